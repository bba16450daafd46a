import type { Schemas } from '@portal/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMails } from '../database/schema.ts';
import { send, setStatus, uploadAddresses } from '../testing/documents.ts';
import { emailOf, PASSWORD } from '../testing/fixtures.ts';
import {
  createTestGateway,
  freshAddress,
  openTestDatabase,
  type TestGateway,
} from '../testing/testGateway.ts';

const LOGIN = '/api/usuarios/login';
const REFRESH = '/api/usuarios/refresh-token';

let gateway: TestGateway;
/** Makes the next transaction fail. */
let fails = false;

beforeAll(async () => {
  const database = await openTestDatabase();
  gateway = await createTestGateway({
    database: {
      ...database,
      transaction: (work, options) =>
        database.transaction(async (queries) => {
          if (fails) await queries.execute(sql`select 'segredo-do-banco'::integer`);
          return work(queries);
        }, options),
    },
  });
});

beforeEach(() => {
  fails = false;
  gateway.entries.length = 0;
});

afterAll(() => gateway.close());

const signIn = (senha: string, address = freshAddress()) =>
  gateway.call(LOGIN, { body: { email: emailOf('Contabil'), senha }, address });

const last = () => gateway.entries.at(-1);

describe('the line of a call', () => {
  it('names the user, the address, the operation, the status, the time and the id that the caller has', async () => {
    const token = await gateway.tokenOf('Comercial');
    const answer = await gateway.call('/api/produtos/marcas', { token, address: '10.9.8.7' });
    expect(last()).toEqual({
      event: 'call',
      level: 'info',
      requestId: answer.headers.get('x-request-id'),
      userId: expect.any(Number),
      address: '10.9.8.7',
      operation: 'GET /api/produtos/marcas',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('says sign-in, failed sign-in, lock, refused access and sign-out', async () => {
    const address = freshAddress();
    const entered = (await signIn(PASSWORD, address)).body as Schemas['SignedIn'];
    expect(last()).toMatchObject({ event: 'sign-in', userId: expect.any(Number), address });
    await gateway.call('/api/usuarios/equipe', { token: entered.token });
    expect(last()).toMatchObject({ event: 'access-refused', level: 'warn', status: 403 });
    await gateway.call('/api/usuarios/logout', { token: entered.token, body: { refreshToken: 'x' } });
    expect(last()).toMatchObject({ event: 'sign-out' });
    const thief = freshAddress();
    await signIn('errada', thief);
    expect(last()).toMatchObject({ event: 'sign-in-failed', level: 'warn', address: thief });
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('errada', thief);
    expect(last()).toMatchObject({ event: 'throttled', status: 429, address: thief });
  });

  it('says that a session ended since a token came again', async () => {
    const first = (await signIn(PASSWORD)).body as Schemas['SignedIn'];
    const pair = { accessToken: first.token, refreshToken: first.refreshToken };
    await gateway.call(REFRESH, { body: pair });
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    await gateway.call(REFRESH, { body: pair });
    expect(last()).toMatchObject({
      event: 'session-reused',
      level: 'warn',
      userId: expect.any(Number),
      status: 401,
    });
  });

  it('says whose access was given, changed, ended and given back', async () => {
    const token = await gateway.tokenOf('Diretoria');
    const equipe = '/api/usuarios/equipe';
    const invited = await gateway.call(equipe, {
      token,
      body: { nome: 'Ana Reis', email: 'ana.reis@empresa.com.br', funcoes: ['Comercial'] },
    });
    const { id, versao } = invited.body as Schemas['StaffMember'];
    expect(last()).toMatchObject({ event: 'staff-invited', subjectId: id });
    await gateway.call(`${equipe}/${id}`, {
      method: 'PUT',
      token,
      headers: { 'If-Match': `"${versao}"` },
      body: { nome: 'Ana Reis', funcoes: ['Contabil'] },
    });
    expect(last()).toMatchObject({ event: 'roles-changed', subjectId: id, userId: expect.any(Number) });
  });
});

it('has kind and place of a failure under the id that its caller has, and the caller has neither', async () => {
  fails = true;
  const token = await gateway.tokenOf('Comercial').catch(() => '');
  fails = false;
  const own = token === '' ? await gateway.tokenOf('Diretoria') : token;
  fails = true;
  const answer = await gateway.call('/api/produtos/marcas', { token: own, body: { descricao: 'QUALQUER' } });
  expect(answer.status).toBe(500);
  const [failure, line] = gateway.entries.slice(-2);
  const requestId = answer.headers.get('x-request-id');
  expect(failure).toMatchObject({
    event: 'failure',
    level: 'error',
    requestId,
    message: 'database error 22P02',
  });
  expect(failure?.stack).toMatch(/^\s+at /);
  expect(line).toMatchObject({ event: 'failure', requestId, status: 500 });
  expect(answer.text).not.toContain(' at ');
});

it('holds no token, password, code, signature or text of a mail (D15)', async () => {
  const secrets: string[] = [PASSWORD, 'errada-demais', 'Outra-senha-2', 'segredo-do-banco'];
  const entered = (await signIn(PASSWORD)).body as Schemas['SignedIn'];
  secrets.push(entered.token, entered.refreshToken, ...entered.token.split('.'));
  await signIn('errada-demais');
  const pair = { accessToken: entered.token, refreshToken: entered.refreshToken };
  const renewed = (await gateway.call(REFRESH, { body: pair })).body as Schemas['TokenPair'];
  secrets.push(renewed.accessToken, renewed.refreshToken);
  await gateway.call(`${REFRESH}?${new URLSearchParams({ ...renewed })}`, { method: 'POST' });

  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  const [address = ''] = await uploadAddresses(gateway, { names: ['contrato.pdf'] });
  secrets.push(new URL(address).pathname, new URL(address).searchParams.get('assinatura') ?? address);
  await send(gateway, address);
  await gateway.app.request(`${address}x`, { method: 'PUT', body: 'x' });

  await gateway.call('/api/usuarios/recuperar-senha', { body: { email: emailOf('Contabil') } });
  const { queries } = gateway.database;
  const [mail] = await queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, emailOf('Contabil')));
  const code = /#codigo=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
  expect(code).toHaveLength(43);
  secrets.push(code, mail?.subject ?? '', emailOf('Contabil'));
  await gateway.call('/api/usuarios/nova-senha', { method: 'PUT', body: { codigo: code, senha: 'curta' } });
  fails = true;
  await gateway.call('/api/usuarios/nova-senha', {
    method: 'PUT',
    body: { codigo: code, senha: 'Outra-senha-2' },
  });

  const log = gateway.entries.map((entry) => JSON.stringify(entry)).join('\n');
  expect(log).toContain('"status":500');
  expect(log).toContain('PUT /arquivos/{id}');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
