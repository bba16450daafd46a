import { useAtomValue, useSetAtom } from 'jotai';
import { ProductBatchFrame } from '../ProductBatchFrame.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import { CHANGES, reviewAtom, statusChange, statusChanges } from './statusChanges.ts';

interface StatusChangeBatchProps {
  /** Called when the list comes back; whether statuses were changed. */
  onLeave: (ran: boolean) => void;
}

/** The chosen products before, while and after their status is changed; the review tells of each why it cannot be (G-09, D19). */
export function StatusChangeBatch({ onLeave }: StatusChangeBatchProps) {
  const batch = useAtomValue(statusChange.batchAtom);
  const review = useSetAtom(reviewAtom);
  return (
    <ProductBatchFrame
      title={statusChanges.title}
      batch={statusChange}
      acts={CHANGES}
      fileName="Alteração de status"
      review={
        <StatusSelect
          required
          value={batch?.act.status}
          onValueChange={(status) => status !== null && review(status)}
        />
      }
      onLeave={onLeave}
    />
  );
}
