import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../database/purgeExpired.ts';
import { documents, personalDataReads, users } from '../../database/schema.ts';
import { setStatus, storeDocument } from '../../testing/documents.ts';
import { emailOf, SUPPLIER_CNPJ } from '../../testing/fixtures.ts';
import { insertOtherSupplier, REGISTRATION } from '../../testing/registrations.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;

let gateway: TestGateway;
let document: number;
/** Time goes on from test to test: what a gateway kept lately it does not keep again. */
let day = 0;

beforeAll(async () => {
  gateway = await createTestGateway();
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  await storeDocument(gateway);
  await setStatus(gateway, 'AguardandoSegundaAnalise');
  const [stored] = await gateway.database.queries.select().from(documents);
  document = stored?.id ?? 0;
});

beforeEach(async () => {
  await gateway.readsKept();
  await gateway.database.queries.delete(personalDataReads);
  day += 3;
  gateway.clock.now = new Date(NOW.getTime() + day * 1_440 * MINUTE_MS);
});

afterAll(() => gateway.close());

const later = (minutes: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + minutes * MINUTE_MS);
};

async function read(path: string, role: Role = 'Comercial') {
  // Sessions of an earlier day have ended.
  const { token } = await gateway.signIn(role);
  const answer = await gateway.call(path, { token });
  await gateway.readsKept();
  return answer;
}

const kept = () =>
  gateway.database.queries
    .select({
      email: users.email,
      supplierId: personalDataReads.supplierId,
      kind: personalDataReads.kind,
      day: personalDataReads.day,
      firstAt: personalDataReads.firstAt,
      lastAt: personalDataReads.lastAt,
      times: personalDataReads.times,
    })
    .from(personalDataReads)
    .innerJoin(users, eq(users.id, personalDataReads.userId))
    .orderBy(asc(personalDataReads.id));

/** Who read what of whom, without the times. */
const keptShortly = async () =>
  (await kept()).map(({ email, supplierId, kind, times }) => [email, supplierId, kind, times]);

const idOf = async (role: Role) => {
  const [user] = await gateway.database.queries
    .select()
    .from(users)
    .where(eq(users.email, emailOf(role)));
  return user?.id ?? 0;
};

