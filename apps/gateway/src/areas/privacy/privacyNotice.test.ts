import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privacyAcceptances, users } from '../../database/schema.ts';
import { FREE_CNPJ, PASSWORD } from '../../testing/fixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const NOTICE = '/api/usuarios/eu/privacidade';
const NOW = new Date('2026-11-24T12:00:00Z');

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  gateway.clock.now = NOW;
  token = await gateway.tokenOf('Fornecedor');
});

beforeEach(async () => {
  gateway.clock.now = NOW;
  await gateway.database.queries.delete(privacyAcceptances);
});

afterAll(() => gateway.close());

const accept = (versao: string) =>
  gateway.call(`${NOTICE}/aceite`, { method: 'PUT', token, body: { versao } });
const read = async () => (await gateway.call(NOTICE, { token })).body;

describe('the acceptance of the privacy notice (LGPD, D31)', () => {
  it('is asked of a supplier who accepted none, and stays with its first time', async () => {
    const open = { versaoAtual: PRIVACY_NOTICE_VERSION, versaoAceita: null, dataAceite: null };
    expect(await read()).toEqual(open);
    expect((await accept(PRIVACY_NOTICE_VERSION)).status).toBe(204);
    gateway.clock.now = new Date(NOW.getTime() + 60_000);
    expect((await accept(PRIVACY_NOTICE_VERSION)).status).toBe(204);
    expect(await read()).toEqual({
      ...open,
      versaoAceita: PRIVACY_NOTICE_VERSION,
      dataAceite: NOW.toISOString(),
    });
  });

  it('takes no version that holds no more', async () => {
    const answer = await accept('2020-01-01');
    expect(answer.status).toBe(400);
    expect(await read()).toMatchObject({ versaoAceita: null });
  });

  it('is not asked of staff', async () => {
    const staff = await gateway.tokenOf('Comercial');
    expect((await gateway.call(NOTICE, { token: staff })).status).toBe(403);
  });

  it('is stored by the sign-up; a sign-up that takes its place stores its own', async () => {
    const { queries } = gateway.database;
    const signUp = () =>
      gateway.call('/api/fornecedores/pre-cadastro', {
        body: {
          cnpj: FREE_CNPJ,
          email: 'a@b.com',
          senha: PASSWORD,
          avisoPrivacidade: PRIVACY_NOTICE_VERSION,
        },
      });
    const stored = () =>
      queries
        .select({ version: privacyAcceptances.version, acceptedAt: privacyAcceptances.acceptedAt })
        .from(privacyAcceptances)
        .innerJoin(users, eq(users.id, privacyAcceptances.userId))
        .where(eq(users.cnpj, FREE_CNPJ));
    expect((await signUp()).status).toBe(201);
    expect(await stored()).toEqual([{ version: PRIVACY_NOTICE_VERSION, acceptedAt: NOW }]);
    const later = new Date(NOW.getTime() + 60_000);
    gateway.clock.now = later;
    expect((await signUp()).status).toBe(201);
    expect(await stored()).toEqual([{ version: PRIVACY_NOTICE_VERSION, acceptedAt: later }]);
  });
});
