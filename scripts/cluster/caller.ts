import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../apps/gateway/src/seed/suppliers/demoUsers.ts';

/** What users saw in a stage. */
export interface Tally {
  calls: number;
  /** Calls that were asked to wait: 503 with `Retry-After`. */
  waits: number;
  /** Calls that a program or a connection cut: 502, 504, no answer. */
  cuts: number;
  /** Any other answers that nobody expected: status and address. */
  wrong: string[];
  slowestMs: number;
}

/** A tally before the first call. */
export const emptyTally = (): Tally => ({ calls: 0, waits: 0, cuts: 0, wrong: [], slowestMs: 0 });

/** Who calls: a member of staff, or a supplier by its CNPJ. */
export type Account = { readonly email: string } | { readonly cnpj: string };

/** A token serves 15 minutes. */
const TOKEN_MS = 10 * 60_000;

/** Calls the gateways, and counts what users see. */
export interface Caller {
  /** The tally since the last call of this. */
  takeTally(): Tally;
  /** Sends a call of an account, which is signed in first; null where no answer came. */
  send(account: Account, path: string, init?: RequestInit, key?: string): Promise<Response | null>;
}

/** A caller of the gateways at an address. */
export function createCaller(url: string): Caller {
  let tally = emptyTally();
  const tokens = new Map<Account, { token: Promise<string | null>; until: number }>();

  /** One call; those that failed are counted by how. */
  const count = async (path: string, init: RequestInit): Promise<Response | null> => {
    const began = performance.now();
    const answer = await fetch(`${url}${path}`, init).catch(() => null);
    tally.calls += 1;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    const status = answer?.status ?? 0;
    if (status === 503 && answer?.headers.has('retry-after')) tally.waits += 1;
    else if ([0, 502, 503, 504].includes(status)) tally.cuts += 1;
    else if (status >= 400 && status !== 422) tally.wrong.push(`${status} ${path}`);
    return answer;
  };

  const signIn = async (account: Account): Promise<string | null> => {
    const path = 'email' in account ? '/api/usuarios/login' : '/api/usuarios/fornecedor/login';
    const answer = await count(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, senha: DEMO_PASSWORD }),
    });
    if (answer?.status !== 200) {
      tokens.delete(account);
      return null;
    }
    return ((await answer.json()) as { token: string }).token;
  };

  /** Users of an account share a session, and sign in once. */
  const tokenOf = (account: Account): Promise<string | null> => {
    const known = tokens.get(account);
    if (known && known.until > Date.now()) return known.token;
    const token = signIn(account);
    tokens.set(account, { token, until: Date.now() + TOKEN_MS });
    return token;
  };

  return {
    takeTally: () => {
      const taken = tally;
      tally = emptyTally();
      return taken;
    },
    send: async (account, path, init = {}, key = randomUUID()) => {
      const token = await tokenOf(account);
      if (token === null) return null;
      const headers = {
        ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
      };
      return count(path, { ...init, headers });
    },
  };
}
