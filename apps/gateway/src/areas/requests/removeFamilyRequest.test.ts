import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  families,
  familyRequests,
  files,
  productPhotos,
  productRequests,
  products,
  registrationRequests,
  requestEvents,
} from '../../database/schema.ts';
import { photoBytes } from '../../testing/photos.ts';
import { auditOf, ifMatch, lastAudit } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const REQUESTS = '/api/produtos/solicitacoes-cadastros';

let gateway: TestGateway;

type Role = (typeof ROLES)[number];

interface Wanted {
  readonly sent?: boolean;
  readonly commercial?: Schemas['FamilyStatus'];
  readonly novaFamilia?: boolean;
  readonly familiaId?: number | null;
}

/** Stores a request with two families; returns the id of the first. */
async function createFamilyRequest({
  sent = false,
  commercial = 'Concluido',
  novaFamilia = true,
  familiaId = null,
}: Wanted = {}): Promise<number> {
  const { queries } = gateway.database;
  const [request] = await queries
    .insert(registrationRequests)
    .values({ fornecedorId: 1, dataExpiracao: '2026-12-31', sentAt: sent ? gateway.clock.now : null })
    .returning({ id: registrationRequests.id });
  const own = {
    solicitacaoCadastroId: request?.id ?? 0,
    quantidadeCadastroProduto: 3,
  };
  const [family] = await queries
    .insert(familyRequests)
    .values([
      {
        ...own,
        novaFamilia,
        familiaId,
        statusComercial: commercial,
        statusFornecedor: familiaId === null ? 'Cadastrando' : 'Concluido',
      },
      { ...own, novaFamilia: true },
    ])
    .returning({ id: familyRequests.id });
  return family?.id ?? 0;
}

/** A family of the catalogue with products that were registered for a family of a request. */
async function registered(familyRequestId: number, statuses: readonly Schemas['ProductApprovalStatus'][]) {
  const { queries } = gateway.database;
  const [family] = await queries
    .insert(families)
    .values({
      nome: 'FRIGIDEIRA NOVA',
      status: 'Cadastrando',
      categoriaId: 1,
      marcaId: 1,
      tipoVolumetriaId: 1,
    })
    .returning({ id: families.id });
  const familiaId = family?.id ?? 0;
  await queries
    .update(familyRequests)
    .set({ familiaId, statusFornecedor: 'Concluido' })
    .where(eq(familyRequests.id, familyRequestId));
  for (const [place, statusAprovacao] of statuses.entries()) {
    const [product] = await queries
      .insert(products)
      .values({ nome: `FRIGIDEIRA ${place}`, variacao: `${place}`, familiaId, statusAprovacao })
      .returning({ id: products.id });
    await queries
      .insert(productRequests)
      .values({ solicitacaoCadastroFamiliaId: familyRequestId, produtoId: product?.id ?? 0 });
  }
  return familiaId;
}

const remove = async (id: number, { role = 'Comercial' as Role, version = 1 } = {}) =>
  gateway.call(`${REQUESTS}/solicitacao-cadastro-familia/${id}/delete`, {
    method: 'PUT',
    token: await gateway.tokenOf(role),
    headers: ifMatch(version),
  });

const rows = async () => {
  const answer = await gateway.call(`${REQUESTS}/home`, { token: await gateway.tokenOf('Comercial') });
  return (answer.body as Schemas['RequestRowList']).solicitacoes;
};

beforeAll(async () => {
  gateway = await createTestGateway();
});

beforeEach(async () => {
  await gateway.database.queries.delete(registrationRequests);
});

afterAll(() => gateway.close());

