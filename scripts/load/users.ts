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

/** Calls a gateway as someone at an address of their own, as its proxy tells it; `told` hears of each call. */
export function createCaller(gateway: string, told: (answered: Answered) => void, address = '192.0.2.1') {
  const call = async (kind: CallKind, path: string, token?: string, body?: unknown): Promise<unknown> => {
    const started = performance.now();
    const answer = await fetch(`${gateway}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'X-Forwarded-For': address,
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

/** What users read. */
export interface Reading {
  /** Every list in every way. */
  readonly questions: readonly ListQuestion[];
  /** Lists as they open. */
  readonly opened: readonly ListQuestion[];
  /** Records that lists lead to. */
  readonly records: readonly ListQuestion[];
}

/** Lists whose rows lead to a record. */
const RECORDS = [
  { list: '/api/produtos?Paginacao.Pagina=', rows: 'produtos', record: '/api/produtos/{id}/resumo' },
  { list: '/api/produtos/familias?Pagina=', rows: 'familias', record: '/api/produtos/familias/{id}' },
  {
    list: '/api/produtos/requisicoes?Pagina=',
    rows: 'requisicoes',
    record: '/api/produtos/requisicoes/{id}',
  },
] as const;
const PAGES = 5;

/** What users of a gateway read, with ids that it has. */
export async function readingOf(caller: Caller): Promise<Reading> {
  const questions = await questionsOf(caller);
  const token = await caller.signIn('Comercial');
  const records: ListQuestion[] = [];
  for (const { list, rows, record } of RECORDS) {
    for (let page = 1; page <= PAGES; page += 1) {
      const body = (await caller.read(`${list}${page}`, token)) as Record<
        string,
        { id: number }[] | undefined
      >;
      for (const { id } of body[rows] ?? []) {
        records.push({ path: record.replace('{id}', String(id)), role: 'Comercial', query: {} });
      }
    }
  }
  const opened = [...Map.groupBy(questions, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  return { questions, opened, records };
}

const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Of ten reads four are records, three lists as they open, and three any list in any way. */
function nextOf({ questions, opened, records }: Reading): ListQuestion | undefined {
  const chance = Math.random();
  if (chance < 0.4) return oneOf(records);
  return oneOf(chance < 0.7 ? opened : questions);
}

/** Users arrive within this time, and sign in. */
export const ARRIVAL_MS = 30_000;

/** A token that is older is renewed by signing in: it lives 15 minutes, and a call may wait for a minute. */
const TOKEN_MS = 10 * 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Works like a user until the end: reads, thinks in between, now and then creates a tag or signs in anew. */
export async function work(
  caller: Caller,
  reading: Reading,
  { thinkMs, until }: { readonly thinkMs: number; readonly until: number },
): Promise<void> {
  const tokens = new Map<string, { token: string; sinceMs: number }>();
  const tokenOf = async (role: string) => {
    const known = tokens.get(role);
    if (known !== undefined && Date.now() - known.sinceMs < TOKEN_MS) return known.token;
    const token = await caller.signIn(role);
    tokens.set(role, { token, sinceMs: Date.now() });
    return token;
  };
  await wait(Math.random() * ARRIVAL_MS);
  for (let count = 1; Date.now() < until; count += 1) {
    const question = nextOf(reading);
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
