import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, outboxMails, sessions, userRoles, users } from '../../database/schema.ts';
import { PASSWORD, SUPPLIER_CNPJ, SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { lastMail } from '../../testing/mails.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { hashPassword } from '../session/passwords.ts';
import { IDLE_MS } from '../session/sessions.ts';

const NEW_PASSWORD = 'Outra-senha-2';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let gateway: TestGateway;
/** A second gateway on the same database. */
let neighbour: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  neighbour = await createTestGateway({ database: gateway.database });
});

beforeEach(() => setClock(new Date('2026-11-20T12:00:00Z')));

afterAll(() => gateway.close());

function setClock(now: Date) {
  gateway.clock.now = now;
  neighbour.clock.now = now;
}

const later = (milliseconds: number) => setClock(new Date(gateway.clock.now.getTime() + milliseconds));

/** A member of staff of its own, so that no test meets the sessions of another. */
async function hire(): Promise<{ id: number; email: string }> {
  const { queries } = gateway.database;
  const email = `${randomUUID()}@empresa.com.br`;
  const [user] = await queries
    .insert(users)
    .values({ email, name: 'Ana Reis', givenName: 'Ana', passwordHash: await hashPassword(PASSWORD) })
    .returning({ id: users.id });
  const id = user?.id ?? 0;
  await queries.insert(userRoles).values({ userId: id, role: 'Contabil' });
  return { id, email };
}

const tryToEnter = (email: string, senha = PASSWORD, userAgent?: string) =>
  gateway.call('/api/usuarios/login', {
    body: { email, senha },
    ...(userAgent === undefined ? {} : { headers: { 'User-Agent': userAgent } }),
  });

async function enter(email: string, senha = PASSWORD, userAgent?: string): Promise<Schemas['SignedIn']> {
  const answer = await tryToEnter(email, senha, userAgent);
  expect(answer.status).toBe(200);
  return answer.body as Schemas['SignedIn'];
}

async function sessionsOf(token: string): Promise<Schemas['OpenSession'][]> {
  const answer = await gateway.call('/api/usuarios/eu/sessoes', { token });
  expect(answer.status).toBe(200);
  return (answer.body as Schemas['SessionList']).sessoes;
}

/** The id of the session of a token. */
const idOf = async (token: string) => (await sessionsOf(token)).find(({ atual }) => atual)?.id ?? '';

const put = (path: string, token: string, body?: object) =>
  gateway.call(`/api/usuarios/eu/${path}`, { method: 'PUT', token, ...(body && { body }) });

const change = (token: string, senhaAtual = PASSWORD, senha = NEW_PASSWORD) =>
  put('senha', token, { senhaAtual, senha });

/** What both gateways answer to the tokens of a session: a call, and a renewal. */
async function answersTo({ token, refreshToken }: Schemas['SignedIn']): Promise<number[]> {
  const seen: number[] = [];
  for (const { call } of [neighbour, gateway]) {
    seen.push((await call('/api/usuarios/perfil', { token })).status);
  }
  const body = { accessToken: token, refreshToken };
  seen.push((await neighbour.call('/api/usuarios/refresh-token', { body })).status);
  return seen;
}

const ALIVE = [200, 200, 200];
const ENDED = [401, 401, 401];

async function auditOf(userId: number) {
  return gateway.database.queries
    .select({ operation: auditEntries.operation, changes: auditEntries.changes })
    .from(auditEntries)
    .where(eq(auditEntries.recordId, String(userId)))
    .orderBy(desc(auditEntries.id));
}

