export { type ActionResult, applyAction, isResultOf, type NextFlow } from './applyAction.ts';
export {
  type CarrierForm,
  carrierFields,
  carrierOf,
  carrierSchema,
  contactOf,
} from './carrierSchema.ts';
export {
  CONTACT_TYPES,
  CONTACTS_MAX,
  type ContactForm,
  type ContactType,
  contactFields,
  contactForm,
  type ListedContact,
  listedContactSchema,
  type StoredContact,
} from './contactSchema.ts';
export {
  DECISION_LABELS,
  type DecisionButton,
  type DecisionButtons,
  type DecisionRequest,
  decisionButtons,
} from './decisionButtons.ts';
export {
  type DecisionBody,
  DOCUMENT_TWICE_TEXT,
  decisionInputSchema,
  emptyOccurrenceForm,
  OCCURRENCE_MISSING_TEXT,
  type OccurrenceBody,
  type OccurrenceForm,
  occurrenceSchema,
  PENDENCY_NOTE_MAX,
  REFUSAL_REASON_MAX,
  type RefusalForm,
  refusalSchema,
} from './decisionSchemas.ts';
export {
  type AreaDecisions,
  areaDecisionBadge,
  areaDecisionsOf,
  type Badge,
  type BadgeTone,
  displayStatus,
  flowBadge,
  storedStatusOf,
  type Validation,
  validationsOf,
} from './displayStatus.ts';
export {
  documentRoom,
  isRemovable,
  NO_ROOM_TEXT,
  NOT_PENDENT_TEXT,
  replacedDocuments,
} from './documentPlaces.ts';
export {
  DOCUMENT_FILES_MAX,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX,
  DOCUMENT_TOO_LARGE_TEXT,
  DOCUMENT_TYPES,
  DOCUMENT_UPLOAD_TYPE,
  type DocumentType,
  type DocumentTypeFacts,
  documentNameProblem,
  documentTypeFacts,
  documentTypeLabel,
  documentTypeText,
  FILE_NOT_SENT_TEXT,
  missingDocuments,
  NO_FILE_TEXT,
  type StoredDocument,
} from './documentTypes.ts';
export {
  DECISION_TYPES,
  type DecisionType,
  type FlowAction,
  type Transition,
} from './flowActions.ts';
export { FLOW_NAMES } from './flowNames.ts';
export {
  AREA_DECISIONS,
  type AreaDecision,
  DECISION_STAGES,
  type DecisionStage,
  FLOW_STATUSES,
  type FlowStatus,
  isFlowStatus,
  isInAnalysis,
  isPendent,
  isWaitingForSupplier,
  type RegistrationFlow,
} from './flowStatuses.ts';
export {
  newPendencies,
  PENDENCY_REASON_LABELS,
  PENDENCY_REASONS,
  PENDENCY_STATUSES,
  type Pendency,
  type PendencyReason,
  type PendencyStatus,
  pendableDocuments,
  pendableStepOf,
  pendencyLine,
  type RegistrationBanner,
  registrationBanner,
  uncorrectedPendencies,
  unusedDocuments,
} from './pendencies.ts';
export {
  type ListedFlow,
  REGISTRATION_FILTERS,
  REGISTRATION_LISTS,
  type RegistrationFilter,
  type RegistrationListFacts,
  type RegistrationListName,
  readsRegistration,
  registrationFilterQuery,
  registrationListOf,
  WAITING_PARTIES,
  WAITING_STATUSES,
  type WaitingParty,
  waitingPartiesOf,
} from './registrationLists.ts';
export {
  isRegistrationStaff,
  isRegistrationSupplier,
  mayChangeEntryTaxRule,
  REGISTRATION_EDITORS,
  STAFF_ONLY_FIELDS,
  seesStaffFields,
} from './registrationRoles.ts';
export {
  REGISTRATION_STAGES,
  type RegistrationStage,
  registrationStage,
} from './registrationStage.ts';
export {
  areStepsFinished,
  isPreRegistrationFinished,
  REGISTRATION_STEPS,
  type RegistrationProgress,
  type RegistrationSection,
  type StepNumber,
  stepOf,
} from './registrationSteps.ts';
export {
  DECISION_SUCCESS_TEXTS,
  PENDENCY_BANNER_TITLE,
  REFUSED_TEXT,
  REGISTRATION_REFUSALS,
  SUPPLIER_NOT_FOUND_TEXT,
  WAITING_TEXT,
} from './registrationTexts.ts';
export {
  documentLock,
  type EditingRequest,
  type StepEditing,
  savedText,
  stepEditing,
  submitLabel,
} from './stepEditing.ts';
export { type StepState, stepStates } from './stepStates.ts';
export {
  type AccountingForm,
  accountingFields,
  accountingForm,
  settleAccounting,
} from './steps/accountingFields.ts';
export { type AccountingBody, accountingSchema } from './steps/accountingSchema.ts';
export { type BasicDataForm, basicDataFields, basicDataForm } from './steps/basicDataFields.ts';
export { type BasicDataBody, basicDataFormSchema, basicDataSchema } from './steps/basicDataSchema.ts';
export { type BillingForm, billingFields, billingForm, DELIVERY_REGIONS } from './steps/billingFields.ts';
export { type BillingBody, billingSchema } from './steps/billingSchema.ts';
export {
  type BrandsAndCategoriesForm,
  brandsAndCategoriesFields,
  brandsAndCategoriesForm,
  type NamedRecord,
  SHOPS_HINT,
  settlePrincipal,
} from './steps/brandsAndCategoriesFields.ts';
export {
  type BrandsAndCategoriesBody,
  brandsAndCategoriesFormSchema,
  brandsAndCategoriesSchema,
} from './steps/brandsAndCategoriesSchema.ts';
export { type DocumentsBody, documentsFields, documentsSchema } from './steps/documentsSchema.ts';
export { type FinanceForm, financeFields, financeForm } from './steps/financeFields.ts';
export { type FinanceBody, financeSchema } from './steps/financeSchema.ts';
export { supplierName, supplierTradeName } from './supplierName.ts';
export { type SupplierWork, supplierWork } from './supplierWork.ts';
export {
  federalRegimeOptions,
  isRateEnabled,
  isSimplesNacional,
  SIMPLES,
  SIMPLES_NACIONAL,
  settleTaxRegime,
  type TaxRegime,
} from './taxRegime.ts';
export { TRANSITIONS } from './transitions.ts';
