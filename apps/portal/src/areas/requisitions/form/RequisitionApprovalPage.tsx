import { useAtomValue } from 'jotai';
import { ApprovalQueue } from '../queue/ApprovalQueue.tsx';
import { DecisionSummary } from './DecisionSummary.tsx';
import { RequisitionRecord } from './RequisitionRecord.tsx';
import { approvalPage } from './requisitionPage.ts';

/** Approves or refuses a validated requisition, alone or one of the queue (RQF-005). */
export function RequisitionApprovalPage() {
  return useAtomValue(approvalPage.queuedAtom) ? (
    <ApprovalQueue />
  ) : (
    <RequisitionRecord state={approvalPage} Summary={DecisionSummary} />
  );
}
