import { randomUUID } from 'node:crypto';
import {
  familyFacts,
  familyReview,
  familySchema,
  requestedFamilySchema,
  requestedProductSchema,
  requestState,
  requestTimeline,
} from '@portal/domain';
import { asc, count, eq, getTableName, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyInputOf } from '../areas/families/familyBody.ts';
import { findFamily } from '../areas/families/familyQueries.ts';
import { findProduct } from '../areas/products/productQueries.ts';
import { storedProductInput } from '../areas/requests/decisions/storedProductInput.ts';
import type { Database } from '../database/database.ts';
import * as tables from '../database/schema.ts';
import { brokenFields } from '../http/checks/validateBody.ts';
import { openEmptyDatabase } from '../testing/testGateway.ts';
import { SEED_INSTANT } from './seedClock.ts';
import { seedDatabase } from './seedDatabase.ts';

/** These tests never open files. */
const storeFile = async () => randomUUID();

const hashPassword = async (password: string) => `$argon2id$not-for-use$${password}`;

async function openSeeded(demo: boolean): Promise<Database> {
  const database = await openEmptyDatabase();
  await seedDatabase(database, { demo, hashPassword, storeFile });
  return database;
}

let plain: Database;
let demo: Database;

beforeAll(async () => {
  plain = await openSeeded(false);
  demo = await openSeeded(true);
});

afterAll(async () => {
  await plain?.close();
  await demo?.close();
});

const countedTables = [
  [tables.states, 27],
  [tables.cities, 5_571],
  [tables.banks, 463],
  [tables.cnaes, 1_332],
  [tables.brands, 260],
  [tables.categories, 40],
  [tables.volumeTypes, 12],
  [tables.families, 301],
  [tables.departments, 4],
  [tables.divisions, 13],
  [tables.managers, 6],
  [tables.ncms, 39],
  [tables.cests, 16],
  [tables.riskClasses, 5],
  [tables.productClasses, 6],
  [tables.products, 3_400],
  [tables.productChildren, 3_400],
  [tables.productPhotos, 3_400],
  [tables.units, 26],
  [tables.salesRegions, 8],
  [tables.branches, 40],
  [tables.tags, 60],
  [tables.characteristics, 80],
] as const;

