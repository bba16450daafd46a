import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  divisionGroups,
  divisions,
  families,
  outboxMails,
  productBlockedBranches,
  productRequests,
  productSuppliers,
  products,
  requestEvents,
} from '../../database/schema.ts';
import {
  decide,
  insertBatchProducts,
  resultsOf,
  setBatchProducts,
  storedProduct,
} from '../../testing/batchFixtures.ts';
import { auditOf } from '../../testing/register.ts';
import { leaveRoles, tokenOfRoles } from '../../testing/registrations.ts';
import { insertReview, reviewIds, setReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let ids: number[];
let director: string;
let otherDirector: string;
let approver: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  ids = await insertBatchProducts(gateway, 120);
  director = await gateway.tokenOf('Diretoria');
  otherDirector = await tokenOfRoles(gateway, ['Diretoria', 'Contabil']);
  approver = await gateway.tokenOf('ComercialAprovadores');
});

afterAll(() => gateway.close());
beforeEach(() => setBatchProducts(gateway, 'AguardandoAprovacao'));

const results = (answer: Awaited<ReturnType<typeof decide>>) =>
  [...resultsOf(answer).values()].map(({ resultado }) => resultado);
const auditsOf = async (id: number) =>
  (await auditOf(gateway, 'product', id)).filter(({ operation }) => /^(approve|refuse|undo)/.test(operation));

