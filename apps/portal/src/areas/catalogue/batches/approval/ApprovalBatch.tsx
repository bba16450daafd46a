import { ProductBatchFrame } from '../ProductBatchFrame.tsx';
import { approval, approvals, DECISIONS } from './approvals.ts';

interface ApprovalBatchProps {
  /** Called when the list comes back; whether products were decided. */
  onLeave: (ran: boolean) => void;
}

/** The chosen products before, while and after they are decided (D19). */
export function ApprovalBatch({ onLeave }: ApprovalBatchProps) {
  return (
    <ProductBatchFrame
      title={approvals.title}
      batch={approval}
      acts={DECISIONS}
      fileName="Aprovação de produtos"
      onLeave={onLeave}
    />
  );
}
