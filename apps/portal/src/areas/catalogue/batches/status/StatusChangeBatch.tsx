import { useAtomValue, useSetAtom } from 'jotai';
import { ProductBatchFrame } from '../../../../shared/batch/ProductBatchFrame.tsx';
import type { BatchRow } from '../products/batchList.ts';
import { StatusSelect } from './StatusSelect.tsx';
import { CHANGES, productToChange, statusChange, statusChanges } from './statusChanges.ts';

interface StatusChangeBatchProps {
  /** The chosen rows. */
  rows: readonly BatchRow[];
  /** Called when the list comes back; whether statuses were changed. */
  onLeave: (ran: boolean) => void;
}

/** The chosen products before, while and after their status is changed; the review tells of each why it cannot be (G-09, D19). */
export function StatusChangeBatch({ rows, onLeave }: StatusChangeBatchProps) {
  const batch = useAtomValue(statusChange.batchAtom);
  const open = useSetAtom(statusChange.openAtom);
  return (
    <ProductBatchFrame
      title={statusChanges.title}
      batch={statusChange}
      acts={CHANGES}
      items={[]}
      fileName="alteracao de status"
      review={
        <StatusSelect
          required
          value={batch?.act.status}
          onValueChange={(status) => {
            if (status === null) return;
            open({ act: { id: 'change', status }, items: rows.map((row) => productToChange(row, status)) });
          }}
        />
      }
      onLeave={onLeave}
    >
      {null}
    </ProductBatchFrame>
  );
}
