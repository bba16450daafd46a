import { answerOf, type PortalClient, type Schemas, toApiError } from '@portal/api';
import { atom } from 'jotai';
import type * as z from 'zod/mini';
import { PRODUCT_CHUNK, resultsOf } from '../../../shared/batch/batchedProduct.ts';
import { readBatch, resultsAfterCut } from '../../../shared/batch/batchRecord.ts';
import type { ActOfBatch } from '../../../shared/batch/createBatch.ts';
import { createKeptBatch } from '../../../shared/batch/createKeptBatch.ts';
import { createUndo } from '../../../shared/batch/createUndo.ts';

/** The body that the calls of all batches share, and the act. */
interface ProductChunk<Act> {
  readonly act: Act;
  readonly lote: string;
  readonly versoes: Schemas['SeenProduct'][];
  readonly produtosIds: number[];
}

interface ProductBatchOptions<Act extends ActOfBatch> {
  /** Name of the page, under which its batches are kept. */
  readonly name: string;
  /** Shape of its acts. */
  readonly act: z.ZodMiniType<Act>;
  /** Makes the call for some products. */
  send(api: PortalClient, chunk: ProductChunk<Act>): Promise<{ readonly data?: Schemas['BatchResult'] }>;
  /** Said once every product that was sent is done. */
  doneText(act: Act): string;
}

/**
 * A batch of products (D19): its calls carry the batch and the version of each product that the user was shown, so that a retry
 * does nothing twice. It is kept until its results are closed, also when the tab is, and can be taken back.
 *
 * @example
 * const statusChange = createProductBatch({
 *   name: 'product-status-change',
 *   act: z.object({ id: z.literal('change'), status: z.enum(CHANGED_STATUSES) }),
 *   send: (api, { act: { status }, ...chunk }) =>
 *     api.PUT('/api/produtos/alteracao-status-lote', { body: { ...chunk, status } }),
 *   doneText: () => 'Alteração realizada com sucesso',
 * });
 */
export function createProductBatch<Act extends ActOfBatch>({
  name,
  act,
  send,
  doneText,
}: ProductBatchOptions<Act>) {
  const batch = createKeptBatch<Act>({
    name,
    act,
    chunk: PRODUCT_CHUNK,
    send: async (api, { act, lote }, items) =>
      resultsOf(
        await answerOf(
          send(api, {
            act,
            lote,
            versoes: items.map(({ id, versao }) => ({ produtoId: id, versao })),
            produtosIds: items.map(({ id }) => id),
          }),
        ),
      ),
    touches: '/api/produtos',
    doneText,
    readResults: async (api, left) => {
      const { produtos } = await readBatch(api, left.lote).catch((error: unknown) => {
        if (toApiError(error).kind === 'notFound') return { produtos: [] }; // nothing of it was done
        throw error;
      });
      return resultsAfterCut(left, produtos);
    },
  });
  const undo = createUndo(batch.keepUndo);
  /** Back to the report, or once it is taken back to the choice. */
  const leaveUndoAtom = atom(null, (get, set) => {
    if (get(undo.batchAtom)?.stage !== 'done') return set(undo.leaveAtom);
    set(undo.batchAtom, null);
    set(batch.leaveAtom);
  });
  return { ...batch, undo: { ...undo, leaveAtom: leaveUndoAtom } };
}

/** The state of a batch of products of a page, and the acts on it. */
export type ProductBatch<Act extends ActOfBatch> = ReturnType<typeof createProductBatch<Act>>;
