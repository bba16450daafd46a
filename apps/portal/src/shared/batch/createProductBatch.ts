import {
  answerOf,
  errorMessage,
  type PortalClient,
  type Schemas,
  toApiError,
  withMessage,
} from '@portal/api';
import type { BatchItem } from '@portal/ui';
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import type { z } from 'zod';
import { apiAtom, notifyAtom, servicesAtom } from '../services/servicesAtom.ts';
import { type BatchedProduct, PRODUCT_CHUNK, resultsOf } from './batchedProduct.ts';
import { readBatch, resultsAfterCut } from './batchRecord.ts';
import { type ActOfBatch, createBatch } from './createBatch.ts';
import { createUndo } from './createUndo.ts';
import { heldBatches, whileHeld } from './heldBatch.ts';
import { createKeptBatches, type KeptBatch } from './keptBatches.ts';

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
  readonly act: z.ZodType<Act>;
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
  const kept = createKeptBatches(name, act);
  const { batchAtom, openAtom, runAtom, leaveAtom } = createBatch<BatchedProduct, Act>({
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
    onStep: kept.keep,
  });

  const discardedAtom = atom<readonly string[]>([]);
  /** Forgets a batch that was interrupted. */
  const discardAtom = atom(null, (get, set, lote: string) => {
    kept.drop(get(servicesAtom), lote);
    set(discardedAtom, [...get(discardedAtom), lote]);
  });

  return {
    batchAtom,
    openAtom,
    runAtom: atom(null, async (get, set, ids: readonly BatchItem['id'][]) => {
      const batch = get(batchAtom);
      if (batch) await whileHeld(batch.lote, () => set(runAtom, ids));
    }),
    leaveAtom: atom(null, (get, set) => {
      const batch = get(batchAtom);
      if (batch) kept.drop(get(servicesAtom), batch.lote);
      set(leaveAtom);
    }),
    discardAtom,
    /** The last batch of the user that was begun, is not under way in any tab and was not closed; `null` for none. */
    interruptedAtom: unwrap(
      atom(async (get): Promise<KeptBatch<Act> | null> => {
        const discarded = get(discardedAtom);
        if (get(batchAtom) !== null) return null;
        const isUnderWay = await heldBatches();
        const left = kept.read(get(servicesAtom));
        return left.find(({ lote }) => !discarded.includes(lote) && !isUnderWay(lote)) ?? null;
      }),
      () => null,
    ),
    /** Shows the results of an interrupted batch, as the gateway knows them. */
    resumeAtom: atom(null, async (get, set, batch: KeptBatch<Act>) => {
      try {
        const { produtos } = await readBatch(get(apiAtom), batch.lote).catch((error: unknown) => {
          if (toApiError(error).kind === 'notFound') return { produtos: [] }; // nothing of it was done
          throw error;
        });
        set(batchAtom, { ...batch, stage: 'done', results: resultsAfterCut(batch, produtos) });
      } catch (error) {
        get(notifyAtom).error(errorMessage(withMessage(error, 'Erro ao buscar o lote')));
      }
    }),
    undo: createUndo(),
  };
}

/** The state of a batch of products of a page, and the acts on it. */
export type ProductBatch<Act extends ActOfBatch> = ReturnType<typeof createProductBatch<Act>>;