describe('the list (LOT-001 to LOT-009, LOT-011, LOT-015 to LOT-020, G-19)', () => {
  const list = (query: string, token = director) =>
    gateway.call(`/api/produtos/aprovacao-lote?${query}`, { token });
  const found = async (query: string) => {
    const answer = await list(query);
    expect([query, answer.status]).toEqual([query, 200]);
    return answer.body as Schemas['BatchProductList'];
  };

  it('is refused without any filter', async () => {
    const answer = await list('');
    expect([answer.status, errorOf(answer).message]).toEqual([400, 'Informe ao menos um filtro']);
  });

  it('is narrowed by each of the nine filters', async () => {
    const { queries } = gateway.database;
    await queries
      .update(families)
      .set({ divisoesId: 1, classificacoesDeRiscoId: 1, valorNf: 40, precoSugerido: 89.9 })
      .where(eq(families.id, reviewIds.family));
    const { produtos } = await found('Status=AguardandoAprovacao&QuantidadeRegistros=1');
    const [{ codigo } = { codigo: 0 }] = produtos;
    const total = async (query: string) => (await found(query)).meta.paginacao.totalRegistros;
    expect(await total('Status=AguardandoAprovacao')).toBe(120);
    expect(await total('Status=AguardandoAprovacaoComercial')).toBe(0);
    expect(await total('FornecedorId=1')).toBe(120);
    expect(await total('FornecedorId=101')).toBe(0);
    expect(await total(`FamiliaId=${reviewIds.family}`)).toBe(120);
    expect(await total('FamiliaId=1')).toBe(0);
    expect(await total(`CodigoProduto=${codigo}`)).toBe(1);
    expect(await total('DivisaoId=1')).toBe(120);
    expect(await total('DivisaoId=2')).toBe(0);
    expect(await total('ClassificacaoDeRiscoId=1')).toBe(120);
    expect(await total('ClassificacaoDeRiscoId=2')).toBe(0);
    expect(await total('DataInicio=2000-01-01')).toBe(120);
    expect(await total('DataFim=2000-01-01')).toBe(0);
    expect(await total('GrupoDivisaoId=77')).toBe(0);
    expect(await total('GestorId=77')).toBe(0);
  });

  it('finds nothing of a manager by a removed division or group, and nothing of a supplier by a removed link', async () => {
    const { queries } = gateway.database;
    await queries.update(families).set({ divisoesId: 1 }).where(eq(families.id, reviewIds.family));
    const [place] = await queries
      .select({ division: divisions.id, group: divisionGroups.id, manager: divisionGroups.gestorId })
      .from(divisions)
      .innerJoin(divisionGroups, eq(divisionGroups.id, divisions.grupoDivisaoId))
      .where(eq(divisions.id, 1));
    const total = async (query: string) => (await found(query)).meta.paginacao.totalRegistros;
    const removed = { deletedAt: new Date() };
    const kept = { deletedAt: null };
    expect(await total(`GestorId=${place?.manager}`)).toBe(120);
    for (const [table, id] of [
      [divisions, place?.division],
      [divisionGroups, place?.group],
    ] as const) {
      await queries
        .update(table)
        .set(removed)
        .where(eq(table.id, id ?? 0));
      expect(await total(`GestorId=${place?.manager}`)).toBe(0);
      await queries
        .update(table)
        .set(kept)
        .where(eq(table.id, id ?? 0));
    }
    const link = eq(productSuppliers.produtoId, ids[0] ?? 0);
    await queries.update(productSuppliers).set(removed).where(link);
    expect(await total('FornecedorId=1')).toBe(119);
    await queries.update(productSuppliers).set(kept).where(link);
  });

  it('narrows groups and divisions to those of a supplier (LOT-036, LOT-037)', async () => {
    const { queries } = gateway.database;
    await queries.update(families).set({ divisoesId: 1 }).where(eq(families.id, reviewIds.family));
    const read = async (path: string) => (await gateway.call(path, { token: approver })).body;
    expect(await read('/api/produtos/divisoes?fornecedorId=1')).toMatchObject({ divisoes: [{ id: 1 }] });
    expect(await read('/api/produtos/divisoes?fornecedorId=101')).toMatchObject({ divisoes: [] });
    expect(await read('/api/produtos/grupo-divisoes?fornecedorId=1')).toMatchObject({
      grupoDivisoes: [{ id: 1 }],
    });
    expect(await read('/api/produtos/grupo-divisoes?fornecedorId=1&gestorId=2')).toMatchObject({
      grupoDivisoes: [],
    });
  });

  it('lists what was validated with what waits for the approver', async () => {
    const { queries } = gateway.database;
    await queries.update(products).set({ statusAprovacao: 'Validado' }).where(eq(products.id, 5001));
    await queries
      .update(products)
      .set({ statusAprovacao: 'AguardandoAprovacaoComercial' })
      .where(eq(products.id, 5002));
    const { produtos, meta } = await found('Status=AguardandoAprovacaoComercial&QuantidadeRegistros=1');
    expect(meta.paginacao).toEqual({ totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 1 });
    expect(produtos).toMatchObject([
      {
        id: 5001,
        statusAprovacao: 'Validado',
        lugarNaSolicitacao: 'SemSolicitacao',
        fornecedorId: 1,
        versao: 1,
      },
    ]);
  });

  it('tells how many branches are free and blocked, and all as TODAS', async () => {
    const { queries } = gateway.database;
    await queries.insert(productBlockedBranches).values({ produtoId: 5003, filialId: 1 });
    const rows = (await found('Status=AguardandoAprovacao')).produtos;
    const counts = (id: number) => {
      const row = rows.find((one) => one.id === id);
      return [row?.filiaisLivres, row?.filiaisBloqueadas];
    };
    expect(counts(5003)).toEqual(['2', '1']);
    expect(counts(5004)).toEqual(['TODAS', '0']);
  });

  it('is sorted by its columns, and open to those who have the page', async () => {
    const { produtos } = await found('FamiliaId=3&Ordenacao.Coluna=Codigo&Ordenacao.Ascending=false');
    const codes = produtos.map(({ codigo }) => codigo);
    expect(codes).toEqual(codes.toSorted((one, other) => other - one));
    expect((await list('FamiliaId=3', await gateway.tokenOf('Comercial'))).status).toBe(200);
    expect((await list('FamiliaId=3', await gateway.tokenOf('Contabil'))).status).toBe(403);
  });
});

