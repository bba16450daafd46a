import { type PortalClient, withMessage } from '@portal/api';
import type { BatchItem, BatchResult } from '@portal/ui';
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import type * as z from 'zod/mini';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { notifyAtom, type Services, servicesAtom } from '../services/servicesAtom.ts';
import { type ActOfBatch, type Batch, type BatchOptions, createBatch } from './createBatch.ts';
import { heldBatches, holdingAtom } from './heldBatch.ts';
import { createKeptBatches, type KeptBatch, type VersionedItem } from './keptBatches.ts';

interface KeptBatchOptions<Act extends ActOfBatch> extends Omit<BatchOptions<VersionedItem, Act>, 'onStep'> {
  /** Name of the page, under which its batches are kept. */
  readonly name: string;
  /** Shape of its acts. */
  readonly act: z.ZodMiniType<Act>;
  /** The results of a batch that was cut, as the gateway knows them; none of an item that can be sent again. */
  readResults(api: PortalClient, batch: KeptBatch<Act>): Promise<readonly BatchResult[]>;
}

/** A batch that is kept until its results are closed, also when the tab is (D19). Its items have versions, so that nothing is done twice. */
export function createKeptBatch<Act extends ActOfBatch>({
  name,
  act,
  readResults,
  ...options
}: KeptBatchOptions<Act>) {
  const kept = createKeptBatches(name, act);
  const { batchAtom, showAtom, runAtom, leaveAtom, ...rest } = createBatch<VersionedItem, Act>({
    ...options,
    onStep: kept.keep,
  });

  const discardedAtom = atom<readonly string[]>([]);
  /** Forgets a batch that was interrupted, and says so. */
  const discardAtom = atom(null, (get, set, lote: string) => {
    kept.drop(get(servicesAtom), lote);
    set(discardedAtom, [...get(discardedAtom), lote]);
    get(notifyAtom).success('Resultado do lote descartado');
  });

  return {
    ...rest,
    batchAtom,
    runAtom: holdingAtom(batchAtom, runAtom),
    /** Keeps of a batch how far its taking back is, until that is at its end. */
    keepUndo: (place: Services, { lote, stage, items, results }: Batch<BatchItem, ActOfBatch>) => {
      const of = items.filter(({ disabledReason }) => disabledReason === undefined).length;
      kept.keepUndo(place, lote, stage === 'running' ? { known: results.length, of } : undefined);
    },
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
      (before) => before ?? null, // what is pressed there stays until it is known which one is next
    ),
    /**
     * Shows the results of an interrupted batch, as the gateway knows them, unless it is discarded, another is opened or the
     * page left meanwhile.
     */
    resumeAtom: atom(null, async (get, set, batch: KeptBatch<Act>) => {
      const services = get(servicesAtom);
      const { hasLeft } = notifyFromHere(services);
      const isOver = () => hasLeft() || get(batchAtom) !== null || get(discardedAtom).includes(batch.lote);
      try {
        const results = await readResults(services.api, batch);
        if (!isOver()) set(showAtom, { ...batch, stage: 'done', results });
      } catch (error) {
        if (!isOver()) services.notify.error(withMessage(error, 'Erro ao buscar o lote'));
      }
    }),
  };
}

/** The state of a batch of a page that is kept, and the acts on it. */
export type KeptBatchOfPage<Act extends ActOfBatch> = ReturnType<typeof createKeptBatch<Act>>;
