import { Button } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Undo2 } from 'lucide-react';
import { BatchFrame, type BatchFrameProps } from '../../../shared/batch/BatchFrame.tsx';
import { batchedHref } from '../../../shared/batch/batchedProduct.ts';
import type { ActOfBatch } from '../../../shared/batch/createBatch.ts';
import { UNDO } from '../../../shared/batch/createUndo.ts';
import { InterruptedBatch } from '../../../shared/batch/InterruptedBatch.tsx';
import type { VersionedItem } from '../../../shared/batch/keptBatches.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import type { ProductBatch } from './createProductBatch.ts';

interface ProductBatchFrameProps<Act extends ActOfBatch>
  extends Omit<BatchFrameProps<VersionedItem, Act>, 'batch' | 'hrefOf' | 'outcomeActions'> {
  batch: ProductBatch<Act>;
}

const undoIcon = <Undo2 aria-hidden="true" />;
const undoActs = [UNDO];

/**
 * The page of a batch of products: what was interrupted before the filters, and 'Desfazer' in the report. The taking back
 * is looked at and reported as the batch is.
 */
export function ProductBatchFrame<Act extends ActOfBatch>({
  batch,
  acts = [],
  filters,
  fileName = 'resultado',
  review,
  runDisabledReason,
  onLeave,
  ...page
}: ProductBatchFrameProps<Act>) {
  const shown = useAtomValue(batch.batchAtom);
  const isUndone = useAtomValue(batch.undo.batchAtom) !== null;
  const undo = useOneAtATime(useSetAtom(batch.undo.openAtom));
  const frame = {
    ...page,
    hrefOf: batchedHref,
    filters: (
      <>
        <InterruptedBatch batch={batch} acts={acts} />
        {filters}
      </>
    ),
  };
  if (isUndone) {
    const leaveUndone = (ran: boolean) => ran && onLeave?.(true); // else back to the report
    return (
      <BatchFrame
        {...frame}
        batch={batch.undo}
        acts={undoActs}
        fileName={`${fileName} desfeito`}
        onLeave={leaveUndone}
      />
    );
  }
  return (
    <BatchFrame
      {...frame}
      {...{ batch, acts, fileName, review, runDisabledReason, onLeave }}
      outcomeActions={
        shown?.results.some(({ ok, undone }) => ok && !undone) && (
          <Button icon={undoIcon} loading={undo.underWay} onClick={() => void undo.act(shown.lote)}>
            Desfazer
          </Button>
        )
      }
    />
  );
}