describe('a chunk (LOT-023, LOT-024, D19)', () => {
  it('reports each product for itself: done, refused by a rule, changed meanwhile, not there', async () => {
    const { queries } = gateway.database;
    await queries.update(products).set({ statusAprovacao: 'Aprovado' }).where(eq(products.id, 5002));
    await queries.update(products).set({ versao: 9 }).where(eq(products.id, 5003));
    const answer = await decide(gateway, director, 'aprovar', [5001, 5002, 5003, 99_999]);
    expect(answer.status).toBe(200);
    expect([...resultsOf(answer).values()]).toEqual([
      { produtoId: 5001, resultado: 'Feito', mensagem: null, statusAprovacao: 'Aprovado', versao: 2 },
      {
        produtoId: 5002,
        resultado: 'Recusado',
        mensagem: 'O produto já foi aprovado',
        statusAprovacao: 'Aprovado',
        versao: 1,
      },
      {
        produtoId: 5003,
        resultado: 'Alterado',
        mensagem: 'O produto mudou depois que foi escolhido. Pesquise novamente antes de decidir.',
        statusAprovacao: 'AguardandoAprovacao',
        versao: 9,
      },
      {
        produtoId: 99_999,
        resultado: 'Recusado',
        mensagem: 'Produto não encontrado',
        statusAprovacao: null,
        versao: null,
      },
    ]);
    expect((await auditsOf(5001)).at(-1)).toEqual({
      operation: 'approveProducts',
      changes: { statusAprovacao: { before: 'AguardandoAprovacao', after: 'Aprovado' } },
    });
  });

  it('has at most 100 products, each once and with the version that was seen', async () => {
    const fieldsOf = (refused: Awaited<ReturnType<typeof decide>>) => [
      refused.status,
      Object.keys(errorOf(refused).errors.fields).toSorted(),
    ];
    // Ids and versions are bounded each for itself.
    for (const act of ['aprovar', 'recusar'] as const) {
      const tooMany = await decide(gateway, director, act, ids.slice(0, 101));
      expect(fieldsOf(tooMany)).toEqual([400, ['produtosIds', 'versoes']]);
    }
    const undone = ids.slice(0, 101).map((id) => `produtosIds=${id}`);
    expect(
      fieldsOf(
        await gateway.call(`/api/produtos/lotes/${randomUUID()}/desfazer?${undone.join('&')}`, {
          method: 'PUT',
          token: director,
        }),
      ),
    ).toEqual([400, ['produtosIds']]);
    expect((await decide(gateway, director, 'aprovar', [5001, 5001])).status).toBe(400);
    const answer = await gateway.call('/api/produtos/aprovacao-lote/aprovar?produtosIds=5001', {
      method: 'PUT',
      token: director,
      body: { lote: randomUUID(), versoes: [{ produtoId: 5002, versao: 1 }] },
    });
    expect([answer.status, errorOf(answer).errors.fields]).toEqual([
      400,
      { versoes: ['Informe a versão de cada produto, uma vez'] },
    ]);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'AguardandoAprovacao', versao: 1 });
  });

  it('that comes again does nothing twice, and says so', async () => {
    const lote = randomUUID();
    const before = (await auditsOf(5001)).length;
    expect(results(await decide(gateway, director, 'aprovar', [5001, 5002], { lote }))).toEqual([
      'Feito',
      'Feito',
    ]);
    expect(results(await decide(gateway, director, 'aprovar', [5001, 5002, 5003], { lote }))).toEqual([
      'JaFeito',
      'JaFeito',
      'Feito',
    ]);
    expect(await auditsOf(5001)).toHaveLength(before + 1);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'Aprovado', versao: 2 });
  });

  it('that a holder of both roles sends again approves no step further (G-11)', async () => {
    const both = await tokenOfRoles(gateway, ['Diretoria', 'ComercialAprovadores']);
    await setBatchProducts(gateway, 'Validado');
    expect(results(await decide(gateway, both, 'aprovar', [5001]))).toEqual(['Feito']);
    expect(resultsOf(await decide(gateway, both, 'aprovar', [5001])).get(5001)).toMatchObject({
      resultado: 'JaFeito',
      statusAprovacao: 'AguardandoAprovacao',
      versao: 2,
    });
    expect(results(await decide(gateway, both, 'aprovar', [5001], { versao: 2 }))).toEqual(['Feito']);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'Aprovado', versao: 3 });
  });

  it('belongs to one act of one person', async () => {
    const lote = randomUUID();
    await decide(gateway, director, 'aprovar', [5001], { lote });
    for (const [token, act] of [
      [director, 'recusar'],
      [otherDirector, 'aprovar'],
    ] as const) {
      const answer = await decide(gateway, token, act, [5002], { lote });
      expect([answer.status, errorOf(answer).message]).toEqual([
        400,
        'Este lote é de outra ação. Recarregue a página antes de enviar de novo.',
      ]);
    }
  });

  it('belongs to one act also where two begin it at once', async () => {
    const lote = randomUUID();
    const { transaction } = gateway.database;
    let other: Promise<unknown> | undefined;
    const slow = await createTestGateway({
      database: {
        ...gateway.database,
        transaction: async (work) => {
          other ??= decide(gateway, director, 'aprovar', [5001], { lote });
          await other;
          return transaction(work);
        },
      },
    });
    const answer = await decide(slow, director, 'recusar', [5002], { lote });
    expect([answer.status, errorOf(answer).message]).toEqual([
      400,
      'Este lote é de outra ação. Recarregue a página antes de enviar de novo.',
    ]);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'Aprovado', versao: 2 });
    expect(await storedProduct(gateway, 5002)).toEqual({ statusAprovacao: 'AguardandoAprovacao', versao: 1 });
  });

  it('cut in the middle and sent again is done once (D19)', async () => {
    const lote = randomUUID();
    const before = await gateway.database.queries.$count(auditEntries);
    const { transaction } = gateway.database;
    let left = 40;
    const cut = await createTestGateway({
      database: {
        ...gateway.database,
        transaction: (work) => {
          if (left === 0) throw new Error('The connection was cut');
          left -= 1;
          return transaction(work);
        },
      },
    });
    const chunk = ids.slice(0, 100);
    expect((await decide(cut, director, 'aprovar', chunk, { lote })).status).toBe(500);
    const again = results(await decide(gateway, director, 'aprovar', chunk, { lote }));
    const count = (wanted: string) => again.filter((one) => one === wanted).length;
    expect(count('JaFeito')).toBeGreaterThan(0);
    expect(count('JaFeito') + count('Feito')).toBe(100);
    expect(await gateway.database.queries.$count(auditEntries)).toBe(before + 100);
  });

  it('of two directors at once over the same products: each has one outcome, and both reports are true', async () => {
    const chunk = ids.slice(0, 100);
    const [approved, refused] = await Promise.all([
      decide(gateway, director, 'aprovar', chunk),
      decide(gateway, otherDirector, 'recusar', chunk.toReversed().slice(0, 50)),
    ]);
    for (const id of chunk) {
      const [yes, no] = [resultsOf(approved).get(id)?.resultado, resultsOf(refused).get(id)?.resultado];
      const stored = await storedProduct(gateway, id);
      expect([yes === 'Feito', no === 'Feito'].filter(Boolean)).toHaveLength(1);
      expect(stored).toEqual({ statusAprovacao: yes === 'Feito' ? 'Aprovado' : 'Recusado', versao: 2 });
      if (yes !== 'Feito') expect(yes).toBe('Alterado');
      if (no !== 'Feito' && no !== undefined) expect(no).toBe('Alterado');
    }
  });
});

