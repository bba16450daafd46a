import type { Schemas } from '@portal/api';
import { eq, inArray } from 'drizzle-orm';
import {
  families,
  familyRequests,
  productBlockedBranches,
  productChildren,
  productPhotos,
  productRequests,
  productSupplierSkus,
  productSuppliers,
  products,
  registrationRequests,
} from '../database/schema.ts';
import { insertFamilyRegisters } from './familyRegisters.ts';
import { insertSupply } from './supplyFixtures.ts';
import type { TestGateway } from './testGateway.ts';

type FamilyRequestRow = typeof familyRequests.$inferSelect;
type ProductRow = typeof products.$inferSelect;

/** Ids of what `insertReview` inserts: one request of the supplier of the fixtures, its family, two products. */
export const reviewIds = {
  request: 900,
  familyRequest: 910,
  family: 3,
  products: [920, 921],
  productRequests: [930, 931],
} as const;

/** The taxation of the family, as the call of accounting takes it. */
export const TAXATION_INPUT = {
  cst: 'Isento',
  icmsOrigemMercadoria: '0',
  fundoPobreza: 'Nao',
  mva: 0,
  pisConfins: 'Tributado',
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 0,
  valorNf: 40,
  precoSugerido: 89.9,
  valorPauta: null,
  calculoPautaDiferente: false,
  margem: null,
  valorBrutoCalculado: null,
} satisfies Schemas['TaxationInput'];

/** The family with everything that a request asks of a new one, as the call that saves it takes it. */
export const FAMILY_INPUT = {
  ...TAXATION_INPUT,
  categoriaId: 1,
  marcaId: 2,
  tipoVolumetriaId: 1,
  volumetria: 3,
  dimensaoPorFamilia: false,
  etiquetaPrecoParte1: 'PANELA 3L',
  divisoesId: 1,
  ncmId: 1,
  cestId: 1,
  cstPisConfins: '01',
  spedItem: '00',
  spedProduto: 'Revenda',
  introducao: ['NaoSeAplica'],
  classificacoesDeRiscoId: 1,
} satisfies Schemas['FamilyInput'];

/** Adds a request whose only family is new and complete, with two complete products. `setReview` gives the statuses. */
export async function insertReview({ database }: TestGateway): Promise<void> {
  const { queries } = database;
  await insertSupply(database);
  await insertFamilyRegisters(database);
  const { request, familyRequest, family } = reviewIds;
  await queries.insert(registrationRequests).values({
    id: request,
    fornecedorId: 1,
    dataExpiracao: '2026-12-31',
  });
  await queries.insert(familyRequests).values({
    id: familyRequest,
    solicitacaoCadastroId: request,
    familiaId: family,
    novaFamilia: true,
    quantidadeCadastroProduto: 2,
    statusFornecedor: 'Concluido',
  });
  for (const [index, id] of reviewIds.products.entries()) {
    await queries.insert(products).values({
      id,
      nome: `PANELA BRINOX 3L COR ${index}`,
      familiaId: family,
      variacao: `COR ${index}`,
      altura: 10,
      largura: 20,
      comprimento: 30,
      peso: 400,
    });
    await queries.insert(productRequests).values({
      id: reviewIds.productRequests[index] ?? 0,
      solicitacaoCadastroFamiliaId: familyRequest,
      produtoId: id,
    });
    await queries.insert(productChildren).values({
      produtoId: id,
      ean: ['7891000315507', '7891000315514'][index] ?? null,
      dun: ['17891000315504', '17891000315511'][index] ?? null,
      quantidade: 6,
      principal: true,
    });
    const [link] = await queries
      .insert(productSuppliers)
      .values({
        produtoId: id,
        fornecedorId: 1,
        padrao: true,
        unidadeId: 1,
        qtdCompra: 1,
        multiplicador: 1,
      })
      .returning({ id: productSuppliers.id });
    await queries.insert(productSupplierSkus).values({
      produtoFornecedorId: link?.id ?? 0,
      sku: `SKU-${index}`,
      principal: true,
    });
    await queries
      .insert(productPhotos)
      .values({ produtoId: id, arquivo: 'https://arquivos.empresa.com.br/1.jpg', ordem: 0 });
  }
}

