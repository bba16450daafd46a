import type { Schemas } from '@portal/api';
import type { RequestEventKind } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { familyRequests, productRequests } from '../../database/schema.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { hasWaitingProducts } from '../requests/decisions/reviewedFamily.ts';
import { recordRequestEvent } from '../requests/requestEvents.ts';
import type { LockedProduct } from './lockBatchProduct.ts';

/** Status at commercial of a product of a request, by its approval status (SM-3, SM-4). */
const AT_COMMERCIAL = {
  AguardandoValidacao: 'Aguardando',
  Validado: 'Validado',
  AguardandoAprovacaoComercial: 'Validado',
  AguardandoAprovacao: 'Validado',
  Aprovado: 'Aprovado',
  Recusado: 'Recusado',
} as const satisfies Record<Schemas['ProductApprovalStatus'], Schemas['FamilyStatus']>;

/**
 * Gives the place of a product in its request the status that goes with a new approval status; the batch raises the
 * versions of both. What awaits validation again was not approved, and opens its family for it (C-11, SM-1).
 *
 * @param dataAprovacao when it was validated; by default as stored.
 */
async function settleRequestedProduct(
  queries: Queries,
  author: Author,
  { product, request }: LockedProduct,
  status: Schemas['ProductApprovalStatus'],
  dataAprovacao = request?.row.dataAprovacao ?? null,
): Promise<void> {
  if (request === null) return;
  const { row, family } = request;
  await queries
    .update(productRequests)
    .set({
      statusComercial: AT_COMMERCIAL[status],
      dataAprovacao: status === 'AguardandoValidacao' ? null : dataAprovacao,
      dataModificacao: author.at,
    })
    .where(eq(productRequests.id, row.id));
  if (status === 'AguardandoValidacao' && family.statusComercial === 'Aprovado')
    await moveFamily(queries, author, family, 'Validado');
  const waited = product.statusAprovacao === 'AguardandoValidacao' && family.statusComercial === 'Validado';
  if (waited && !(await hasWaitingProducts(queries, family.id, row.id)))
    await moveFamily(queries, author, family, 'Aprovado');
}

/** Opens a family of a request for the validation of its products, or closes it after the last of them (SM-1). */
async function moveFamily(
  queries: Queries,
  author: Author,
  { id, statusComercial, versao }: NonNullable<LockedProduct['request']>['family'],
  next: 'Validado' | 'Aprovado',
): Promise<void> {
  await queries
    .update(familyRequests)
    .set({ statusComercial: next, versao: versao + 1, dataModificacao: author.at })
    .where(eq(familyRequests.id, id));
  const [before, after] = [{ statusComercial }, { statusComercial: next }];
  await recordChange(queries, author, { kind: 'familyRequest', id, before, after });
}

/** Adds to the time line of its request what a batch did with a product. */
async function recordBatchEvent(
  queries: Queries,
  author: Author,
  { product, request }: LockedProduct,
  kind: RequestEventKind,
): Promise<void> {
  if (request === null) return;
  await recordRequestEvent(queries, author, {
    kind,
    requestId: request.family.solicitacaoCadastroId,
    familyRequestId: request.family.id,
    productRequestId: request.row.id,
    name: product.nome,
  });
}

/** Writes a new approval status where it is kept besides the product: in its request, the time line and the audit. */
export async function settleStatus(
  queries: Queries,
  author: Author,
  locked: LockedProduct,
  next: {
    readonly status: Schemas['ProductApprovalStatus'];
    readonly event: RequestEventKind;
    readonly dataAprovacao?: Date | null;
  },
): Promise<void> {
  const { id, statusAprovacao } = locked.product;
  await settleRequestedProduct(queries, author, locked, next.status, next.dataAprovacao);
  await recordBatchEvent(queries, author, locked, next.event);
  const [before, after] = [{ statusAprovacao }, { statusAprovacao: next.status }];
  await recordChange(queries, author, { kind: 'product', id, before, after });
}