describe('a product of a request', () => {
  const [produtoId] = reviewIds.products;
  const [productRequest] = reviewIds.productRequests;
  const eventKinds = async () => {
    const rows = await gateway.database.queries
      .select({ kind: requestEvents.kind })
      .from(requestEvents)
      .orderBy(requestEvents.id);
    return rows.map(({ kind }) => kind);
  };
  const atCommercial = async () => {
    const [row] = await gateway.database.queries
      .select({ status: productRequests.statusComercial })
      .from(productRequests)
      .where(eq(productRequests.id, productRequest));
    return row?.status;
  };

  beforeEach(async () => {
    const { queries } = gateway.database;
    await queries.delete(requestEvents);
    await queries.delete(outboxMails);
    await setReview(gateway, {
      status: 'Aprovado',
      statusContabil: 'Validado',
      products: ['Validado', 'Validado'],
    });
    await queries
      .update(productRequests)
      .set({ statusComercial: 'Validado' })
      .where(eq(productRequests.id, productRequest));
  });

  it('is approved in two steps, which its time line tells', async () => {
    await decide(gateway, approver, 'aprovar', [produtoId]);
    expect(await atCommercial()).toBe('Validado');
    await decide(gateway, director, 'aprovar', [produtoId], { versao: 2 });
    expect(await atCommercial()).toBe('Aprovado');
    expect(await eventKinds()).toEqual(['ProdutoAprovadoComercial', 'ProdutoAprovado']);
    expect(await gateway.database.queries.select().from(outboxMails)).toEqual([]);
  });

  it('is refused, and its supplier told once however often the chunk comes', async () => {
    const lote = randomUUID();
    await decide(gateway, approver, 'recusar', [produtoId], { lote });
    await decide(gateway, approver, 'recusar', [produtoId], { lote });
    expect(await atCommercial()).toBe('Recusado');
    expect(await eventKinds()).toEqual(['ProdutoReprovado']);
    const mails = await gateway.database.queries.select().from(outboxMails);
    expect(mails.map(({ kind }) => kind)).toEqual(['productRefused']);
  });

  it('is in analysis again once its refusal is taken back, and its supplier is told so', async () => {
    const lote = randomUUID();
    await decide(gateway, approver, 'recusar', [produtoId], { lote });
    const path = `/api/produtos/lotes/${lote}/desfazer?produtosIds=${produtoId}`;
    const answer = await gateway.call(path, { method: 'PUT', token: approver });
    expect(answer.status).toBe(200);
    expect(await atCommercial()).toBe('Validado');
    const mails = await gateway.database.queries.select().from(outboxMails).orderBy(outboxMails.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['productRefused', 'refusalUndone']);
    expect(mails[1]?.body).toContain('o produto está em análise de novo');
  });
});

