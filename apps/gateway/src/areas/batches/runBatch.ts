import type { Schemas } from '@portal/api';
import type { BatchKind } from '@portal/domain';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { batches, batchItems, products } from '../../database/schema.ts';
import { invalidFields, refused } from '../../http/GatewayError.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import type { Author } from '../../records/recordChange.ts';
import { raiseRequestVersion } from '../products/requireProduct.ts';
import type { BatchStates } from './batchStates.ts';
import { type LockedProduct, lockBatchProduct } from './lockBatchProduct.ts';
import { batchMessages } from './messages.ts';

type Result = Schemas['BatchItemResult'];

/** A chunk of a batch. */
export interface BatchCall<Kind extends BatchKind = BatchKind> {
  readonly kind: Kind;
  /** Made by the page, the same for all chunks and tries of a batch. */
  readonly lote: string;
  /** Ids of the products, each once. */
  readonly ids: readonly number[];
  /** The version of each product that the user was shown. */
  readonly versoes: readonly Schemas['SeenProduct'][];
  readonly caller: Caller;
  readonly author: Author;
}

/** Columns of a product that an act changes; its version and instant are set by the batch. */
type ChangedColumns = Partial<Omit<LockedProduct['product'], 'id' | 'codigo' | 'versao'>>;

/** What an act changes in one product, and what takes it back. */
type BatchChange<Kind extends BatchKind> = BatchStates[Kind] & { readonly columns: ChangedColumns };

/** Does an act to a locked product; a text is the reason why not, and nothing is written then. */
export type BatchAct<Kind extends BatchKind> = (
  queries: Queries,
  locked: LockedProduct,
) => Promise<BatchChange<Kind> | string>;

/** Gives a locked product back what it had before a batch; a text is the reason why not, and nothing is written then. */
export type Restore<Kind extends BatchKind> = (
  queries: Queries,
  author: Author,
  locked: LockedProduct,
  states: BatchStates[Kind],
) => Promise<ChangedColumns | string>;

/** The version that was seen of each product. @throws GatewayError 400 unless each has one. */
function seenVersions(
  ids: readonly number[],
  versoes: readonly Schemas['SeenProduct'][],
): ReadonlyMap<number, number> {
  const seen = new Map(versoes.map(({ produtoId, versao }) => [produtoId, versao]));
  if (seen.size !== versoes.length || ids.length !== seen.size || !ids.every((id) => seen.has(id)))
    throw invalidFields({ versoes: [batchMessages.versionMissing] });
  return seen;
}

/** Checks that a batch that was begun is one of the caller and of this act. @throws GatewayError 400 otherwise. */
async function requireOwnBatch(queries: Queries, { lote, kind, author }: BatchCall): Promise<void> {
  const [begun] = await queries.select().from(batches).where(eq(batches.id, lote));
  if (begun !== undefined && (begun.userId !== author.userId || begun.kind !== kind))
    throw refused(batchMessages.otherBatch);
}

/**
 * Whether the caller did this to the product from the version that is sent, in this batch or, where the act alone says
 * what becomes of the product, in an earlier one: its answer was lost, and it goes no step further.
 */
async function wasDone(queries: Queries, { lote, kind, author }: BatchCall, id: number, seen: number) {
  const [done] = await queries
    .select({ id: batchItems.id })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .where(
      and(
        eq(batchItems.produtoId, id),
        eq(batchItems.seenVersion, seen),
        isNull(batchItems.undoneAt),
        eq(batches.userId, author.userId),
        eq(batches.kind, kind),
        or(eq(batches.id, lote), inArray(batches.kind, ['Aprovacao', 'Recusa'])),
      ),
    );
  return done !== undefined;
}

/** The result for a product as it is. */
export function resultOf(
  produtoId: number,
  product: Pick<LockedProduct['product'], 'statusAprovacao' | 'versao'> | null,
  resultado: Result['resultado'],
  mensagem: string | null = null,
): Result {
  const { statusAprovacao = null, versao = null } = product ?? {};
  return { produtoId, resultado, mensagem, statusAprovacao, versao };
}

/** Writes columns of a locked product; it gets another version, and so does its place in a request. */
export async function writeColumns(
  queries: Queries,
  { at }: Author,
  product: LockedProduct['product'],
  columns: ChangedColumns,
): Promise<LockedProduct['product']> {
  const { id } = product;
  const versao = product.versao + 1;
  await queries
    .update(products)
    .set({ ...columns, versao, dataModificacao: at })
    .where(eq(products.id, id));
  await raiseRequestVersion(queries, id);
  return { ...product, ...columns, versao };
}

/** Writes a change of a product, and that the batch made it. */
async function writeChange<Kind extends BatchKind>(
  queries: Queries,
  call: BatchCall<Kind>,
  { product }: LockedProduct,
  { columns, before, after }: BatchChange<Kind>,
): Promise<LockedProduct['product']> {
  const { lote, kind, author } = call;
  const written = await writeColumns(queries, author, product, columns);
  await queries
    .insert(batches)
    .values({ id: lote, kind, userId: author.userId, createdAt: author.at })
    .onConflictDoNothing();
  // Another call may have begun it meanwhile.
  await requireOwnBatch(queries, call);
  await queries.insert(batchItems).values({
    batchId: lote,
    produtoId: product.id,
    seenVersion: product.versao,
    leftVersion: written.versao,
    before,
    after,
  });
  return written;
}

function runItem<Kind extends BatchKind>(
  { database }: GatewayContext,
  call: BatchCall<Kind>,
  id: number,
  seen: number,
  act: BatchAct<Kind>,
): Promise<Result> {
  return database.transaction(async (queries) => {
    const locked = await lockBatchProduct(queries, id);
    if (locked === null) return resultOf(id, null, 'Recusado', batchMessages.productMissing);
    const { product } = locked;
    if (product.versao !== seen) {
      if (await wasDone(queries, call, id, seen)) return resultOf(id, product, 'JaFeito');
      return resultOf(id, product, 'Alterado', batchMessages.changedMeanwhile);
    }
    const change = await act(queries, locked);
    if (typeof change === 'string') return resultOf(id, product, 'Recusado', change);
    return resultOf(id, await writeChange(queries, call, locked, change), 'Feito');
  });
}

/**
 * Does an act to the products of a chunk, each in a transaction of its own and with its own result (D19). A chunk that
 * comes again, whole or after a cut in the middle, does nothing twice.
 *
 * @throws GatewayError 400 for a chunk without the versions, or of a batch that is another act's or somebody else's.
 */
export async function runBatch<Kind extends BatchKind>(
  context: GatewayContext,
  call: BatchCall<Kind>,
  act: BatchAct<Kind>,
): Promise<Schemas['BatchResult']> {
  const seen = seenVersions(call.ids, call.versoes);
  await requireOwnBatch(context.database.queries, call);
  const resultados: Result[] = [];
  for (const id of call.ids) resultados.push(await runItem(context, call, id, seen.get(id) ?? 0, act));
  return { lote: call.lote, resultados };
}
