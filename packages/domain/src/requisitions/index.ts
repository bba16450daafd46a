export { approvedSentence } from './approvedSentence.ts';
export {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TEXTS,
  ATTACHMENTS_MAX,
  attachmentNameProblem,
} from './attachments.ts';
export { bankClosure, nextBankDay } from './bankDays.ts';
export {
  CHART_LEGENDS,
  type ChartData,
  type CompanyFlows,
  type DueAmount,
  type GraphicAnalysis,
  graphicAnalysis,
  OVERVIEW_LABELS,
  releasesChart,
} from './cashFlow.ts';
export { type DueWeek, dueWeeks } from './dueWeeks.ts';
export { averageDueDays, comparisonSentence, dueDays } from './lastRequisitions.ts';
export { CHART_PERIODS, type ChartPeriod, chartWindow, periodNameOf } from './periods.ts';
export { type CashFlowProjection, type DayBelow, projectCashFlow, projectionSentence } from './projection.ts';
export { type RepeatableRequisition, repeatedRequisitions, weekOf } from './repeatedRequisitions.ts';
export {
  REQUISITION_MODES,
  type RequisitionAccess,
  type RequisitionMode,
  type RequisitionPart,
  requisitionAccess,
  requisitionMode,
} from './requisitionAccess.ts';
export {
  type ActedRequisition,
  actOnRequisition,
  actOnSelection,
  REQUISITION_ACTS,
  REQUISITION_DECISION_TEXTS,
  type RequisitionAct,
  type RequisitionIcons,
  requisitionIcons,
} from './requisitionActs.ts';
export {
  approvalSchema,
  deciderFields,
  OBSERVATION_MAX,
  REGISTERED_TERMS_MAX,
  REQUISITION_DEPARTMENT,
  type RequisitionForm,
  requisitionFields,
  requisitionPageFields,
  requisitionRefusalSchema,
  requisitionSchema,
  validationSchema,
} from './requisitionFields.ts';
export {
  ANALYSIS_COLUMNS,
  FIXED_STATUS,
  type RequisitionList,
  requisitionFilterRefusal,
} from './requisitionFilter.ts';
export { decidedRemarks, refusalReason, SENT_REMARKS } from './requisitionRemarks.ts';
export {
  isRequisitionStatus,
  REQUISITION_STATUS_LABELS,
  REQUISITION_STATUS_TONES,
  type RequisitionStatus,
} from './requisitionStatus.ts';
export {
  requisitionBalance,
  type Suggestion,
  type SuggestionLine,
  suggestionLines,
} from './suggestionBalance.ts';
export { type SupplierFigures, supplierAnalysis } from './supplierAnalysis.ts';
export {
  type DueDateBound,
  dropEarlierDates,
  earlyDateProblem,
  PAST_DATE_TEXT,
  PERIOD_DAY_TEXT,
  type TermDays,
} from './terms/dueDateBounds.ts';
export {
  cappedValue,
  capValues,
  type Installment,
  installmentsOf,
  remainingValue,
  splitEqually,
} from './terms/installments.ts';
export {
  clearTerms,
  DUE_DATES,
  DUE_VALUES,
  type DueDate,
  type DueValue,
  dueDates,
  dueValues,
  EMPTY_TERMS,
  filledDates,
  type PaymentTerms,
  TERM_DAYS_MAX,
  TERM_TYPES,
  type TermType,
} from './terms/paymentTerms.ts';
export {
  applyPattern,
  patternText,
  proposeTerms,
  SUPPLIER_LACKS,
  type SupplierTerms,
  splitTerms,
  TERM_PATTERNS,
} from './terms/proposeTerms.ts';
export { SUM_TEXT, termProblems } from './terms/termProblems.ts';