describe('the list of sessions', () => {
  it('names each by browser and system, with its begin and its last use, and marks that of the call', async () => {
    const { email } = await hire();
    const phone = await enter(
      email,
      PASSWORD,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Safari/604.1',
    );
    later(60_000);
    const desk = await enter(email, PASSWORD, CHROME);
    later(60_000);
    const unknown = await enter(email);
    later(20 * 60_000);
    const renewed = await gateway.call('/api/usuarios/refresh-token', {
      body: { accessToken: phone.token, refreshToken: phone.refreshToken },
    });
    const { accessToken } = renewed.body as Schemas['TokenPair'];
    setClock(new Date('2026-11-20T12:10:00Z'));
    const listed = await sessionsOf(desk.token);
    expect(listed.map(({ id: _id, ...rest }) => rest)).toEqual([
      {
        dispositivo: 'Chrome no Windows',
        dataInicio: '2026-11-20T12:01:00.000Z',
        dataUltimoUso: '2026-11-20T12:01:00.000Z',
        atual: true,
      },
      {
        dispositivo: 'Safari no iPhone',
        dataInicio: '2026-11-20T12:00:00.000Z',
        dataUltimoUso: '2026-11-20T12:22:00.000Z',
        atual: false,
      },
      {
        dispositivo: null,
        dataInicio: '2026-11-20T12:02:00.000Z',
        dataUltimoUso: '2026-11-20T12:02:00.000Z',
        atual: false,
      },
    ]);
    expect(await idOf(unknown.token)).toBe(listed[2]?.id);
    expect(await idOf(accessToken)).toBe(listed[1]?.id);
  });

  it('has none that has ended, nor one of somebody else', async () => {
    const { email } = await hire();
    await enter(email);
    later(IDLE_MS - 60_000);
    const left = await enter(email);
    const kept = await enter(email);
    await gateway.call('/api/usuarios/logout', {
      token: left.token,
      body: { refreshToken: left.refreshToken },
    });
    later(60_000);
    const { token } = await enter((await hire()).email);
    expect(await sessionsOf(token)).toHaveLength(1);
    const again = await gateway.call('/api/usuarios/refresh-token', {
      body: { accessToken: kept.token, refreshToken: kept.refreshToken },
    });
    expect(await sessionsOf((again.body as Schemas['TokenPair']).accessToken)).toHaveLength(1);
  });

  it('keeps the words of a browser, not what it sent', async () => {
    const { id, email } = await hire();
    await enter(email, PASSWORD, `${CHROME} marina@empresa.com.br`);
    const stored = await gateway.database.queries.select().from(sessions).where(eq(sessions.userId, id));
    expect(stored.map(({ device }) => device)).toEqual(['Chrome no Windows']);
    expect(JSON.stringify(stored)).not.toMatch(/marina|Mozilla/);
  });
});

