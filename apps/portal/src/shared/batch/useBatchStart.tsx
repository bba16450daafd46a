import type { BatchAct } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ActOfBatch } from './createBatch.ts';
import type { KeptBatchOfPage } from './createKeptBatch.ts';
import { InterruptedBatch } from './InterruptedBatch.tsx';

/**
 * What a list starts batches with.
 *
 * @param itemsName what many items are called, as of `InterruptedBatch`.
 */
export function useBatchStart<Act extends ActOfBatch>(
  batch: Pick<KeptBatchOfPage<Act>, 'batchAtom' | 'interruptedAtom' | 'resumeAtom' | 'discardAtom'>,
  acts: readonly BatchAct[],
  itemsName?: string,
) {
  const shown = useAtomValue(batch.batchAtom)?.act.id;
  const setBatch = useSetAtom(batch.batchAtom);
  const isInterrupted = useAtomValue(batch.interruptedAtom) !== null;
  const [left, setLeft] = useState(shown);
  if (shown !== undefined && shown !== left) setLeft(shown);
  return {
    /** The batch is shown in place of the list. */
    isShown: shown !== undefined,
    /** Closes a batch that could not be shown, as where its code did not load; its earlier results are kept. */
    callOff: () => setBatch(null),
    /** Said above the filters of a batch that was interrupted; `undefined` without one, as an element counts as something said. */
    notice: isInterrupted ? <InterruptedBatch batch={batch} acts={acts} itemsName={itemsName} /> : undefined,
    /** The act of the batch that was last shown in place of the list, also of one that the page came back to. */
    left,
  };
}
