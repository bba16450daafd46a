import { type ListQuestion, listQuestions, readSamples } from '../../apps/gateway/src/load/listQuestions.ts';

const PASSWORD = 'Portal@2026';

/** The demo user of each role that asks for lists. */
const MAILS: Readonly<Record<string, string>> = {
  Comercial: 'comercial@demo.portal.br',
  Diretoria: 'diretoria@demo.portal.br',
};

/** What a call is for the figures. */
export type CallKind = 'read' | 'write' | 'sign-in';

/** A call that was answered. */
export interface Answered {
  readonly kind: CallKind;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Calls a gateway; `told` hears of each call. */
export function createCaller(gateway: string, told: (answered: Answered) => void) {
  const call = async (kind: CallKind, path: string, token?: string, body?: unknown): Promise<unknown> => {
    const started = performance.now();
    const answer = await fetch(`${gateway}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(kind === 'write' && { 'Idempotency-Key': crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    }).catch((): null => null);
    const text = (await answer?.text().catch(() => '')) ?? '';
    const read: unknown = text === '' ? null : JSON.parse(text);
    told({ kind, path, status: answer?.status ?? 0, ms: performance.now() - started });
    return read;
  };
  return {
    read: (path: string, token: string) => call('read', path, token),
    write: (path: string, token: string, body: unknown) => call('write', path, token, body),
    signIn: async (role: string): Promise<string> => {
      const body = { email: MAILS[role], senha: PASSWORD };
      const signedIn = (await call('sign-in', '/api/usuarios/login', undefined, body)) as {
        token?: string;
      } | null;
      return signedIn?.token ?? '';
    },
  };
}

export type Caller = ReturnType<typeof createCaller>;

/** Address of a question. */
export const addressOf = ({ path, query }: ListQuestion): string => `${path}?${new URLSearchParams(query)}`;

/** All questions about the lists of a gateway, with ids that it has. */
export async function questionsOf(caller: Caller): Promise<ListQuestion[]> {
  const token = await caller.signIn('Comercial');
  return listQuestions(await readSamples((path) => caller.read(path, token)));
}

/** Of so many calls one writes, and one signs in anew. */
const WRITES = 20;
const SIGN_INS = 200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Works like a user until the end: reads lists, thinks in between, now and then creates a tag or signs in anew. */
export async function work(
  caller: Caller,
  questions: readonly ListQuestion[],
  { thinkMs, until }: { readonly thinkMs: number; readonly until: number },
): Promise<void> {
  await wait(Math.random() * thinkMs);
  const tokens = new Map<string, string>();
  const tokenOf = async (role: string) => {
    const token = tokens.get(role) ?? (await caller.signIn(role));
    tokens.set(role, token);
    return token;
  };
  for (let count = 1; Date.now() < until; count += 1) {
    const question = questions[Math.floor(Math.random() * questions.length)];
    if (question === undefined) return;
    if (count % SIGN_INS === 0) tokens.clear();
    const token = await tokenOf(question.role);
    if (count % WRITES === 0) {
      const descricao = `CARGA ${crypto.randomUUID()}`;
      await caller.write('/api/produtos/tags', await tokenOf('Comercial'), { descricao });
    } else await caller.read(addressOf(question), token);
    await wait(thinkMs * (0.5 + Math.random()));
  }
}