describe('removing a family from its request (SOL-006, SOL-007)', () => {
  it('takes this family out and leaves the others of the request', async () => {
    const id = await createFamilyRequest();
    const before = await rows();
    const answer = await remove(id);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await rows()).map((row) => row.id)).toEqual(
      before.map((row) => row.id).filter((other) => other !== id),
    );
    expect(await auditOf(gateway, 'familyRequest', id)).toMatchObject([
      { operation: 'deleteFamilyRequest', changes: { novaFamilia: { before: true, after: null } } },
    ]);
    const events = await gateway.database.queries.select().from(requestEvents);
    expect(events).toMatchObject([
      { kind: 'FamiliaExcluida', solicitacaoCadastroFamiliaId: id, side: 'Comercial', nome: null },
    ]);
    expect((await remove(id, { version: 2 })).status).toBe(404);
  });

  it('removes a new family and its products with it, and says so in the audit', async () => {
    const id = await createFamilyRequest();
    const familiaId = await registered(id, ['AguardandoValidacao', 'AguardandoValidacao']);
    expect((await remove(id)).status).toBe(204);
    const { queries } = gateway.database;
    expect(await queries.$count(families, eq(families.id, familiaId))).toBe(0);
    expect(await queries.$count(products, eq(products.familiaId, familiaId))).toBe(0);
    expect(await lastAudit(gateway)).toMatchObject({
      recordKind: 'family',
      recordId: String(familiaId),
      changes: { nome: { before: 'FRIGIDEIRA NOVA', after: null } },
    });
  });

  it('removes the photos of its products with their bytes, and no others', async () => {
    const { database, config } = gateway;
    const id = await createFamilyRequest();
    const familiaId = await registered(id, ['AguardandoValidacao', 'Validado']);
    const ofFamily = await database.queries
      .select({ id: products.id })
      .from(products)
      .where(eq(products.familiaId, familiaId))
      .orderBy(products.id);
    const stored: string[] = [];
    for (const product of ofFamily) {
      const fileId = await config.files.put(photoBytes());
      stored.push(fileId);
      await database.queries.insert(files).values({ id: fileId, contentType: 'image/png', sizeBytes: 200 });
      await database.queries.insert(productPhotos).values({ produtoId: product.id, fileId, ordem: 1 });
    }
    expect((await remove(id)).status).toBe(204);
    expect(await Promise.all(stored.map((fileId) => config.files.sizeOf(fileId)))).toEqual([null, 200]);
  });

  it('keeps what is part of the catalogue: a validated product and its family', async () => {
    const id = await createFamilyRequest();
    const familiaId = await registered(id, ['AguardandoValidacao', 'Validado']);
    expect((await remove(id)).status).toBe(204);
    const { queries } = gateway.database;
    const left = await queries
      .select({ nome: products.nome })
      .from(products)
      .where(inArray(products.familiaId, [familiaId]));
    expect(left).toEqual([{ nome: 'FRIGIDEIRA 1' }]);
    expect(await queries.$count(families, eq(families.id, familiaId))).toBe(1);
  });

  it('keeps a family that another request uses, and one that was in the catalogue before', async () => {
    const first = await createFamilyRequest();
    const familiaId = await registered(first, []);
    await createFamilyRequest({ novaFamilia: false, familiaId });
    expect((await remove(first)).status).toBe(204);
    const known = await createFamilyRequest({ novaFamilia: false, familiaId: 2 });
    expect((await remove(known)).status).toBe(204);
    expect(await gateway.database.queries.$count(families, inArray(families.id, [2, familiaId]))).toBe(2);
  });

  it.each([
    ['Aguardando', 400],
    ['Validado', 400],
    ['Aprovado', 400],
    ['Recusado', 204],
  ] as const)('of a request that was sent, family %s: %i (SM-1)', async (commercial, status) => {
    const id = await createFamilyRequest({ sent: true, commercial, familiaId: 2, novaFamilia: false });
    const answer = await remove(id);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(errorOf(answer).message).toBe('Já enviado para análise: só é excluído o que foi recusado');
      expect((await rows()).map((row) => row.id)).toContain(id);
    }
  });

  it('is refused with 409 when the family was changed meanwhile, and 404 without one (D7)', async () => {
    const id = await createFamilyRequest();
    expect((await remove(id, { version: 2 })).status).toBe(409);
    expect((await remove(999_999)).status).toBe(404);
    const answers = await Promise.all([1, 2].map(() => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('is for Comercial and link generators', async () => {
    const statuses = [];
    for (const role of ROLES) {
      const { status } = await remove(await createFamilyRequest(), { role });
      statuses.push([role, status]);
    }
    expect(statuses.filter(([, status]) => status !== 403)).toEqual([
      ['Comercial', 204],
      ['ComericalGeradorLink', 204],
    ]);
  });
});