/** A state of the request of `insertReview`. */
export interface ReviewState {
  readonly status: FamilyRequestRow['statusComercial'];
  readonly statusContabil: FamilyRequestRow['statusContabil'];
  readonly sent?: boolean;
  readonly novaFamilia?: boolean;
  /** Last day of the request; one to come by default. */
  readonly dataExpiracao?: string;
  /** The supplier of the request; that of the fixtures by default. */
  readonly fornecedorId?: number;
  /** Approval statuses of the two products. */
  readonly products?: readonly [ProductRow['statusAprovacao'], ProductRow['statusAprovacao']];
}

/** Puts the request into a state as if it had been made so: every version is 1, and family and products are complete. */
export async function setReview(
  { database: { queries } }: TestGateway,
  { status, statusContabil, sent = true, novaFamilia = true, products: wanted, ...ofRequest }: ReviewState,
): Promise<void> {
  const { dataExpiracao = '2026-12-31', fornecedorId = 1 } = ofRequest;
  const { request, familyRequest, family } = reviewIds;
  const approved = statusContabil === 'Validado' && (status === 'Validado' || status === 'Aprovado');
  await queries
    .update(registrationRequests)
    .set({ sentAt: sent ? new Date('2026-11-10T12:00:00Z') : null, dataExpiracao, fornecedorId })
    .where(eq(registrationRequests.id, request));
  await queries
    .update(familyRequests)
    .set({ statusComercial: status, statusContabil, novaFamilia, versao: 1, deletedAt: null })
    .where(eq(familyRequests.id, familyRequest));
  await queries
    .update(families)
    .set({
      ...FAMILY_INPUT,
      nome: 'PANELA BRINOX 3L',
      status: approved || !novaFamilia ? 'Aprovado' : 'Aguardando',
      statusAprovacao: approved ? 'Aprovado' : 'AguardandoValidacao',
      versao: 1,
    })
    .where(eq(families.id, family));
  for (const [index, id] of reviewIds.products.entries()) {
    const statusAprovacao = wanted?.[index] ?? 'AguardandoValidacao';
    await queries.update(products).set({ statusAprovacao, versao: 1, peso: 400 }).where(eq(products.id, id));
    await queries
      .update(productRequests)
      .set({
        statusComercial: statusAprovacao === 'AguardandoValidacao' ? 'Aguardando' : 'Validado',
        observacoesBloqueio: null,
        dataAprovacao: null,
        versao: 1,
      })
      .where(eq(productRequests.produtoId, id));
  }
  const ids = [...reviewIds.products];
  await queries
    .update(productSuppliers)
    .set({ fornecedorId })
    .where(inArray(productSuppliers.produtoId, ids));
  await queries.delete(productBlockedBranches).where(inArray(productBlockedBranches.produtoId, ids));
}

/** The statuses of the family of `insertReview`: of its request at commercial and accounting, and its own two. */
export async function storedFamilyReview({ database: { queries } }: TestGateway) {
  const [row] = await queries
    .select({
      status: familyRequests.statusComercial,
      statusContabil: familyRequests.statusContabil,
      family: families.status,
      statusAprovacao: families.statusAprovacao,
    })
    .from(familyRequests)
    .innerJoin(families, eq(families.id, familyRequests.familiaId))
    .where(eq(familyRequests.id, reviewIds.familyRequest));
  return row;
}

/** The statuses of a product of `insertReview`. */
export async function storedProductReview({ database: { queries } }: TestGateway, id: number) {
  const [row] = await queries
    .select({
      statusAprovacao: products.statusAprovacao,
      statusComercial: productRequests.statusComercial,
      dataAprovacao: productRequests.dataAprovacao,
      observacoesBloqueio: productRequests.observacoesBloqueio,
    })
    .from(productRequests)
    .innerJoin(products, eq(products.id, productRequests.produtoId))
    .where(eq(productRequests.id, id));
  return row;
}
