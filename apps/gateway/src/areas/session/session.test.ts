import crypto, { createHmac } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeExpired } from '../../database/purgeExpired.ts';
import { knownNetworks, sessions, userRoles, users } from '../../database/schema.ts';
import {
  DEMO_EMAIL,
  emailOf,
  INACTIVE_EMAIL,
  PASSWORD,
  SUPPLIER_CNPJ,
  SUPPLIER_FLOW,
} from '../../testing/fixtures.ts';
import { createTestGateway, errorOf, freshAddress, type TestGateway } from '../../testing/testGateway.ts';
import { ACCESS_TOKEN_SECONDS } from './accessTokens.ts';
import { hashRefreshToken, UNNUMBERED_GENERATIONS } from './refreshTokens.ts';
import { ABSOLUTE_MS, GRACE_MS, IDLE_MS } from './sessions.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

beforeEach(() => {
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};

const staff = (email: string, senha = PASSWORD, address = freshAddress()) =>
  gateway.call('/api/usuarios/login', { body: { email, senha }, address });

const supplier = (cnpj: string, senha = PASSWORD) =>
  gateway.call('/api/usuarios/fornecedor/login', { body: { cnpj, senha } });

const profile = (token: string) => gateway.call('/api/usuarios/perfil', { token });

const renew = (body: Schemas['TokenPair']) => gateway.call('/api/usuarios/refresh-token', { body });

async function openPair(): Promise<Schemas['TokenPair']> {
  const { token, refreshToken } = await gateway.signIn('Diretoria');
  return { accessToken: token, refreshToken };
}

/** A refresh token as it was before its number stood in it. */
const unnumbered = (sessionId: string, generation: number) =>
  createHmac('sha256', gateway.config.secret)
    .update(`refresh:${sessionId}:${generation}`)
    .digest('base64url');

/** Has a session been renewed so often, by a gateway whose tokens had no number. @returns its id. */
async function moveTo(
  { refreshToken }: Schemas['TokenPair'],
  generation: number,
  { previousHash = null }: { readonly previousHash?: string | null } = {},
): Promise<string> {
  const { queries } = gateway.database;
  const isOwn = eq(sessions.refreshHash, hashRefreshToken(refreshToken));
  const [session] = await queries.select({ id: sessions.id }).from(sessions).where(isOwn);
  const id = session?.id ?? '';
  const refreshHash = hashRefreshToken(unnumbered(id, generation));
  await queries.update(sessions).set({ generation, refreshHash, previousHash }).where(eq(sessions.id, id));
  return id;
}

/** Watches a function of `node:crypto` from now on. @returns ends that, with the arguments of each call. */
function watchCrypto(name: 'createHmac' | 'argon2'): () => unknown[][] {
  const made = vi.spyOn(crypto, name);
  syncBuiltinESMExports();
  return () => {
    const calls = [...made.mock.calls];
    made.mockRestore();
    syncBuiltinESMExports();
    return calls;
  };
}

describe('sign-in', () => {
  it('opens a session for staff by e-mail, whatever its letter case, and for a supplier by CNPJ (API2-023, API2-024)', async () => {
    const answers = await Promise.all([
      staff(emailOf('Comercial')),
      staff(emailOf('Comercial').toUpperCase()),
      supplier(SUPPLIER_CNPJ),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ token: expect.any(String), refreshToken: expect.any(String) });
    }
  });

  it.each([
    ['a wrong password', () => staff(emailOf('Comercial'), 'errada')],
    ['a password in another letter case', () => staff(emailOf('Comercial'), PASSWORD.toUpperCase())],
    ['a password with a space', () => staff(emailOf('Comercial'), `${PASSWORD} `)],
    ['an unknown e-mail', () => staff('ninguem@empresa.com.br')],
    ['somebody who left', () => staff(INACTIVE_EMAIL)],
    ['the e-mail of a supplier', () => staff('contato@serra.com.br')],
    ['an unknown CNPJ', () => supplier('12ABC34501DE35')],
    ['a wrong password of a supplier', () => supplier(SUPPLIER_CNPJ, 'errada')],
  ])('answers %s with the same 401', async (_, call) => {
    const answer = await call();
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      message: 'Credenciais inválidas',
      errors: { global: ['Credenciais inválidas'], fields: {} },
    });
  });

  it.each([
    [{ cnpj: '11222333000180', senha: 'x' }, { cnpj: ['CNPJ inválido: DV esperado 81'] }],
    [{ cnpj: '11.222.333/0001-81', senha: 'x' }, { cnpj: expect.any(Array) }],
    [{ cnpj: SUPPLIER_CNPJ, senha: '' }, { senha: ['Campo obrigatório'] }],
    [{}, { cnpj: ['Campo obrigatório'], senha: ['Campo obrigatório'] }],
  ])('refuses the body %j', async (body, fields) => {
    const answer = await gateway.call('/api/usuarios/fornecedor/login', { body });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it('costs as much for an unknown user as for a known one', async () => {
    const cost = async (email: string) => {
      const hashes = watchCrypto('argon2');
      expect((await staff(email, 'errada')).status).toBe(401);
      return hashes().map(([, parameters]) => ({ ...Object(parameters), nonce: null }));
    };
    const known = await cost(emailOf('Ecommerce'));
    expect(known).toEqual([expect.objectContaining({ memory: 19_456, passes: 2, parallelism: 1 })]);
    expect(await cost('ninguem.mesmo@empresa.com.br')).toEqual(known);
  });
});