describe('ending sessions', () => {
  it('ends one at once, at every gateway, and leaves the others', async () => {
    const { id, email } = await hire();
    const own = await enter(email);
    const lost = await enter(email);
    const other = await enter(email);
    const lostId = await idOf(lost.token);
    expect((await put(`sessoes/${lostId}/encerrar`, own.token)).status).toBe(204);
    expect(await answersTo(lost)).toEqual(ENDED);
    expect(await answersTo(other)).toEqual(ALIVE);
    expect(await answersTo(own)).toEqual(ALIVE);
    expect(await auditOf(id)).toEqual([
      { operation: 'endSession', changes: { sessoes: { before: [lostId], after: [] } } },
    ]);
  });

  it('answers alike for one that has ended, and writes nothing more', async () => {
    const { id, email } = await hire();
    const own = await enter(email);
    const lostId = await idOf((await enter(email)).token);
    for (let count = 0; count < 2; count += 1) {
      expect((await put(`sessoes/${lostId}/encerrar`, own.token)).status).toBe(204);
    }
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("does not find somebody else's, nor one that never was, and ends nothing", async () => {
    const { token } = await enter((await hire()).email);
    const stranger = await gateway.signIn('Fornecedor');
    const answers = [await idOf(stranger.token), randomUUID()].map((id) =>
      put(`sessoes/${id}/encerrar`, token),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(404);
      expect(errorOf(answer).message).toBe('Registro não encontrado');
    }
    expect(await answersTo(stranger)).toEqual(ALIVE);
  });

  it('ends all others at once, of the caller alone', async () => {
    const { id, email } = await hire();
    const own = await enter(email);
    const others = [await enter(email), await enter(email)];
    const stranger = await gateway.signIn('Contabil');
    expect((await put('sessoes/encerrar-outras', own.token)).status).toBe(204);
    for (const other of others) expect(await answersTo(other)).toEqual(ENDED);
    expect(await answersTo(stranger)).toEqual(ALIVE);
    expect(await sessionsOf(own.token)).toHaveLength(1);
    expect(await answersTo(own)).toEqual(ALIVE);
    const [entry] = await auditOf(id);
    expect(entry?.changes.sessoes?.before).toHaveLength(2);
  });
});

describe('the change of the password', () => {
  it('signs in with the new one from then on, goes on here and ends every other session at once', async () => {
    const { email } = await hire();
    const own = await enter(email);
    const other = await enter(email);
    const stranger = await gateway.signIn('Comercial');
    const answer = await change(own.token);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await answersTo(other)).toEqual(ENDED);
    expect(await answersTo(own)).toEqual(ALIVE);
    expect(await answersTo(stranger)).toEqual(ALIVE);
    expect((await tryToEnter(email)).status).toBe(401);
    await enter(email, NEW_PASSWORD);
  });

  it('is for suppliers as well', async () => {
    const { token } = await gateway.signIn('Fornecedor');
    expect((await change(token)).status).toBe(204);
    expect(await lastMail(gateway)).toMatchObject({
      kind: 'passwordChanged',
      recipient: 'contato@serra.com.br',
      registrationFlowId: SUPPLIER_FLOW,
    });
    expect((await lastMail(gateway))?.body).toMatch(/^Olá,\n/);
    const body = { cnpj: SUPPLIER_CNPJ, senha: NEW_PASSWORD };
    expect((await gateway.call('/api/usuarios/fornecedor/login', { body })).status).toBe(200);
    expect((await change(token, NEW_PASSWORD, PASSWORD)).status).toBe(204);
  });

  it('tells its owner by mail and writes who, when and which sessions, never a password', async () => {
    const { id, email } = await hire();
    const { token } = await enter(email);
    const otherId = await idOf((await enter(email)).token);
    await change(token);
    const mail = await lastMail(gateway);
    expect(mail).toMatchObject({
      kind: 'passwordChanged',
      recipient: email,
      subject: 'A sua senha foi alterada',
    });
    expect(mail?.body).toContain('Olá, Ana,');
    expect(mail?.body).toContain('foi alterada em 20/11/2026 09:00 (horário de Brasília)');
    expect(mail?.body).toContain('https://portal.example/');
    expect(await auditOf(id)).toEqual([
      {
        operation: 'changePassword',
        changes: {
          senhaAlteradaEm: { before: null, after: '2026-11-20T12:00:00.000Z' },
          sessoes: { before: [otherId], after: [] },
        },
      },
    ]);
    const written = JSON.stringify([
      await auditOf(id),
      await gateway.database.queries.select().from(outboxMails),
      gateway.lines,
    ]);
    for (const secret of [PASSWORD, NEW_PASSWORD, token, 'argon2']) expect(written).not.toContain(secret);
  });

  it.each([
    ['a wrong current password', 'errada', NEW_PASSWORD, { senhaAtual: ['Senha atual incorreta'] }],
    [
      'one in another letter case',
      PASSWORD.toUpperCase(),
      NEW_PASSWORD,
      { senhaAtual: ['Senha atual incorreta'] },
    ],
    ['the same password', PASSWORD, PASSWORD, { senha: ['A nova senha deve ser diferente da atual'] }],
    ['a short one', PASSWORD, 'abc1', { senha: ['Digite no mínimo 8 caracteres'] }],
    ['one without a number', PASSWORD, 'abcdefgh', { senha: ['A senha deve ter ao menos um número'] }],
    [
      'one of a leaked list',
      PASSWORD,
      'Senha@123',
      { senha: [expect.stringMatching(/^Esta senha é fácil de adivinhar\./)] },
    ],
    ['none', '', '', { senhaAtual: ['Campo obrigatório'], senha: ['Campo obrigatório'] }],
  ])('refuses %s, and changes nothing', async (_, senhaAtual, senha, fields) => {
    const { id, email } = await hire();
    const own = await enter(email);
    const other = await enter(email);
    const answer = await change(own.token, senhaAtual, senha);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
    expect(await answersTo(other)).toEqual(ALIVE);
    expect(await auditOf(id)).toEqual([]);
    await enter(email);
  });

  it('makes a user wait after five wrong current passwords, as a sign-in does, and keeps the sign-in open', async () => {
    const { email } = await hire();
    const { token } = await enter(email);
    for (let count = 0; count < 5; count += 1) expect((await change(token, 'errada')).status).toBe(400);
    const sixth = await change(token);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('1');
    expect(
      (
        await neighbour.call('/api/usuarios/eu/senha', {
          method: 'PUT',
          token,
          body: { senhaAtual: PASSWORD, senha: NEW_PASSWORD },
        })
      ).status,
    ).toBe(429);
    await enter(email);
    later(1_000);
    expect((await change(token)).status).toBe(204);
    for (let count = 0; count < 5; count += 1) expect((await change(token, 'errada')).status).toBe(400);
  });

  it('counts no right current password, however often the new one is refused', async () => {
    const { email } = await hire();
    const { token } = await enter(email);
    for (let count = 0; count < 6; count += 1)
      expect((await change(token, PASSWORD, 'Senha@123')).status).toBe(400);
    expect((await change(token)).status).toBe(204);
  });

  it('leaves no session of the old password when somebody signs in with it at that moment', async () => {
    const { email } = await hire();
    const { token } = await enter(email);
    const [changed, ...entered] = await Promise.all([
      change(token),
      ...Array.from({ length: 4 }, () => tryToEnter(email)),
    ]);
    expect(changed?.status).toBe(204);
    for (const { status, body } of entered) {
      if (status === 200) expect(await answersTo(body as Schemas['SignedIn'])).toEqual(ENDED);
      else expect(status).toBe(401);
    }
  });

  it('is made once when it is sent twice at a time', async () => {
    const { id, email } = await hire();
    const { token } = await enter(email);
    const answers = await Promise.all([change(token), change(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(await auditOf(id)).toHaveLength(1);
  });
});
