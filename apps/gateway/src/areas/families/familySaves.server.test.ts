import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { brands, families, familyRequests, registrationRequests, units } from '../../database/schema.ts';
import { brandIds, insertFixtures } from '../../testing/fixtures.ts';
import { formOf, photoFile } from '../../testing/photos.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { whileHeld } from '../../testing/whileHeld.ts';

const FAMILY = 1;
const REQUESTED = 70;

let server: PostgresServer;
let database: Database;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ url: await server.createDatabase('families') });
  await migrate(database);
  await insertFixtures(database);
  gateway = await createTestGateway({ database });
  token = await gateway.tokenOf('Comercial');
  const { queries } = database;
  await queries.insert(units).values({ sigla: 'CX', descricao: 'CAIXA' });
  await queries
    .insert(registrationRequests)
    .values({ id: REQUESTED, fornecedorId: 1, dataExpiracao: '2026-12-31' });
  await queries.insert(familyRequests).values({
    id: REQUESTED,
    solicitacaoCadastroId: REQUESTED,
    familiaId: FAMILY,
    novaFamilia: true,
    quantidadeCadastroProduto: 2,
    statusFornecedor: 'Cadastrando',
    statusComercial: 'Cadastrando',
  });
});

afterAll(async () => {
  await gateway.close();
  await server.close();
});

it.each([
  ['the catalogue', '/api/produtos', { FamiliaId: String(FAMILY) }, 'LUAR', 20],
  [
    'a request',
    `/api/produtos/solicitacoes-cadastros/produtos?solicitacaoCadastroFamiliaId=${REQUESTED}`,
    {
      GtinEan: '7896004006031',
      Dun: '17896004006038',
      QuantidadeProdutosNaCaixa: '6',
      'ProdutoFornecedor.Sku': 'PN-450',
    },
    'SOL',
    25,
  ],
])(
  'a product of %s that is made while its family is saved is named and measured after that save',
  async (_, path, parts, colecao, altura) => {
    const created = await whileHeld(
      database,
      async (queries) => {
        const family = eq(families.id, FAMILY);
        await queries.select({ id: families.id }).from(families).where(family).for('update');
        await queries.update(families).set({ colecao, altura }).where(family);
      },
      async () =>
        gateway.app.request(path, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
          body: formOf({
            Nome: 'QUALQUER',
            Variacao: 'verde',
            Voltagem: '',
            'Fotos[0].ordem': '0',
            'Fotos[0].arquivo': photoFile(),
            ...parts,
          }),
        }),
    );
    expect(await created.json()).toMatchObject({ nome: `PANELA TRAMONTINA ${colecao} VERDE 4,5L`, altura });
  },
);

it('a family takes no brand that is being removed (G-44)', async () => {
  const brand = eq(brands.id, brandIds.percent);
  const answer = await whileHeld(
    database,
    async (queries) => {
      await queries.select({ id: brands.id }).from(brands).where(brand).for('update');
      await queries.update(brands).set({ deletedAt: new Date() }).where(brand);
    },
    () =>
      gateway.call('/api/produtos/familias', {
        token,
        body: {
          categoriaId: 1,
          marcaId: brandIds.percent,
          tipoVolumetriaId: 1,
          volumetria: 3,
          dimensaoPorFamilia: false,
        },
      }),
  );
  expect([answer.status, Object.keys(errorOf(answer).errors.fields)]).toEqual([400, ['marcaId']]);
});