async function countRows(database: Database, table: Parameters<typeof getTableName>[0]): Promise<number> {
  const [row] = await database.queries.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

describe('seedDatabase', () => {
  it.each(countedTables.map(([table, rows]) => [getTableName(table), table, rows] as const))(
    'fills %s',
    async (_, table, rows) => {
      expect(await countRows(plain, table)).toBe(rows);
      expect(await countRows(demo, table)).toBe(rows);
    },
  );

  it('fills both registers of brands', async () => {
    const kinds = await plain.queries
      .select({ kind: tables.brands.kind, rows: count() })
      .from(tables.brands)
      .groupBy(tables.brands.kind)
      .orderBy(asc(tables.brands.kind));
    expect(kinds).toEqual([
      { kind: 'commercial', rows: 200 },
      { kind: 'ecommerce', rows: 60 },
    ]);
  });

  it('gives families only commercial brands, products only e-commerce brands', async () => {
    const commercial = await plain.queries
      .selectDistinct({ kind: tables.brands.kind })
      .from(tables.families)
      .innerJoin(tables.brands, eq(tables.families.marcaId, tables.brands.id));
    const online = await plain.queries
      .selectDistinct({ kind: tables.brands.kind })
      .from(tables.products)
      .innerJoin(tables.brands, eq(tables.products.marcaEcommerceId, tables.brands.id));
    expect(commercial).toEqual([{ kind: 'commercial' }]);
    expect(online).toEqual([{ kind: 'ecommerce' }]);
  });

  it('stores the thumbnail as a PNG and the same picture as the first photo', async () => {
    const rows = await plain.queries
      .select({ miniatura: tables.products.miniatura, photo: tables.productPhotos.arquivo })
      .from(tables.products)
      .innerJoin(tables.productPhotos, eq(tables.productPhotos.produtoId, tables.products.id))
      .where(isNotNull(tables.products.miniatura));
    expect(rows).toHaveLength(3_400);
    const different = rows.filter(
      ({ miniatura, photo }) =>
        photo !== `data:image/png;base64,${Buffer.from(miniatura ?? []).toString('base64')}`,
    );
    expect(different).toEqual([]);
    expect(Buffer.from(rows[0]?.miniatura?.subarray(0, 8) ?? []).toString('hex')).toBe('89504e470d0a1a0a');
  });

  it('adds the 60 suppliers with their confirmed flows, and nobody who can sign in', async () => {
    expect(await countRows(plain, tables.suppliers)).toBe(60);
    expect(await countRows(plain, tables.users)).toBe(0);
    expect(await countRows(plain, tables.userRoles)).toBe(0);
    const flows = await plain.queries
      .select()
      .from(tables.registrationFlows)
      .innerJoin(tables.suppliers, eq(tables.suppliers.id, tables.registrationFlows.fornecedorId));
    expect(flows).toHaveLength(60);
    expect(flows.filter(({ suppliers, registration_flows: flow }) => suppliers.cnpj !== flow.cnpj)).toEqual(
      [],
    );
    expect(flows.filter(({ registration_flows: flow }) => flow.confirmedAt === null)).toEqual([]);
  });

  it('adds the demo users with their roles in demonstration mode', async () => {
    const rows = await demo.queries
      .select({ email: tables.users.email, cnpj: tables.users.cnpj, role: tables.userRoles.role })
      .from(tables.users)
      .innerJoin(tables.userRoles, eq(tables.userRoles.userId, tables.users.id))
      .orderBy(asc(tables.users.id), asc(tables.userRoles.role));
    expect(rows.map(({ email, cnpj, role }) => [cnpj ?? email, role])).toEqual([
      ['comercial@demo.portal.br', 'Comercial'],
      ['validador@demo.portal.br', 'Comercial'],
      ['validador@demo.portal.br', 'ComercialValidadores'],
      ['aprovador@demo.portal.br', 'Comercial'],
      ['aprovador@demo.portal.br', 'ComercialAprovadores'],
      ['contabil@demo.portal.br', 'Contabil'],
      ['diretoria@demo.portal.br', 'Diretoria'],
      ['ecommerce@demo.portal.br', 'Ecommerce'],
      ['gerador@demo.portal.br', 'ComericalGeradorLink'],
      ['11222333000181', 'Fornecedor'],
      ['12ABC34501DE35', 'Fornecedor'],
      ['11444777000161', 'Fornecedor'],
    ]);
  });

  it('marks the demo users and stores only the hash of their password', async () => {
    const users = await demo.queries.select().from(tables.users);
    expect(users).toHaveLength(10);
    expect(users.filter((user) => !user.demo || !user.active)).toEqual([]);
    expect(new Set(users.map(({ passwordHash }) => passwordHash))).toEqual(
      new Set([await hashPassword('Portal@2026')]),
    );
  });

  it('gives each demo supplier a confirmed flow of its own', async () => {
    const rows = await demo.queries
      .select({
        cnpj: tables.users.cnpj,
        supplierCnpj: tables.suppliers.cnpj,
        status: tables.registrationFlows.statusFluxoCadastro,
        confirmedAt: tables.registrationFlows.confirmedAt,
      })
      .from(tables.users)
      .innerJoin(tables.registrationFlows, eq(tables.registrationFlows.id, tables.users.registrationFlowId))
      .innerJoin(tables.suppliers, eq(tables.suppliers.id, tables.registrationFlows.fornecedorId))
      .orderBy(asc(tables.users.id));
    expect(rows).toEqual([
      {
        cnpj: '11222333000181',
        supplierCnpj: '11222333000181',
        status: 'Aprovado',
        confirmedAt: expect.any(Date),
      },
      {
        cnpj: '12ABC34501DE35',
        supplierCnpj: '12ABC34501DE35',
        status: 'Novo',
        confirmedAt: expect.any(Date),
      },
      {
        cnpj: '11444777000161',
        supplierCnpj: '11444777000161',
        status: 'DadosFinanceirosInformados',
        confirmedAt: expect.any(Date),
      },
    ]);
  });

  it('gives the demo suppliers requests in every state, and nobody else (REQ1-001, GAP-55)', async () => {
    const requests = await demo.queries
      .select()
      .from(tables.registrationRequests)
      .orderBy(asc(tables.registrationRequests.id));
    const families = await demo.queries.select().from(tables.familyRequests);
    const stateOf = (request: (typeof requests)[number]) =>
      requestState(
        {
          cadastroEnviado: request.sentAt !== null,
          dataExpiracao: request.dataExpiracao,
          solicitacaoCadastroFamilias: families.filter(
            ({ solicitacaoCadastroId }) => solicitacaoCadastroId === request.id,
          ),
        },
        SEED_INSTANT,
      );
    expect(requests.map((request) => [request.fornecedorId, stateOf(request)])).toEqual([
      [61, 'sent'],
      [61, 'sent'],
      [61, 'expired'],
      [61, 'expired'],
      [61, 'sent'],
      [61, 'sent'],
      [61, 'sent'],
      [61, 'sent'],
      [61, 'ready'],
      [61, 'incomplete'],
      [61, 'incomplete'],
      [62, 'incomplete'],
    ]);
    expect([...new Set(families.map(({ statusComercial }) => statusComercial))].sort()).toEqual([
      'ACadastrar',
      'Aguardando',
      'Aprovado',
      'Cadastrando',
      'Concluido',
      'Recusado',
      'Validado',
    ]);
    expect(await countRows(plain, tables.registrationRequests)).toBe(0);
  });

  it('tells how each request came to stand so: what is waited for agrees with its statuses (SM-1 to SM-3)', async () => {
    const requests = new Map(
      (await demo.queries.select().from(tables.registrationRequests)).map((row) => [row.id, row]),
    );
    const events = await demo.queries
      .select()
      .from(tables.requestEvents)
      .orderBy(asc(tables.requestEvents.id));
    for (const family of await demo.queries.select().from(tables.familyRequests)) {
      const request = requests.get(family.solicitacaoCadastroId);
      const historico = events
        .filter(
          ({ solicitacaoCadastroId, solicitacaoCadastroFamiliaId: of }) =>
            solicitacaoCadastroId === request?.id && (of === null || of === family.id),
        )
        .map(({ kind, side, userName, nome, happenedAt }) => ({
          tipo: kind,
          lado: side,
          autor: userName,
          nome,
          quantidade: 1,
          inicio: happenedAt.toISOString(),
          fim: happenedAt.toISOString(),
        }));
      const sent = historico.map(({ tipo }) => tipo).indexOf('Enviada');
      const filling = ['Aberta', 'FamiliaCriada', 'ProdutoCriado', 'FamiliaConcluida'];
      for (const [place, { tipo }] of historico.entries()) {
        if (sent !== -1) expect(place < sent, tipo).toBe(filling.includes(tipo));
      }
      const facts = { cadastroEnviado: request?.sentAt !== null, dataExpiracao: '2031-12-31', historico };
      const { waiting } = requestTimeline(facts, family.quantidadeCadastroProduto, SEED_INSTANT);
      const decided = historico.filter(({ tipo }) => ['ProdutoValidado', 'ProdutoRecusado'].includes(tipo));
      const { statusComercial, statusContabil, quantidadeCadastroProduto } = family;
      const taxed = statusContabil === 'Validado';
      const expected: Record<string, readonly string[]> = {
        Aguardando: taxed ? ['Comercial'] : ['Comercial', 'Contabilidade'],
        Validado: taxed ? ['Comercial'] : ['Contabilidade'],
        Recusado: [],
        Aprovado: [],
      };
      if (statusComercial === 'Aprovado') expect(decided).toHaveLength(quantidadeCadastroProduto);
      expect(waiting.sides).toEqual(expected[statusComercial] ?? ['Fornecedor']);
    }
  });

  it('has something to review for each side: families and products that can be validated as they are (C-11)', async () => {
    const rows = await demo.queries
      .select({
        family: tables.familyRequests,
        fornecedorId: tables.registrationRequests.fornecedorId,
        sentAt: tables.registrationRequests.sentAt,
      })
      .from(tables.familyRequests)
      .innerJoin(
        tables.registrationRequests,
        eq(tables.registrationRequests.id, tables.familyRequests.solicitacaoCadastroId),
      )
      .orderBy(asc(tables.familyRequests.id));
    const incomplete: unknown[] = [];
    const waiting = { both: 0, commercial: 0, accounting: 0, products: 0 };
    for (const { family, fornecedorId, sentAt } of rows) {
      const { familiaId, novaFamilia, statusFornecedor } = family;
      if (familiaId === null || statusFornecedor !== 'Concluido') continue;
      const found = await findFamily(demo.queries, familiaId);
      if (found === undefined) throw new Error('A family of a request is gone');
      const { categoria, tipoVolumetria } = found;
      const schema = novaFamilia ? requestedFamilySchema : familySchema;
      const broken = brokenFields(schema(familyFacts(categoria, tipoVolumetria)), familyInputOf(found));
      incomplete.push(...Object.entries(broken).map((problem) => [family.id, ...problem]));
      const registered = await demo.queries
        .select({ produtoId: tables.productRequests.produtoId, status: tables.products.statusAprovacao })
        .from(tables.productRequests)
        .innerJoin(tables.products, eq(tables.products.id, tables.productRequests.produtoId))
        .where(eq(tables.productRequests.solicitacaoCadastroFamiliaId, family.id));
      const awaiting = registered.filter(({ status }) => status === 'AguardandoValidacao');
      for (const { produtoId } of awaiting) {
        const product = await findProduct(demo.queries, produtoId);
        if (product === undefined) throw new Error('A product of a request is gone');
        const input = await storedProductInput(demo.queries, product, fornecedorId);
        const problems = brokenFields(requestedProductSchema(found.family), input);
        incomplete.push(...Object.entries(problems).map((problem) => [produtoId, ...problem]));
      }
      const turn = familyReview(
        ['ComercialValidadores', 'Contabil'],
        { status: family.statusComercial, statusContabil: family.statusContabil },
        { cadastroEnviado: sentAt !== null },
      );
      const sides = turn.waitsFor.filter((side) => side !== 'Fornecedor');
      if (sides.length === 2) waiting.both += 1;
      else if (sides.length === 1) waiting[sides[0] === 'Contabilidade' ? 'accounting' : 'commercial'] += 1;
      else if (sentAt !== null && family.statusComercial === 'Validado') waiting.products += awaiting.length;
    }
    expect(incomplete).toEqual([]);
    expect(waiting).toEqual({ both: 2, commercial: 1, accounting: 2, products: 6 });
  });

  it('registers in a family as many products as its request asks for, once the supplier is done', async () => {
    const rows = await demo.queries
      .select({
        status: tables.familyRequests.statusFornecedor,
        wanted: tables.familyRequests.quantidadeCadastroProduto,
        registered: count(tables.productRequests.id),
      })
      .from(tables.familyRequests)
      .leftJoin(
        tables.productRequests,
        eq(tables.productRequests.solicitacaoCadastroFamiliaId, tables.familyRequests.id),
      )
      .groupBy(tables.familyRequests.id);
    for (const { status, wanted, registered } of rows) {
      expect(registered).toBe(status === 'Concluido' ? wanted : status === 'Cadastrando' ? 2 : 0);
    }
  });

  it.each([
    ['brands', tables.brands],
    ['families', tables.families],
    ['products', tables.products],
    ['product_children', tables.productChildren],
  ] as const)('writes the same %s each time', async (_, table) => {
    const first = await plain.queries.select().from(table).orderBy(asc(table.id));
    expect(await demo.queries.select().from(table).orderBy(asc(table.id))).toEqual(first);
  });

  it('lets new records continue its ids and codes', async () => {
    const [brand] = await demo.queries
      .insert(tables.brands)
      .values({ kind: 'commercial', descricao: 'MARCA NOVA' })
      .returning();
    expect(brand).toMatchObject({ id: 261, codigo: 1_261 });
    await demo.queries.delete(tables.brands).where(eq(tables.brands.descricao, 'MARCA NOVA'));
  });

  it('leaves a seeded database unchanged', async () => {
    await expect(seedDatabase(plain, { demo: true, hashPassword, storeFile })).rejects.toThrow();
    expect(await countRows(plain, tables.states)).toBe(27);
    expect(await countRows(plain, tables.users)).toBe(0);
  });
});
