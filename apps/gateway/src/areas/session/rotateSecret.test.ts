import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, setStatus, uploadAddresses } from '../../testing/documents.ts';
import { emailOf, PASSWORD } from '../../testing/fixtures.ts';
import {
  createTestGateway,
  freshAddress,
  openTestDatabase,
  type TestGateway,
} from '../../testing/testGateway.ts';

// The secret of gateways that share a database is exchanged one gateway at a time (docs/operating.md): first all take the
// next one too, then they sign with it and take the old one too, then the old one goes.

const key = (name: string) => new TextEncoder().encode(`${name}-secret-of-tests-with-more-than-32-bytes`);
const [OLD, NEXT] = [key('old'), key('next')];
let before: TestGateway;
let first: TestGateway;
let second: TestGateway;
let after: TestGateway;

beforeAll(async () => {
  const database = await openTestDatabase();
  before = await createTestGateway({ database, secret: OLD });
  await setStatus(before, 'AprovadoPrimeiraAnalise');
  const { files } = before.config;
  first = await createTestGateway({ database, files, secret: OLD, secretAlso: NEXT });
  second = await createTestGateway({ database, files, secret: NEXT, secretAlso: OLD });
  after = await createTestGateway({ database, files, secret: NEXT });
});

afterAll(() => before.close());

const profile = (gateway: TestGateway, token: string) =>
  gateway.call('/api/usuarios/perfil', { token }).then(({ status }) => status);

const renew = (gateway: TestGateway, { token, refreshToken }: { token: string; refreshToken: string }) =>
  gateway.call('/api/usuarios/refresh-token', { body: { accessToken: token, refreshToken } });

type Name = 'before' | 'first' | 'second' | 'after';
const at = (name: Name) => ({ before, first, second, after })[name];

describe('while the secret is exchanged', () => {
  it.each([
    ['before', 'first'],
    ['first', 'before'],
    ['first', 'second'],
    ['second', 'first'],
    ['second', 'after'],
    ['after', 'second'],
  ] as const)('a session and an upload that the gateway "%s" began go on at "%s"', async (one, other) => {
    const signed = await at(one).signIn('Comercial');
    expect(await profile(at(other), signed.token)).toBe(200);
    const renewed = await renew(at(other), signed);
    expect(renewed.status).toBe(200);
    expect(await profile(at(one), (renewed.body as Schemas['TokenPair']).accessToken)).toBe(200);

    const { token } = await at(one).signIn('Fornecedor');
    const [address] = await uploadAddresses(at(one), { token });
    expect((await send(at(other), address)).status).toBe(204);
  });

  it('two tabs that renew together at gateways of both kinds get the same refresh token', async () => {
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const signed = await one.signIn('Contabil');
      const [mine, theirs] = [await renew(one, signed), await renew(other, signed)];
      expect([mine.status, theirs.status]).toEqual([200, 200]);
      expect((theirs.body as Schemas['TokenPair']).refreshToken).toBe(
        (mine.body as Schemas['TokenPair']).refreshToken,
      );
    }
  });

  it('a network where somebody signed in before is still known: guessing elsewhere keeps nobody out there', async () => {
    const email = emailOf('Diretoria');
    const address = freshAddress();
    const signIn = (gateway: TestGateway, senha: string, from: string) =>
      gateway.call('/api/usuarios/login', { body: { email, senha }, address: from });
    expect((await signIn(first, PASSWORD, address)).status).toBe(200);
    const guesses = second.config.limits.accountFailuresOverall + 1;
    for (let guess = 0; guess < guesses; guess += 1) await signIn(second, 'Errada-1-Errada', freshAddress());
    expect((await signIn(second, PASSWORD, freshAddress())).status).toBe(429);
    expect((await signIn(second, PASSWORD, address)).status).toBe(200);
  });
});

it('afterwards what the old secret signed is not taken', async () => {
  const { token } = await before.signIn('Comercial');
  expect(await profile(after, token)).toBe(401);
});
