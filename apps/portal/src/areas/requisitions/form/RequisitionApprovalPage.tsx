import { RequisitionRecord } from './RequisitionRecord.tsx';
import { approvalPage } from './requisitionPage.ts';

/** Approves or refuses a validated requisition (RQF-005). */
export function RequisitionApprovalPage() {
  return <RequisitionRecord state={approvalPage} />;
}
