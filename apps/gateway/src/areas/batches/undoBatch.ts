import type { Schemas } from '@portal/api';
import { type BatchKind, type HeldRoles, undoRefusal } from '@portal/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { batches, batchItems, products, users } from '../../database/schema.ts';
import { forbidden, notFound } from '../../http/GatewayError.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import type { Author } from '../../records/recordChange.ts';
import { type BatchStates, readStates } from './batchStates.ts';
import { restoreFamily } from './changeFamily.ts';
import { restoreSupplier } from './changeSupplier.ts';
import { type LockedProduct, lockBatchProduct } from './lockBatchProduct.ts';
import { batchMessages } from './messages.ts';
import { type Restore, resultOf, writeColumns } from './runBatch.ts';
import { settleStatus } from './settleStatus.ts';
import { tellRefusal } from './tellRefusal.ts';

/** Gives back the approval status, and when a product of a request was validated. */
async function restoreStatus(
  queries: Queries,
  author: Author,
  locked: LockedProduct,
  { before, after }: BatchStates['Aprovacao' | 'Recusa' | 'Status'],
) {
  const { statusAprovacao } = before;
  const wentBack = after.statusAprovacao === 'AguardandoValidacao';
  const validatedAt = 'dataAprovacao' in before ? before.dataAprovacao : null;
  await settleStatus(queries, author, locked, {
    status: statusAprovacao,
    event: wentBack ? 'DevolucaoDesfeita' : 'DecisaoDesfeita',
    ...(validatedAt !== null && { dataAprovacao: new Date(validatedAt) }),
  });
  return { statusAprovacao };
}

const RESTORES: { readonly [Kind in BatchKind]: Restore<Kind> } = {
  Aprovacao: restoreStatus,
  Recusa: restoreStatus,
  Status: restoreStatus,
  Familia: restoreFamily,
  Fornecedor: restoreSupplier,
};

/** Finds a batch of a caller. @throws GatewayError 404 without it, and for that of somebody else. */
async function requireBatch(queries: Queries, lote: string, userId: number) {
  const [batch] = await queries
    .select({
      kind: batches.kind,
      createdAt: batches.createdAt,
      user: users.name,
      forgotten: sql<boolean>`${batches.forgottenAt} is not null`,
    })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .where(and(eq(batches.id, lote), eq(batches.userId, userId)));
  if (batch === undefined) throw notFound();
  return batch;
}

const itemList = listOf({
  rows: (queries) =>
    queries
      .select({
        produtoId: batchItems.produtoId,
        codigo: products.codigo,
        nome: products.nome,
        before: batchItems.before,
        after: batchItems.after,
        undoneAt: batchItems.undoneAt,
        leftVersion: batchItems.leftVersion,
        versao: products.versao,
      })
      .from(batchItems)
      .innerJoin(products, eq(products.id, batchItems.produtoId))
      .$dynamic(),
  order: [asc(batchItems.id)],
  id: batchItems.id,
});

type Item = Pick<typeof batchItems.$inferSelect, 'before' | 'after' | 'leftVersion'>;

/** Why a product of a batch cannot be taken back by a user, null when it can (G-45). */
function itemRefusal(roles: HeldRoles, kind: BatchKind, item: Item): string | null {
  const { before } = readStates(kind, item);
  return 'statusAprovacao' in before
    ? undoRefusal(roles, kind, before.statusAprovacao)
    : undoRefusal(roles, kind);
}

/** Reads a page of what a batch of the caller did. @throws GatewayError 404. */
export async function readBatch(
  context: GatewayContext,
  lote: string,
  { userId, roles }: Caller,
  query: { readonly Pagina?: number; readonly QuantidadeRegistros?: number },
): Promise<Schemas['Batch']> {
  const { kind, createdAt, user, forgotten } = await requireBatch(context.database.queries, lote, userId);
  const { rows, meta } = await itemList(context, query, { where: eq(batchItems.batchId, lote) });
  return {
    lote,
    tipo: kind,
    usuario: user,
    data: createdAt.toISOString(),
    motivo: forgotten ? batchMessages.forgotten : undoRefusal(roles, kind),
    produtos: rows.map((row) => {
      const { produtoId, codigo, nome, before, after, versao } = row;
      const desfeito = row.undoneAt !== null;
      const changed = versao === row.leftVersion ? null : batchMessages.changedSince;
      return {
        ...{ produtoId, codigo, nome, desfeito },
        antes: before.texto,
        depois: after.texto,
        motivo: desfeito ? null : (itemRefusal(roles, kind, row) ?? changed),
      };
    }),
    meta,
  };
}

/** Who takes a batch back. */
interface Undoing {
  readonly author: Author;
  readonly roles: HeldRoles;
}

function undoItem<Kind extends BatchKind>(
  context: GatewayContext,
  { author, roles }: Undoing,
  batch: { readonly lote: string; readonly kind: Kind; readonly forgotten: boolean },
  id: number,
): Promise<Schemas['BatchItemResult']> {
  const { lote, kind, forgotten } = batch;
  return context.database.transaction(async (queries) => {
    const locked = await lockBatchProduct(queries, id);
    if (locked === null) return resultOf(id, null, 'Recusado', batchMessages.productMissing);
    const { product } = locked;
    const [item] = await queries
      .select()
      .from(batchItems)
      .where(and(eq(batchItems.batchId, lote), eq(batchItems.produtoId, id)));
    if (item === undefined) {
      const reason = forgotten ? batchMessages.forgotten : batchMessages.notOfBatch;
      return resultOf(id, product, 'Recusado', reason);
    }
    if (item.undoneAt !== null) return resultOf(id, product, 'JaFeito');
    const refusal = itemRefusal(roles, kind, item);
    if (refusal !== null) return resultOf(id, product, 'Recusado', refusal);
    if (product.versao !== item.leftVersion)
      return resultOf(id, product, 'Alterado', batchMessages.changedSince);
    const columns = await RESTORES[kind](queries, author, locked, readStates(kind, item));
    if (typeof columns === 'string') return resultOf(id, product, 'Alterado', columns);
    const written = await writeColumns(queries, author, product, columns);
    if (kind === 'Recusa') await tellRefusal(context, queries, locked, 'refusalUndone', author.at);
    await queries.update(batchItems).set({ undoneAt: author.at }).where(eq(batchItems.id, item.id));
    return resultOf(id, written, 'Feito');
  });
}

/**
 * Takes back what a batch of the caller did to some of its products, each in a transaction of its own, as long as
 * nothing else changed since and the caller has the role of the act (G-45).
 *
 * @throws GatewayError 404 for a batch that is not the caller's, 403 without a role for what it did.
 */
export async function undoBatch(
  context: GatewayContext,
  { author, roles }: Undoing,
  lote: string,
  ids: readonly number[],
): Promise<Schemas['BatchResult']> {
  const { kind, forgotten } = await requireBatch(context.database.queries, lote, author.userId);
  if (undoRefusal(roles, kind) !== null) throw forbidden();
  const restoring = { author: { ...author, batchId: lote }, roles };
  const resultados: Schemas['BatchItemResult'][] = [];
  for (const id of ids) resultados.push(await undoItem(context, restoring, { lote, kind, forgotten }, id));
  return { lote, resultados };
}