describe('a batch that is taken back', () => {
  const undo = (lote: string, chunk: readonly number[], token = director) =>
    gateway.call(`/api/produtos/lotes/${lote}/desfazer?${chunk.map((id) => `produtosIds=${id}`).join('&')}`, {
      method: 'PUT',
      token,
    });
  const read = (lote: string, token = director) => gateway.call(`/api/produtos/lotes/${lote}`, { token });

  it('gives its products what they had, but for those that changed since', async () => {
    const lote = randomUUID();
    await decide(gateway, director, 'aprovar', [5001, 5002], { lote });
    await decide(gateway, director, 'aprovar', [5003], { lote });
    await gateway.database.queries.update(products).set({ versao: 8 }).where(eq(products.id, 5002));
    expect((await read(lote)).body).toMatchObject({
      tipo: 'Aprovacao',
      usuario: 'Marina Alves',
      produtos: [
        { produtoId: 5001, antes: 'Aguardando Aprovação', depois: 'Aprovado', desfeito: false, motivo: null },
        { produtoId: 5002, motivo: 'O produto foi alterado depois deste lote' },
        { produtoId: 5003, motivo: null },
      ],
      meta: { paginacao: { totalRegistros: 3 } },
    });
    expect(results(await undo(lote, [5001, 5002, 5003, 5004]))).toEqual([
      'Feito',
      'Alterado',
      'Feito',
      'Recusado',
    ]);
    expect(results(await undo(lote, [5001]))).toEqual(['JaFeito']);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'AguardandoAprovacao', versao: 3 });
    expect((await auditsOf(5001)).at(-1)).toEqual({
      operation: 'undoBatch',
      changes: { statusAprovacao: { before: 'Aprovado', after: 'AguardandoAprovacao' } },
    });
    expect(results(await decide(gateway, director, 'aprovar', [5001], { versao: 3 }))).toEqual(['Feito']);
  });

  it('is not told as done when its chunk comes once more', async () => {
    const lote = randomUUID();
    await decide(gateway, director, 'aprovar', [5001], { lote });
    await undo(lote, [5001]);
    expect(results(await decide(gateway, director, 'aprovar', [5001], { lote }))).toEqual(['Alterado']);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'AguardandoAprovacao', versao: 3 });
  });

  it.each<[Role[], Role[], number, string | null]>([
    [['Diretoria', 'Comercial'], ['Comercial'], 403, null],
    [
      ['ComercialAprovadores', 'Diretoria'],
      ['ComercialAprovadores'],
      200,
      'Somente a diretoria decide nesta etapa',
    ],
    [['Comercial', 'Diretoria'], ['Diretoria'], 200, null],
  ])(
    'takes the role of its act: made as %j, not by who is left with %j (G-45)',
    async (roles, left, status, reason) => {
      const token = await tokenOfRoles(gateway, roles);
      const lote = randomUUID();
      expect(results(await decide(gateway, token, 'aprovar', [5001], { lote }))).toEqual(['Feito']);
      await leaveRoles(gateway, roles, left);
      const told = (await read(lote, token)).body as Schemas['Batch'];
      const answer = await undo(lote, [5001], token);
      expect(answer.status).toBe(status);
      if (status === 403) {
        expect(errorOf(answer).message).toBe('Você não tem permissão para esta ação');
        expect(told.motivo).toBe('Somente aprovadores e a diretoria decidem');
      } else {
        expect(told.produtos.map(({ motivo }) => motivo)).toEqual([reason]);
        expect([...resultsOf(answer).values()].map(({ mensagem }) => mensagem)).toEqual([reason]);
      }
      const isUndone = status === 200 && reason === null;
      expect((await storedProduct(gateway, 5001))?.statusAprovacao).toBe(
        isUndone ? 'AguardandoAprovacao' : 'Aprovado',
      );
    },
  );

  it('is that of the person who made it', async () => {
    const lote = randomUUID();
    await decide(gateway, director, 'aprovar', [5001], { lote });
    expect((await undo(lote, [5001], otherDirector)).status).toBe(404);
    expect((await read(lote, otherDirector)).status).toBe(404);
    expect((await read(randomUUID())).status).toBe(404);
  });
});