describe('demo users', () => {
  it('sign in while the gateway is in demonstration mode, and not otherwise', async () => {
    const real = await createTestGateway({ database: gateway.database, demo: false });
    const body = { email: DEMO_EMAIL, senha: PASSWORD };
    expect((await gateway.call('/api/usuarios/login', { body })).status).toBe(200);
    expect((await real.call('/api/usuarios/login', { body })).status).toBe(401);
    expect(
      (await real.call('/api/usuarios/login', { body: { ...body, email: emailOf('Comercial') } })).status,
    ).toBe(200);
  });

  it('lose a session that was opened in demonstration mode', async () => {
    const { body } = await staff(DEMO_EMAIL);
    const { token, refreshToken } = body as Schemas['SignedIn'];
    const real = await createTestGateway({ database: gateway.database, demo: false });
    expect((await profile(token)).status).toBe(200);
    expect((await real.call('/api/usuarios/perfil', { token })).status).toBe(401);
    const renewed = await real.call('/api/usuarios/refresh-token', {
      body: { accessToken: token, refreshToken },
    });
    expect(renewed.status).toBe(401);
  });
});

describe('profile', () => {
  it('gives one role as a text and several as a list (FND-043)', async () => {
    const { body: single } = await profile(await gateway.tokenOf('Contabil'));
    expect(single).toEqual({
      role: 'Contabil',
      roles: ['Contabil'],
      name: 'Marina Alves',
      given_name: 'Marina',
      email: emailOf('Contabil'),
    });
    const { body: signed } = await staff('duas.funcoes@empresa.com.br');
    const { body: double } = await profile((signed as Schemas['SignedIn']).token);
    expect(double).toMatchObject({
      role: ['Comercial', 'ComercialValidadores'],
      roles: ['Comercial', 'ComercialValidadores'],
    });
  });

  it('names a supplier by its trade name, with CNPJ and flow', async () => {
    const { body } = await profile(await gateway.tokenOf('Fornecedor'));
    expect(body).toEqual({
      role: 'Fornecedor',
      roles: ['Fornecedor'],
      name: 'PANELAS DA SERRA',
      given_name: 'PANELAS DA SERRA',
      email: 'contato@serra.com.br',
      cnpj: SUPPLIER_CNPJ,
      fluxoCadastroId: SUPPLIER_FLOW,
    });
  });
});