describe('the reading of personal data (LGPD, D32)', () => {
  const LOGS = '/api/produtos/logs?DataInicio=2026-11-01&DataFim=2026-11-30';

  it.each<[what: string, path: () => string, role: Role, supplierId: number | null, kind: string]>([
    ['a registration', () => REGISTRATION, 'Contabil', 1, 'Cadastro'],
    ['a document', () => `/api/fornecedores/1/documentos/${document}`, 'Diretoria', 1, 'Documento'],
    ['what changed since it was sent', () => `${REGISTRATION}/alteracoes`, 'Comercial', 1, 'Alteracoes'],
    [
      'the log of a supplier',
      () => `${LOGS}&Dominio=Fornecedores&FornecedorId=1`,
      'Comercial',
      1,
      'Alteracoes',
    ],
    [
      'a list of registrations',
      () => '/api/fornecedores/cadastro',
      'ComercialAprovadores',
      null,
      'ListaDeCadastros',
    ],
    ['the staff', () => '/api/usuarios/equipe', 'Diretoria', null, 'Equipe'],
  ])('by staff is kept: %s', async (_, path, role, supplierId, kind) => {
    expect((await read(path(), role)).status).toBe(200);
    const at = gateway.clock.now;
    const today = at.toISOString().slice(0, 10);
    expect(await kept()).toEqual([
      { email: emailOf(role), supplierId, kind, day: today, firstAt: at, lastAt: at, times: 1 },
    ]);
  });

  it('is kept where an answer to a change has them', async () => {
    const { token } = await gateway.signIn('Contabil');
    const { body } = await gateway.call(REGISTRATION, { token });
    later(6);
    const { versao } = body as Schemas['Registration'];
    const { status } = await gateway.call(`${REGISTRATION}/aprovacao`, {
      token,
      body: {
        tipoDecisao: 'Aprovar',
        etapaDecisao: 'SegundaAnaliseContabil',
        pendencias: [],
        observacao: null,
      },
      headers: { 'If-Match': `"${versao}"` },
    });
    expect(status).toBe(200);
    await gateway.readsKept();
    expect(await keptShortly()).toEqual([[emailOf('Contabil'), 1, 'Cadastro', 2]]);
  });

  it('of one’s own is not', async () => {
    expect((await read(REGISTRATION, 'Fornecedor')).status).toBe(200);
    expect((await read(`/api/fornecedores/1/documentos/${document}`, 'Fornecedor')).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('that is refused, or finds nothing, is not', async () => {
    expect((await read('/api/usuarios/equipe', 'Comercial')).status).toBe(403);
    expect((await read('/api/fornecedores/1/documentos/999999')).status).toBe(404);
    expect((await read(`${LOGS}&Dominio=Fornecedores&FornecedorId=999999`)).status).toBe(200);
    expect((await read(`${LOGS}&Dominio=Familias&CodigoFamilia=1`)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(gateway.entries.filter(({ event }) => event === 'read-not-kept')).toEqual([]);
  });

  it('again on the same day is counted in the same line, within five minutes once', async () => {
    const first = gateway.clock.now;
    await read(REGISTRATION);
    later(4);
    await read(REGISTRATION);
    expect(await kept()).toMatchObject([{ firstAt: first, lastAt: first, times: 1 }]);
    later(1);
    await read(REGISTRATION);
    expect(await kept()).toMatchObject([{ firstAt: first, lastAt: gateway.clock.now, times: 2 }]);
    await read(REGISTRATION, 'Diretoria');
    later(1_440);
    await read(REGISTRATION);
    expect(await keptShortly()).toEqual([
      [emailOf('Comercial'), 1, 'Cadastro', 2],
      [emailOf('Diretoria'), 1, 'Cadastro', 1],
      [emailOf('Comercial'), 1, 'Cadastro', 1],
    ]);
  });

  it('by one person at two gateways is one line', async () => {
    const other = await createTestGateway({ database: gateway.database });
    other.clock.now = gateway.clock.now;
    const { token } = await gateway.signIn('Comercial');
    const answers = await Promise.all([
      gateway.call(REGISTRATION, { token }),
      other.call(REGISTRATION, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([gateway.readsKept(), other.readsKept()]);
    expect(await keptShortly()).toEqual([[emailOf('Comercial'), 1, 'Cadastro', 2]]);
  });

  it('belongs to the day in São Paulo', async () => {
    gateway.clock.now = new Date(`${gateway.clock.now.toISOString().slice(0, 10)}T23:59:00-03:00`);
    await read(REGISTRATION);
    later(2);
    await read(REGISTRATION);
    expect((await kept()).map(({ times }) => times)).toEqual([1, 1]);
  });

  it('goes on where the line cannot be kept: the log tells of it, and the next reading is kept', async () => {
    const { queries } = gateway.database;
    await queries.execute(sql`alter table personal_data_reads rename to away`);
    const answer = await read(REGISTRATION);
    await queries.execute(sql`alter table away rename to personal_data_reads`);
    expect(answer.status).toBe(200);
    expect(gateway.entries.filter(({ event }) => event === 'read-not-kept')).toMatchObject([
      {
        level: 'error',
        userId: await idOf('Comercial'),
        message: 'Cadastro of supplier 1: database error 42P01',
      },
    ]);
    await read(REGISTRATION);
    expect(await keptShortly()).toEqual([[emailOf('Comercial'), 1, 'Cadastro', 1]]);
  });

  it('is known for five years', async () => {
    await read(REGISTRATION);
    const purgeIn = async (years: number) => {
      const then = new Date(gateway.clock.now);
      then.setUTCFullYear(then.getUTCFullYear() + years, then.getUTCMonth(), then.getUTCDate() + 2);
      await purgeExpired(gateway, then);
      return (await kept()).length;
    };
    expect(await purgeIn(4)).toBe(1);
    expect(await purgeIn(5)).toBe(0);
  });
});

describe('who read what is told to Diretoria', () => {
  const ofSupplier = (id: number) => `/api/fornecedores/${id}/acessos-a-dados`;
  const listOf = async (path: string) =>
    (await read(path, 'Diretoria')).body as Schemas['PersonalDataReadList'];

  it('of a supplier: the latest first, page by page, and nothing of others', async () => {
    const other = await insertOtherSupplier(gateway);
    const begun = gateway.clock.now;
    await read(REGISTRATION);
    later(1);
    await read(`/api/fornecedores/1/documentos/${document}`, 'Contabil');
    later(5);
    await read(REGISTRATION);
    await read('/api/fornecedores/cadastro');
    const { acessos, meta } = await listOf(`${ofSupplier(1)}?QuantidadeRegistros=1`);
    expect(acessos).toEqual([
      {
        id: expect.any(Number),
        usuario: 'Marina Alves',
        fornecedor: 'PANELAS DA SERRA',
        dados: 'Cadastro',
        dataPrimeira: begun.toISOString(),
        dataUltima: gateway.clock.now.toISOString(),
        vezes: 2,
      },
    ]);
    expect(meta.paginacao).toEqual({ totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 1 });
    expect(await listOf(`${ofSupplier(1)}?QuantidadeRegistros=1&Pagina=2`)).toMatchObject({
      acessos: [{ dados: 'Documento', vezes: 1 }],
    });
    expect((await listOf(ofSupplier(other))).acessos).toEqual([]);
  });

  it('of a member of staff: lists and accounts too', async () => {
    await read('/api/usuarios/equipe', 'Diretoria');
    later(1);
    await read('/api/fornecedores/cadastro', 'Diretoria');
    await read(REGISTRATION);
    const { acessos } = await listOf(`/api/usuarios/equipe/${await idOf('Diretoria')}/acessos-a-dados`);
    expect(acessos.map(({ dados, fornecedor }) => [dados, fornecedor])).toEqual([
      ['ListaDeCadastros', null],
      ['Equipe', null],
    ]);
  });

  it('and to nobody else; of whom is not there it finds nothing', async () => {
    const [supplier] = await gateway.database.queries
      .select()
      .from(users)
      .where(eq(users.cnpj, SUPPLIER_CNPJ));
    const ofMember = (id: number) => `/api/usuarios/equipe/${id}/acessos-a-dados`;
    for (const path of [ofSupplier(1), ofMember(await idOf('Comercial'))])
      for (const role of ['Fornecedor', 'Comercial', 'Contabil'] as const)
        expect((await read(path, role)).status).toBe(403);
    for (const path of [ofSupplier(999_999), ofMember(999_999), ofMember(supplier?.id ?? 0)])
      expect((await read(path, 'Diretoria')).status).toBe(404);
  });
});
