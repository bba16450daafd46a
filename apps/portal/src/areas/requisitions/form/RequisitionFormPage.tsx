import { RequisitionRecord } from './RequisitionRecord.tsx';
import { requestPage } from './requisitionPage.ts';

/** Asks for a purchase, or edits or consults the requisition of the address (RQF-001 to RQF-003). */
export function RequisitionFormPage() {
  return <RequisitionRecord state={requestPage} />;
}