describe('throttled sign-ins', () => {
  it('makes an account wait after five failures, a second first and then twice as long each time', async () => {
    const email = 'alvo@empresa.com.br';
    const address = freshAddress();
    const fail = () => staff(email, 'errada', address);
    for (let count = 0; count < 5; count += 1) expect((await fail()).status).toBe(401);

    const sixth = await fail();
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('1');
    expect(errorOf(sixth).message).toBe('Muitas tentativas. Tente novamente em 1 segundo.');

    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      later(Number((await fail()).headers.get('retry-after')) * 1000);
      const answer = await fail();
      expect(answer.status).toBe(429);
      waits.push(Number(answer.headers.get('retry-after')));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    later(900_000 + 15 * 60_000);
    expect((await fail()).status).toBe(401);
  });

  it('does not check the password during the wait, and clears the attempts of that network after a success', async () => {
    const email = emailOf('ComercialValidadores');
    const address = freshAddress();
    for (let count = 0; count < 5; count += 1) await staff(email, 'errada', address);
    expect((await staff(email, PASSWORD, address)).status).toBe(429);
    later(1_000);
    expect((await staff(email, PASSWORD, address)).status).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      expect((await staff(email, 'errada', address)).status).toBe(401);
    }
  });

  it('counts attempts that are made at the same time', async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff('rajada@empresa.com.br', 'errada', address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('counts each account separately, whatever the letter case of its e-mail', async () => {
    const address = freshAddress();
    for (const email of [
      'Um@empresa.com.br',
      'um@empresa.com.br',
      'UM@empresa.com.br',
      'uM@empresa.com.br',
      'um@EMPRESA.com.br',
    ]) {
      expect((await staff(email, 'errada', address)).status).toBe(401);
    }
    expect((await staff('um@empresa.com.br', 'errada', address)).status).toBe(429);
    expect((await staff('dois@empresa.com.br', 'errada', address)).status).toBe(401);
  });

  it('clears failures after fifteen minutes', async () => {
    const address = freshAddress();
    const fail = () => staff('calma@empresa.com.br', 'errada', address);
    for (let count = 0; count < 4; count += 1) await fail();
    later(15 * 60_000);
    for (let count = 0; count < 5; count += 1) expect((await fail()).status).toBe(401);
  });

  it('does not lock for the hour by which the clock of a gateway was ahead, and forgets no failure', async () => {
    const address = freshAddress();
    const fail = () => staff('adiantado@empresa.com.br', 'errada', address);
    later(60 * 60_000);
    for (let count = 0; count < 6; count += 1) await fail();
    later(-60 * 60_000);
    const seventh = await fail();
    expect(seventh.status).toBe(429);
    expect(seventh.headers.get('retry-after')).toBe('2');
    later(2_000);
    expect((await fail()).headers.get('retry-after')).toBe('4');
  });

  it('lets the owner in from another network while one network guesses', async () => {
    const email = emailOf('ComercialAprovadores');
    const guessing = freshAddress();
    for (let count = 0; count < 12; count += 1) await staff(email, 'errada', guessing);
    expect((await staff(email, PASSWORD, guessing)).status).toBe(429);
    expect((await staff(email)).status).toBe(200);
  });

  it('has an account wait that many networks guess, except on a network where its owner signed in', async () => {
    const email = emailOf('ComericalGeradorLink');
    const office = freshAddress();
    expect((await staff(email, PASSWORD, office)).status).toBe(200);
    const { accountFailuresOverall } = gateway.config.limits;
    for (let count = 0; count < accountFailuresOverall; count += 1) {
      expect((await staff(email, 'errada', freshAddress())).status).toBe(401);
    }
    const next = await staff(email, 'errada', freshAddress());
    expect(next.status).toBe(429);
    expect((await staff(email)).status).toBe(429);
    expect((await staff(email, PASSWORD, office)).status).toBe(200);
    later(Number(next.headers.get('retry-after')) * 1000);
    expect((await staff(email)).status).toBe(200);
  });

  it('knows a network for ninety days, by a hash that tells neither account nor address', async () => {
    const email = emailOf('Contabil');
    const office = freshAddress();
    later(365 * 86_400_000); // after every other test
    await staff(email, PASSWORD, office);
    const knownAfter = async (milliseconds: number) => {
      const at = new Date(gateway.clock.now.getTime() + milliseconds);
      await purgeExpired(gateway, at);
      return gateway.database.queries.select().from(knownNetworks);
    };
    const kept = await knownAfter(90 * 86_400_000);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(office);
    expect(JSON.stringify(kept)).not.toContain(email);
    expect(await knownAfter(90 * 86_400_000 + 1)).toEqual([]);
  });

  it('limits an address over all accounts, but not one whose sign-ins succeed', async () => {
    const strict = await createTestGateway({
      database: gateway.database,
      limits: { ...gateway.config.limits, addressSignIns: 10 },
    });
    const call = (email: string, senha: string, address: string) =>
      strict.call('/api/usuarios/login', { body: { email, senha }, address });
    const spraying = freshAddress();
    for (let count = 0; count < 10; count += 1) {
      expect((await call(`conta${count}@empresa.com.br`, 'errada', spraying)).status).toBe(401);
    }
    expect((await call('conta11@empresa.com.br', 'errada', spraying)).status).toBe(429);
    expect((await call('conta11@empresa.com.br', 'errada', freshAddress())).status).toBe(401);
    const office = freshAddress();
    for (let count = 0; count < 15; count += 1) {
      expect((await call(emailOf('Contabil'), PASSWORD, office)).status).toBe(200);
    }
  });
});

describe('renewal', () => {
  it('exchanges the pair for a new one, from the body or from the query', async () => {
    const first = await openPair();
    const second = await renew(first);
    expect(second.status).toBe(200);
    const pair = second.body as Schemas['TokenPair'];
    expect(pair.accessToken).not.toBe(first.accessToken);
    expect(pair.refreshToken).not.toBe(first.refreshToken);
    const third = await gateway.call(`/api/usuarios/refresh-token?${new URLSearchParams({ ...pair })}`, {
      method: 'POST',
    });
    expect(third.status).toBe(200);
    expect((await profile((third.body as Schemas['TokenPair']).accessToken)).status).toBe(200);
  });

  it('does not read the query when there is a body', async () => {
    const pair = await openPair();
    const answer = await gateway.call('/api/usuarios/refresh-token?accessToken=x&refreshToken=y', {
      body: pair,
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['', ['accessToken', 'refreshToken']],
    ['?accessToken=x', ['refreshToken']],
    ['?refreshToken=x', ['accessToken']],
    ['?accessToken=&refreshToken=x', ['accessToken']],
    ['?accessToken=%00&refreshToken=x', ['accessToken']],
  ])('answers a call that lacks a token with 400: %s', async (query, fields) => {
    const answer = await gateway.call(`/api/usuarios/refresh-token${query}`, { method: 'POST' });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual(fields);
  });

  it('answers a body of another type with 415, and needs no type without a body (GW-15)', async () => {
    const pair = await openPair();
    const headers = { 'Content-Type': 'text/plain' };
    expect((await gateway.call('/api/usuarios/refresh-token', { body: pair, headers })).status).toBe(415);
    const query = new URLSearchParams({ ...pair });
    const answer = await gateway.call(`/api/usuarios/refresh-token?${query}`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
  });

  it('accepts an expired access token', async () => {
    const pair = await openPair();
    later(ACCESS_TOKEN_SECONDS * 1000 + 1_000);
    expect((await profile(pair.accessToken)).status).toBe(401);
    expect((await renew(pair)).status).toBe(200);
  });

  it('refuses a pair that does not belong together, or is not ours', async () => {
    const one = await openPair();
    const other = await openPair();
    for (const body of [
      { ...one, accessToken: other.accessToken },
      { ...one, accessToken: 'garbage' },
      { ...one, accessToken: one.refreshToken },
      { ...one, refreshToken: one.accessToken },
      { ...one, refreshToken: 'garbage' },
      { ...one, refreshToken: hashRefreshToken(one.refreshToken) },
    ]) {
      const answer = await renew(body);
      expect(answer.status).toBe(401);
      expect(errorOf(answer).message).toBe('Sessão inválida ou expirada');
    }
    expect((await renew(one)).status).toBe(200);
  });

  it('gives tabs that renew together the same new refresh token, which works for both', async () => {
    const pair = await openPair();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(pair)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const tokens = new Set(answers.map(({ body }) => (body as Schemas['TokenPair']).refreshToken));
    expect(tokens.size).toBe(1);
    later(GRACE_MS + 60_000);
    expect((await renew(answers[7]?.body as Schemas['TokenPair'])).status).toBe(200);
  });

  it('accepts the previous token for a few seconds only, and ends the session when it is used later', async () => {
    const first = await openPair();
    const second = (await renew(first)).body as Schemas['TokenPair'];
    later(GRACE_MS);
    expect((await renew(first)).status).toBe(200);
    later(1);
    expect((await renew(first)).status).toBe(401);
    expect((await renew(second)).status).toBe(401);
    expect((await profile(second.accessToken)).status).toBe(401);
  });

  it('ends the session when a token of any generation before comes back', async () => {
    const first = await openPair();
    let pair = first;
    for (let count = 0; count < 4; count += 1) pair = (await renew(pair)).body as Schemas['TokenPair'];
    expect((await profile(pair.accessToken)).status).toBe(200);
    expect((await renew({ ...pair, refreshToken: first.refreshToken })).status).toBe(401);
    expect((await renew(pair)).status).toBe(401);
    expect((await profile(pair.accessToken)).status).toBe(401);
  });

  it('decides with one comparison about a token of a session that was renewed a million times', async () => {
    const pair = await openPair();
    const sessionId = await moveTo(pair, 1_000_000);
    const hmacs = watchCrypto('createHmac');
    expect((await renew({ ...pair, refreshToken: `1234.${'A'.repeat(43)}` })).status).toBe(401);
    expect(hmacs()).toHaveLength(1);
    expect((await profile(pair.accessToken)).status).toBe(200);
    const refreshToken = `1234.${unnumbered(sessionId, 1_234)}`;
    expect((await renew({ ...pair, refreshToken })).status).toBe(401);
    expect((await profile(pair.accessToken)).status).toBe(401);
  });

  it('takes the tokens that had no number, and knows those of the last renewals', async () => {
    const pair = await openPair();
    const sessionId = await moveTo(pair, 1_000_000);
    const asBefore = (generation: number) =>
      renew({ ...pair, refreshToken: unnumbered(sessionId, generation) });
    const renewed = (await asBefore(1_000_000)).body as Schemas['TokenPair'];
    expect(renewed.refreshToken).toMatch(/^1000001\.[\w-]{43}$/);
    const unknown = unnumbered(sessionId, 1_000);
    const hmacs = watchCrypto('createHmac');
    expect((await renew({ ...pair, refreshToken: unknown })).status).toBe(401);
    expect(hmacs()).toHaveLength(UNNUMBERED_GENERATIONS);
    expect((await profile(pair.accessToken)).status).toBe(200);
    expect((await asBefore(999_900)).status).toBe(401);
    expect((await profile(pair.accessToken)).status).toBe(401);
  });

  it('gives a tab the token that a gateway of the version before made for another', async () => {
    const pair = await openPair();
    const sessionId = await moveTo(pair, 1, { previousHash: hashRefreshToken(pair.refreshToken) });
    const answer = await renew(pair);
    expect((answer.body as Schemas['TokenPair']).refreshToken).toBe(unnumbered(sessionId, 1));
  });

  it('is counted by session at each address, and by address where it is refused', async () => {
    const limits = { ...gateway.config.limits, sessionRenewals: 3, addressRenewals: 5 };
    const strict = await createTestGateway({ database: gateway.database, limits });
    const at = (address: string, body: Schemas['TokenPair']) =>
      strict.call('/api/usuarios/refresh-token', { body, address });
    const [busy, elsewhere, guessing] = [freshAddress(), freshAddress(), freshAddress()];
    let pair = await openPair();
    for (let count = 0; count < 3; count += 1) pair = (await at(busy, pair)).body as Schemas['TokenPair'];
    const refused = await at(busy, pair);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await at(elsewhere, pair)).status).toBe(200);
    for (let count = 0; count < 8; count += 1) expect((await at(busy, await openPair())).status).toBe(200);

    const guess = async () => at(guessing, { ...(await openPair()), refreshToken: 'desconhecido' });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    expect((await at(guessing, await openPair())).status).toBe(429);
    strict.clock.now = new Date(strict.clock.now.getTime() + 1_000);
    expect((await at(guessing, await openPair())).status).toBe(200);
  });

  it('refuses a token that the session never had, and goes on', async () => {
    const pair = await openPair();
    const other = await openPair();
    expect((await renew({ ...pair, refreshToken: other.refreshToken })).status).toBe(401);
    expect((await renew(pair)).status).toBe(200);
    expect((await renew(other)).status).toBe(200);
  });

  it('ends a session that nobody renewed for seven days', async () => {
    const kept = await openPair();
    const lost = await openPair();
    later(IDLE_MS - 1_000);
    const next = await renew(kept);
    expect(next.status).toBe(200);
    later(1_000);
    expect((await renew(lost)).status).toBe(401);
    expect((await renew(next.body as Schemas['TokenPair'])).status).toBe(200);
  });

  it('ends every session after thirty days', async () => {
    let pair = await openPair();
    const start = gateway.clock.now.getTime();
    for (let day = 6; day <= 24; day += 6) {
      gateway.clock.now = new Date(start + day * 86_400_000);
      pair = (await renew(pair)).body as Schemas['TokenPair'];
    }
    gateway.clock.now = new Date(start + ABSOLUTE_MS - 1_000);
    const last = await renew(pair);
    expect(last.status).toBe(200);
    const { accessToken } = last.body as Schemas['TokenPair'];
    expect((await profile(accessToken)).status).toBe(200);
    later(1_000);
    expect((await profile(accessToken)).status).toBe(401);
    expect((await renew(last.body as Schemas['TokenPair'])).status).toBe(401);
  });
});

describe('sign-out', () => {
  it('ends the session: neither token works any more (AUTH-40)', async () => {
    const pair = await openPair();
    const other = await openPair();
    const answer = await gateway.call('/api/usuarios/logout', {
      token: pair.accessToken,
      body: { refreshToken: pair.refreshToken },
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await profile(pair.accessToken)).status).toBe(401);
    expect((await renew(pair)).status).toBe(401);
    expect((await profile(other.accessToken)).status).toBe(200);
  });

  it.each(['unknown', 'of another session'])(
    'ends its own session only, with a refresh token that is %s',
    async (kind) => {
      const own = await openPair();
      const other = await openPair();
      const refreshToken = kind === 'unknown' ? 'desconhecido' : other.refreshToken;
      const answer = await gateway.call('/api/usuarios/logout', {
        token: own.accessToken,
        body: { refreshToken },
      });
      expect(answer.status).toBe(204);
      expect((await renew(own)).status).toBe(401);
      expect((await renew(other)).status).toBe(200);
    },
  );
});

describe('what the database decides at once', () => {
  it('a lost role', async () => {
    const { body } = await staff('duas.funcoes@empresa.com.br');
    const { token } = body as Schemas['SignedIn'];
    expect((await gateway.call('/api/produtos/familias', { token })).status).toBe(200);
    const { queries } = gateway.database;
    const [user] = await queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'duas.funcoes@empresa.com.br'));
    await queries.delete(userRoles).where(eq(userRoles.role, 'Comercial'));
    expect((await gateway.call('/api/produtos/familias', { token })).status).toBe(403);
    await queries
      .update(users)
      .set({ active: false })
      .where(eq(users.id, user?.id ?? 0));
    expect((await profile(token)).status).toBe(401);
  });
});

describe('what the database holds (GW-22)', () => {
  it('has passwords as Argon2id and refresh tokens as hashes, never themselves', async () => {
    const first = await openPair();
    const second = (await renew(first)).body as Schemas['TokenPair'];
    const people = await gateway.database.queries.select({ hash: users.passwordHash }).from(users);
    for (const { hash } of people) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    }
    const rows = JSON.stringify(await gateway.database.queries.select().from(sessions));
    expect(rows).toContain(hashRefreshToken(second.refreshToken));
    for (const secret of [first, second].flatMap((pair) => Object.values(pair))) {
      expect(rows).not.toContain(secret);
    }
  });
});
