import type { Schemas } from '@portal/api';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  families,
  familyRequests,
  outboxMails,
  productBlockedBranches,
  productPhotos,
  productReplacements,
  products,
  registrationRequests,
  requestEvents,
} from '../../../database/schema.ts';
import { decide } from '../../../testing/batchFixtures.ts';
import { SUPPLIER_FLOW } from '../../../testing/fixtures.ts';
import { auditOf, ifMatch } from '../../../testing/register.ts';
import { eventsOf } from '../../../testing/requestFixtures.ts';
import {
  FAMILY_INPUT,
  insertReview,
  reviewIds,
  setReview,
  storedFamilyReview,
  storedProductReview,
  TAXATION_INPUT,
} from '../../../testing/reviewFixtures.ts';
import { supplyIds } from '../../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

type Role = Parameters<TestGateway['tokenOf']>[0];

const FAMILY = `/api/produtos/backoffice/solicitacoes-familias/${reviewIds.familyRequest}`;
const [FIRST, SECOND] = reviewIds.productRequests;
const product = (id: number) => `/api/produtos/backoffice/solicitacoes-produtos/${id}`;
const CONFLICT = 'Este registro foi alterado por outra pessoa. Recarregue antes de salvar.';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
});

afterAll(() => gateway.close());

beforeEach(async () => {
  await gateway.database.queries.delete(outboxMails);
  await gateway.database.queries.delete(requestEvents);
  await setReview(gateway, { status: 'Aguardando', statusContabil: 'Aguardando' });
});

async function put(role: Role, path: string, version = 1, body?: object) {
  return gateway.call(path, {
    method: 'PUT',
    token: await gateway.tokenOf(role),
    headers: ifMatch(version),
    ...(body && { body }),
  });
}

const validate = (id: number, body: object = { filiaisBloqueio: [] }, version = 1) =>
  put('ComercialValidadores', `${product(id)}/validar`, version, body);
const mails = async () => {
  const { kind, recipient, registrationFlowId, body, id } = outboxMails;
  return gateway.database.queries
    .select({ kind, recipient, registrationFlowId, body })
    .from(outboxMails)
    .orderBy(id);
};
const events = async () =>
  (await eventsOf(gateway, reviewIds.request)).map(({ kind, side, nome }) => [kind, side, nome]);

