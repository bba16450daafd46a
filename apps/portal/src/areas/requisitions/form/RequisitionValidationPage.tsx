import { DecisionSummary } from './DecisionSummary.tsx';
import { RequisitionRecord } from './RequisitionRecord.tsx';
import { validationPage } from './requisitionPage.ts';

/** Validates or refuses a requisition (RQF-004). */
export function RequisitionValidationPage() {
  return <RequisitionRecord state={validationPage} Summary={DecisionSummary} />;
}
