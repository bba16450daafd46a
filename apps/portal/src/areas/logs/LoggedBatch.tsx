import { routeNamed } from '@portal/domain';
import { BatchFrame } from '../../shared/batch/BatchFrame.tsx';
import { batchedHref } from '../../shared/batch/batchedProduct.ts';
import { UNDO } from '../../shared/batch/createUndo.ts';
import { logUndo } from './logUndo.ts';

const ACTS = [UNDO];

interface LoggedBatchProps {
  /** Called when the log comes back. */
  onLeave: () => void;
}

/** A batch that was found in the log: what of it can be taken back, and how that went. */
export function LoggedBatch({ onLeave }: LoggedBatchProps) {
  return (
    <BatchFrame
      title={routeNamed('product-logs').title}
      batch={logUndo}
      acts={ACTS}
      hrefOf={batchedHref}
      onLeave={onLeave}
      fileName="Lote desfeito"
    />
  );
}