describe('the decisions on a family (RVF-013 to RVF-016, RVF-037 to RVF-042, SM-1, SM-2b)', () => {
  it('approve it with the second of the two areas, whichever that is, and tell the supplier', async () => {
    for (const [first, second] of [
      [
        ['ComercialValidadores', 'validar'],
        ['Contabil', 'tributacao'],
      ],
      [
        ['Contabil', 'tributacao'],
        ['ComercialValidadores', 'validar'],
      ],
    ] as const) {
      await gateway.database.queries.delete(outboxMails);
      await setReview(gateway, { status: 'Aguardando', statusContabil: 'Aguardando' });
      const one = await put(first[0], `${FAMILY}/${first[1]}`);
      expect(one.status).toBe(200);
      expect(await storedFamilyReview(gateway)).toMatchObject({ statusAprovacao: 'AguardandoValidacao' });
      expect(await mails()).toEqual([]);
      const { versao } = one.body as Schemas['FamilyRequest'];
      const two = await put(second[0], `${FAMILY}/${second[1]}`, versao);
      expect(two.body).toMatchObject({ status: 'Validado', statusContabil: 'Validado', versao: 3 });
      expect(two.headers.get('etag')).toBe('"3"');
      expect(await storedFamilyReview(gateway)).toMatchObject({
        family: 'Aprovado',
        statusAprovacao: 'Aprovado',
      });
      expect(await mails()).toEqual([
        {
          kind: 'familyApproved',
          recipient: 'contato@serra.com.br',
          registrationFlowId: SUPPLIER_FLOW,
          body: expect.stringContaining('PANELA BRINOX 3L'),
        },
      ]);
    }
    expect(await events()).toEqual([
      ['FamiliaValidada', 'Comercial', 'PANELA BRINOX 3L'],
      ['TributacaoValidada', 'Contabilidade', 'PANELA BRINOX 3L'],
      ['TributacaoValidada', 'Contabilidade', 'PANELA BRINOX 3L'],
      ['FamiliaValidada', 'Comercial', 'PANELA BRINOX 3L'],
    ]);
  });

  it('refuse it for good, and a new family with it', async () => {
    const answer = await put('ComercialValidadores', `${FAMILY}/recusar`);
    expect(answer.body).toMatchObject({ status: 'Recusado', statusContabil: 'Aguardando' });
    expect(await storedFamilyReview(gateway)).toMatchObject({ family: 'Recusado' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['familyRefused']);
    expect(await events()).toEqual([['FamiliaRecusada', 'Comercial', 'PANELA BRINOX 3L']]);
    const audit = await auditOf(gateway, 'familyRequest', reviewIds.familyRequest);
    expect(audit.at(-1)).toEqual({
      operation: 'refuseFamilyRequest',
      changes: { statusComercial: { before: 'Aguardando', after: 'Recusado' } },
    });
    const late = await put('Contabil', `${FAMILY}/tributacao`, 2);
    expect([late.status, errorOf(late).message]).toEqual([400, 'A família foi recusada']);
  });

  it('leave a family as it is that was in the catalogue before', async () => {
    await setReview(gateway, { status: 'Aguardando', statusContabil: 'Aguardando', novaFamilia: false });
    expect((await put('ComercialValidadores', `${FAMILY}/recusar`)).status).toBe(200);
    expect(await storedFamilyReview(gateway)).toMatchObject({ status: 'Recusado', family: 'Aprovado' });
  });

  it.each([
    ['a field of commercial', { ncmId: null }, 'ComercialValidadores', 'validar', ['ncmId']],
    ['a field of accounting', { cst: null }, 'Contabil', 'tributacao', ['cst']],
  ] as const)('refuse a family without %s, naming it (RVF-049)', async (_, change, role, act, fields) => {
    await gateway.database.queries.update(families).set(change).where(eq(families.id, reviewIds.family));
    const answer = await put(role, `${FAMILY}/${act}`);
    expect([answer.status, errorOf(answer).message]).toEqual([400, 'Preencha todos os campos obrigatórios']);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual(fields);
    const [other, otherAct] =
      role === 'Contabil'
        ? (['ComercialValidadores', 'validar'] as const)
        : (['Contabil', 'tributacao'] as const);
    expect((await put(other, `${FAMILY}/${otherAct}`)).status).toBe(200);
  });

  it.each([
    ['ComercialValidadores', 'validar', { cestId: ['Campo obrigatório'] }],
    [
      'Contabil',
      'tributacao',
      { cst: ['Este CST exige o CEST da família: peça ao comercial que o informe'] },
    ],
  ] as const)(
    'of %s refuse a family without the CEST that its CST asks for (FMC-056)',
    async (role, act, fields) => {
      const without = { cst: 'Icms', cestId: null };
      await gateway.database.queries.update(families).set(without).where(eq(families.id, reviewIds.family));
      const answer = await put(role, `${FAMILY}/${act}`);
      expect(errorOf(answer).errors.fields).toEqual(fields);
    },
  );

  it('are not found for a family that was removed from its request', async () => {
    const { queries } = gateway.database;
    await queries
      .update(familyRequests)
      .set({ deletedAt: new Date() })
      .where(eq(familyRequests.id, reviewIds.familyRequest));
    expect((await put('ComercialValidadores', `${FAMILY}/validar`)).status).toBe(404);
  });
});

describe('two at once', () => {
  it('of both areas: the second is taken when its area has read the first (D23)', async () => {
    const approvals = [
      (version: number) => put('ComercialValidadores', `${FAMILY}/validar`, version),
      (version: number) => put('Contabil', `${FAMILY}/tributacao`, version),
    ];
    const answers = await Promise.all(approvals.map((approve) => approve(1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = approvals[answers.findIndex(({ status }) => status === 409)];
    expect((await late?.(2))?.status).toBe(200);
    expect(await storedFamilyReview(gateway)).toMatchObject({ statusAprovacao: 'Aprovado' });
    expect(await mails()).toHaveLength(1);
  });

  it('of one area: one decides, the other is told (SM-1)', async () => {
    const answers = await Promise.all([
      put('ComercialValidadores', `${FAMILY}/validar`),
      put('ComercialValidadores', `${FAMILY}/recusar`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late && errorOf(late).message).toBe(CONFLICT);
    expect(await events()).toHaveLength(1);
  });

  it('of the supplier that sends and a reviewer who opened it before: what was sent is looked at first', async () => {
    const unsent = { status: 'Concluido', statusContabil: 'ACadastrar', sent: false } as const;
    await setReview(gateway, unsent);
    const { queries } = gateway.database;
    const versionOf = async () => {
      const [request] = await queries
        .select({ versao: registrationRequests.versao })
        .from(registrationRequests)
        .where(eq(registrationRequests.id, reviewIds.request));
      return request?.versao ?? 0;
    };
    const version = await versionOf();
    const send = () =>
      put('Fornecedor', `/api/produtos/solicitacoes-cadastros/${reviewIds.request}/enviar`, version);
    const [sent, again, decided] = await Promise.all([
      send(),
      send(),
      put('ComercialValidadores', `${FAMILY}/validar`),
    ]);
    expect([sent.status, again.status].sort()).toEqual([200, 409]);
    expect([400, 409]).toContain(decided.status); // not sent yet, or sent since it was read
    expect((await put('ComercialValidadores', `${FAMILY}/validar`)).status).toBe(409);
    expect((await put('ComercialValidadores', `${FAMILY}/validar`, 2)).status).toBe(200);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['requestSent']);
    expect((await events()).map(([kind]) => kind)).toEqual(['Enviada', 'FamiliaValidada']);
  });

  it('of one tab that decides twice: it counts once', async () => {
    const twice = await Promise.all([1, 2].map(() => put('Contabil', `${FAMILY}/tributacao`)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    await setReview(gateway, { status: 'Validado', statusContabil: 'Validado' });
    const products = await Promise.all([1, 2].map(() => validate(FIRST)));
    expect(products.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await events()).map(([kind]) => kind)).toEqual(['TributacaoValidada', 'ProdutoValidado']);
  });

  it('on the last two products: the family is done once, and the supplier told once', async () => {
    await setReview(gateway, { status: 'Validado', statusContabil: 'Validado' });
    const answers = await Promise.all([
      validate(FIRST),
      put('ComercialValidadores', `${product(SECOND)}/recusar`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedFamilyReview(gateway)).toMatchObject({ status: 'Aprovado' });
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['productRefused', 'productsValidated']);
  });
});

describe('the decisions on a product (RVP-008, RVP-009, RVP-014, RVP-018 to RVP-021, BLK-014, BLK-015, G-17)', () => {
  beforeEach(() => setReview(gateway, { status: 'Validado', statusContabil: 'Validado' }));

  it('validate it without block, and keep the family open for the others (C-11)', async () => {
    const answer = await validate(FIRST, { filiaisBloqueio: [], observacoes: ' ' });
    expect(answer.body).toMatchObject({
      solicitacaoCadastroProdutoId: FIRST,
      statusAprovacao: 'Validado',
      statusComercial: 'Validado',
      statusFamiliaComercial: 'Validado',
      dataAprovacao: gateway.clock.now.toISOString(),
      versao: 2,
    });
    expect(await storedProductReview(gateway, FIRST)).toMatchObject({ observacoesBloqueio: null });
    expect(await mails()).toEqual([]);
    expect(await events()).toEqual([['ProdutoValidado', 'Comercial', 'PANELA BRINOX 3L COR 0']]);
  });

  it('validate it with block: the branches may not buy it, and what it replaces is discontinued', async () => {
    const { queries } = gateway.database;
    const answer = await validate(FIRST, {
      filiaisBloqueio: [1, 3],
      observacoes: ' Sem giro ',
      produtosDescontinuadosIds: [1],
    });
    expect(answer.status).toBe(200);
    const [produtoId] = reviewIds.products;
    const blocked = await queries
      .select()
      .from(productBlockedBranches)
      .where(eq(productBlockedBranches.produtoId, produtoId));
    expect(blocked.map(({ filialId }) => filialId)).toEqual([1, 3]);
    expect(await storedProductReview(gateway, FIRST)).toMatchObject({ observacoesBloqueio: 'Sem giro' });
    const replaced = await queries.select().from(productReplacements);
    expect(replaced).toContainEqual({ produtoId, descontinuadoId: 1 });
    const [old] = await queries.select({ status: products.status }).from(products).where(eq(products.id, 1));
    expect(old).toEqual({ status: 'Descontinuada' });
    expect((await auditOf(gateway, 'product', 1)).at(-1)).toEqual({
      operation: 'approveProductRequest',
      changes: { status: { before: 'Ativo', after: 'Descontinuada' } },
    });
    expect((await auditOf(gateway, 'product', produtoId)).at(-1)?.changes).toMatchObject({
      statusAprovacao: { before: 'AguardandoValidacao', after: 'Validado' },
      filiaisBloqueio: { after: [1, 3] },
    });
  });

  it('leave what it replaces as it was where nothing is said of it (G-17)', async () => {
    const { queries } = gateway.database;
    const [produtoId] = reviewIds.products;
    await queries.update(products).set({ status: 'Ativo' }).where(eq(products.id, 2));
    await queries.insert(productReplacements).values({ produtoId, descontinuadoId: 2 }).onConflictDoNothing();
    expect((await validate(FIRST)).status).toBe(200);
    expect(await queries.select().from(productReplacements)).toContainEqual({
      produtoId,
      descontinuadoId: 2,
    });
    const [old] = await queries.select({ status: products.status }).from(products).where(eq(products.id, 2));
    expect(old).toEqual({ status: 'Ativo' });
  });

  it.each<[object, string]>([
    [{ filiaisBloqueio: [1, 77] }, 'filiaisBloqueio[1]'],
    [{ filiaisBloqueio: [], produtosDescontinuadosIds: [99_999] }, 'produtosDescontinuadosIds[0]'],
    [
      { filiaisBloqueio: [], produtosDescontinuadosIds: [reviewIds.products[0]] },
      'produtosDescontinuadosIds[0]',
    ],
    // It awaits validation, too.
    [
      { filiaisBloqueio: [], produtosDescontinuadosIds: [reviewIds.products[1]] },
      'produtosDescontinuadosIds[0]',
    ],
    [{ filiaisBloqueio: [], observacoes: 'a'.repeat(201) }, 'observacoes'],
  ])('refuse %j, and store nothing', async (body, field) => {
    const answer = await validate(FIRST, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual([field]);
    expect(await storedProductReview(gateway, FIRST)).toMatchObject({
      statusAprovacao: 'AguardandoValidacao',
    });
    const stored = await gateway.database.queries
      .select({ status: products.status })
      .from(products)
      .where(inArray(products.id, [...reviewIds.products]));
    expect(stored).toEqual([{ status: 'Aguardando' }, { status: 'Aguardando' }]);
  });

  it('refuse a product that is not complete', async () => {
    const { queries } = gateway.database;
    const [produtoId] = reviewIds.products;
    const photos = await queries
      .delete(productPhotos)
      .where(eq(productPhotos.produtoId, produtoId))
      .returning();
    await queries.update(products).set({ peso: null }).where(eq(products.id, produtoId));
    const answer = await validate(FIRST);
    expect([answer.status, errorOf(answer).message]).toEqual([
      400,
      'Preencha todos os campos do formulário antes de validar',
    ]);
    expect(Object.keys(errorOf(answer).errors.fields).sort()).toEqual(['fotosProdutos', 'peso']);
    await queries.insert(productPhotos).values(photos);
  });

  it('finish the family with the last product, and tell the supplier which were validated', async () => {
    const first = await put('ComercialValidadores', `${product(SECOND)}/recusar`);
    expect(first).toMatchObject({ status: 200, body: { dataAprovacao: null } });
    expect(await storedFamilyReview(gateway)).toMatchObject({ status: 'Validado' });
    const last = await validate(FIRST);
    expect(last.body).toMatchObject({
      statusFamiliaComercial: 'Aprovado',
      dataAprovacao: expect.any(String),
    });
    const [refused, validated] = await mails();
    expect(refused).toMatchObject({ kind: 'productRefused', body: expect.stringContaining('COR 1') });
    expect(validated).toMatchObject({
      kind: 'productsValidated',
      body: expect.stringContaining('- PANELA BRINOX 3L COR 0'),
    });
    expect(validated?.body).not.toContain('COR 1');
    const rows = await gateway.database.queries
      .select({ status: products.statusAprovacao })
      .from(products)
      .where(inArray(products.id, [...reviewIds.products]))
      .orderBy(products.id);
    expect(rows.map(({ status }) => status)).toEqual(['Validado', 'Recusado']);
  });

  it('name those that the directorate has approved meanwhile among the validated ones (SM-4)', async () => {
    expect((await validate(SECOND)).status).toBe(200);
    const [, produtoId] = reviewIds.products;
    for (const [role, versao] of [
      ['ComercialAprovadores', 2],
      ['Diretoria', 3],
    ] as const)
      await decide(gateway, await gateway.tokenOf(role), 'aprovar', [produtoId], { versao });
    expect(await storedProductReview(gateway, SECOND)).toMatchObject({ statusComercial: 'Aprovado' });
    expect((await put('ComercialValidadores', `${product(FIRST)}/recusar`)).status).toBe(200);
    const told = (await mails()).find(({ kind }) => kind === 'productsValidated');
    expect(told?.body).toContain('- PANELA BRINOX 3L COR 1');
  });
});

describe('saves in review (RVF-020 to RVF-024, RVF-035, RVF-036, SM-6)', () => {
  const path = `/api/produtos/familias/${reviewIds.family}`;
  const query = `solicitacaoCadastroFamiliaId=${reviewIds.familyRequest}`;
  const saveFamily = (change: object, version = 1) =>
    put('Comercial', `${path}?${query}`, version, { ...FAMILY_INPUT, ...change });
  const saveTaxation = (change: object, version = 1) =>
    put('Contabil', `${path}/tributacao?${query}`, version, { ...TAXATION_INPUT, ...change });
  const changes = async (role: Role) => {
    const answer = await gateway.call(`${FAMILY}/mudancas`, { token: await gateway.tokenOf(role) });
    expect(answer.status).toBe(200);
    const { mudancas } = answer.body as Schemas['FamilyChanges'];
    return mudancas.map(({ campo, antes, depois }) => [campo, antes, depois]);
  };
  /** Without what the gateway computes from the others. */
  const typedChanges = async (role: Role) =>
    (await changes(role)).filter(([campo]) => campo !== 'margem' && campo !== 'valorBrutoCalculado');

  it('leave the prices to commercial, and the taxation to accounting', async () => {
    expect((await saveTaxation({ mva: 51, cst: 'Icms', valorNf: 1, precoSugerido: 2 })).body).toMatchObject({
      mva: 51,
      valorNf: 40,
      precoSugerido: 89.9,
    });
    const saved = await saveFamily({ valorNf: 45, mva: 0, cst: 'Isento', cestId: 1, colecao: 'SOL' }, 2);
    expect(saved.body).toMatchObject({ valorNf: 45, mva: 51, cst: 'Icms', colecao: 'SOL', versao: 3 });
    expect(await events()).toEqual([
      ['TributacaoAlterada', 'Contabilidade', 'PANELA BRINOX 3L'],
      ['FamiliaAlterada', 'Comercial', 'PANELA BRINOX 3L SOL'],
    ]);
  });

  it('refuse CST Icms without a CEST, also once commercial has validated the family without one (FMC-056)', async () => {
    const { queries } = gateway.database;
    await queries.update(families).set({ cestId: null }).where(eq(families.id, reviewIds.family));
    expect((await put('ComercialValidadores', `${FAMILY}/validar`)).status).toBe(200);
    const answer = await saveTaxation({ cst: 'Icms', mva: 51 });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({
      cst: ['Este CST exige o CEST da família: peça ao comercial que o informe'],
    });
    expect((await saveTaxation({ mva: 0 })).status).toBe(200);
  });

  it('are seen before a decision: one that was taken before the save is refused (D23)', async () => {
    expect((await saveFamily({ valorNf: 45 })).status).toBe(200);
    const late = await put('Contabil', `${FAMILY}/tributacao`);
    expect([late.status, errorOf(late).message]).toEqual([409, CONFLICT]);
    expect((await put('Contabil', `${FAMILY}/tributacao`, 2)).status).toBe(200);
  });

  it('are seen before a decision when they are made in the catalogue, too (D23)', async () => {
    expect((await put('Comercial', path, 1, { ...FAMILY_INPUT, valorNf: 45 })).status).toBe(200);
    const late = await put('Contabil', `${FAMILY}/tributacao`);
    expect([late.status, errorOf(late).message]).toEqual([409, CONFLICT]);
    expect((await put('Contabil', `${path}/tributacao`, 2, TAXATION_INPUT)).status).toBe(200);
    expect((await put('ComercialValidadores', `${FAMILY}/validar`, 2)).status).toBe(409);
    expect((await put('ComercialValidadores', `${FAMILY}/validar`, 3)).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of commercial', () => saveFamily({ valorNf: 45 })],
    ['of accounting', () => saveTaxation({ mva: 51, cst: 'Icms' })],
    [
      'of the supplier that fills it in',
      async () => {
        await setReview(gateway, { status: 'Cadastrando', statusContabil: 'ACadastrar', sent: false });
        return put('Fornecedor', `${path}?${query}`, 1, FAMILY_INPUT);
      },
    ],
  ])('are seen before a decision in another request of the family: %s (D23)', async (_, save) => {
    const { queries } = gateway.database;
    const [other] = await queries
      .insert(registrationRequests)
      .values({ fornecedorId: 1, dataExpiracao: '2026-12-31', sentAt: gateway.clock.now })
      .returning({ id: registrationRequests.id });
    if (other === undefined) throw new Error('No request');
    const [{ id } = { id: 0 }] = await queries
      .insert(familyRequests)
      .values({
        solicitacaoCadastroId: other.id,
        familiaId: reviewIds.family,
        novaFamilia: false,
        quantidadeCadastroProduto: 1,
        statusFornecedor: 'Concluido',
        statusComercial: 'Aguardando',
        statusContabil: 'Aguardando',
      })
      .returning({ id: familyRequests.id });
    expect(await save()).toMatchObject({ status: 200 });
    const approve = (version: number) =>
      put('ComercialValidadores', `/api/produtos/backoffice/solicitacoes-familias/${id}/validar`, version);
    const late = await approve(1);
    expect([late.status, errorOf(late).message]).toEqual([409, CONFLICT]);
    expect((await approve(2)).status).toBe(200);
    await queries.delete(registrationRequests).where(eq(registrationRequests.id, other.id));
  });

  it('are seen before a product is decided that takes its name from the family (D23)', async () => {
    await setReview(gateway, { status: 'Validado', statusContabil: 'Validado' });
    expect((await put('Comercial', path, 1, { ...FAMILY_INPUT, volumetria: 4 })).status).toBe(200);
    const late = await validate(FIRST);
    expect([late.status, errorOf(late).message]).toEqual([409, CONFLICT]);
    expect((await validate(FIRST, { filiaisBloqueio: [] }, 2)).status).toBe(200);
  });

  it('and a decision at the same time: nobody decides on what he has not seen', async () => {
    const [decision, save] = await Promise.all([
      put('ComercialValidadores', `${FAMILY}/validar`),
      saveFamily({ valorNf: 45 }),
    ]);
    // Whichever is first: the save makes the decision old, the decision closes the family.
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual([decision.status, save.status]);
  });

  it('are of the family that the request is about', async () => {
    const answer = await put('Comercial', `/api/produtos/familias/1?${query}`, 1, FAMILY_INPUT);
    expect(answer.status).toBe(404);
  });

  it("are not those of another supplier's request", async () => {
    const { queries } = gateway.database;
    const give = (fornecedorId: number) =>
      queries
        .update(registrationRequests)
        .set({ fornecedorId })
        .where(eq(registrationRequests.id, reviewIds.request));
    await give(supplyIds.suppliers.alfa);
    expect((await put('Fornecedor', `${path}?${query}`, 1, FAMILY_INPUT)).status).toBe(404);
    await give(1);
    const own = await put('Fornecedor', `${path}?${query}`, 1, FAMILY_INPUT);
    expect([own.status, errorOf(own).message]).toEqual([400, 'Solicitação já enviada']);
  });

  it('tell each side what the other changed since its own last save', async () => {
    const { queries } = gateway.database;
    await queries.delete(auditEntries);
    expect(await typedChanges('Comercial')).toEqual([]);
    const later = () => {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    };
    later();
    await saveTaxation({ mva: 51, cst: 'Icms' });
    expect(await typedChanges('Comercial')).toEqual([
      ['cst', 'Isento', 'ICMS cobrado por substituição tributária'],
      ['mva', '0,0000%', '51,0000%'],
    ]);
    expect((await changes('Comercial')).map(([campo]) => campo)).toContain('margem');
    expect(await changes('Contabil')).toEqual([]);
    later();
    await saveFamily({ divisoesId: 2, cestId: 2, introducao: ['Encarte', 'Lancamento'] }, 2);
    expect(await typedChanges('Comercial')).toEqual([]);
    expect(await typedChanges('ComercialValidadores')).toEqual([]);
    expect(await typedChanges('Contabil')).toEqual([
      ['cestId', 'ARTEFATOS DOMÉSTICOS', 'OUTROS'],
      ['divisoesId', 'COZINHA', 'MERCEARIA'],
      ['introducao', 'Não se aplica', 'Encarte, Lançamento'],
    ]);
    expect((await typedChanges('Diretoria')).map(([campo]) => campo)).toEqual([
      'cst',
      'mva',
      'cestId',
      'divisoesId',
      'introducao',
    ]);
  });

  it('tell nothing of what was changed and changed back, nor to suppliers', async () => {
    await gateway.database.queries.delete(auditEntries);
    await saveTaxation({ mva: 51, cst: 'Icms' });
    await saveTaxation({}, 2);
    expect(await typedChanges('Comercial')).toEqual([]);
    const token = await gateway.tokenOf('Fornecedor');
    expect((await gateway.call(`${FAMILY}/mudancas`, { token })).status).toBe(403);
  });
});

describe('the product list of the review (RVP-003, RVP-023)', () => {
  const list = async (role: Role, id: number) =>
    gateway.call(`/api/produtos/backoffice/produtos?solicitacaoCadastroFamiliaId=${id}`, {
      token: await gateway.tokenOf(role),
    });

  it('has the products of one family for staff, and validators too', async () => {
    const { body } = await list('ComercialValidadores', reviewIds.familyRequest);
    const { produtos } = body as Schemas['ProductRequestList'];
    expect(produtos.map((row) => row.solicitacaoCadastroProdutoId)).toEqual(reviewIds.productRequests);
    expect((await list('Diretoria', 99_999)).status).toBe(404);
    expect((await list('Fornecedor', reviewIds.familyRequest)).status).toBe(403);
  });

  it('has the address of a first photo that is too large for a thumbnail', async () => {
    const { body } = await list('ComercialValidadores', reviewIds.familyRequest);
    expect((body as Schemas['ProductRequestList']).produtos[0]).toMatchObject({
      miniaturaByte: null,
      fotoPrincipal: 'https://arquivos.empresa.com.br/1.jpg',
    });
  });
});
