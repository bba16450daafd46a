import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../apps/gateway/src/seed/suppliers/demoUsers.ts';

/** What users saw in a stage. */
export interface Tally {
  calls: number;
  /** Calls that were asked to wait: 503 with `Retry-After`. */
  waits: number;
  /** Calls that a program or a connection cut: 502, 504, no answer. */
  cuts: number;
  /** Any other answer that nobody expected. */
  wrong: number;
  slowestMs: number;
}

/** Users who read and create, until they are stopped. */
export interface Load {
  /** The tally since the last call of this. */
  takeTally(): Tally;
  stop(): Promise<void>;
  /** How many brands were acknowledged, and how many of them are not there exactly once. */
  countLost(): Promise<{ acknowledged: number; lost: number }>;
}

const USERS = 8;
/** A tally before the first call. */
export const emptyTally = (): Tally => ({ calls: 0, waits: 0, cuts: 0, wrong: 0, slowestMs: 0 });

/** Starts users at a gateway. A create that fails is sent again under its key, as the portal does. */
export async function startLoad(url: string): Promise<Load> {
  const signIn = await fetch(`${url}/api/usuarios/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'comercial@demo.portal.br', senha: DEMO_PASSWORD }),
  });
  if (signIn.status !== 200) throw new Error(`The sign-in was answered with ${signIn.status}`);
  const { token } = (await signIn.json()) as { token: string };
  let tally = emptyTally();
  let isOver = false;
  const acknowledged: string[] = [];

  const send = async (
    path: string,
    init: RequestInit = {},
    key: string = randomUUID(),
  ): Promise<Response | null> => {
    const began = performance.now();
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    };
    const answer = await fetch(`${url}${path}`, { ...init, headers }).catch(() => null);
    tally.calls += 1;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    const status = answer?.status ?? 0;
    if (status === 503 && answer?.headers.has('retry-after')) tally.waits += 1;
    else if ([0, 502, 503, 504].includes(status)) tally.cuts += 1;
    else if (status >= 400 && status !== 422) tally.wrong += 1;
    return answer;
  };

  const create = async (): Promise<void> => {
    const descricao = `PROVA ${randomUUID().slice(0, 18)}`.toUpperCase();
    const key = randomUUID();
    for (let tries = 0; tries < 200 && !isOver; tries += 1) {
      const answer = await send(
        '/api/produtos/marcas',
        { method: 'POST', body: JSON.stringify({ descricao }) },
        key,
      );
      await answer?.body?.cancel();
      // 422: it was carried out, and the answer got lost.
      if (answer?.status === 201 || answer?.status === 422) return void acknowledged.push(descricao);
      await wait(200);
    }
  };

  const users = Array.from({ length: USERS }, async (_, user) => {
    for (let call = user; !isOver; call += 1) {
      if (call % 4 === 0) await create();
      else await (await send('/api/produtos/marcas?QuantidadeRegistros=10'))?.body?.cancel();
      await wait(20);
    }
  });
  return {
    takeTally: () => {
      const taken = tally;
      tally = emptyTally();
      return taken;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(users);
    },
    countLost: async () => {
      let lost = 0;
      for (const name of acknowledged) {
        const answer = await send(`/api/produtos/marcas?filtro=${encodeURIComponent(name)}`);
        if (answer?.status !== 200)
          throw new Error('The brands could not be counted: it is not served again');
        const { marcas } = (await answer.json()) as { marcas: { descricao: string }[] };
        if (marcas.filter(({ descricao }) => descricao === name).length !== 1) lost += 1;
      }
      return { acknowledged: acknowledged.length, lost };
    },
  };
}
