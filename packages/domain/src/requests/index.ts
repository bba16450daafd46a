export { DEADLINE_FILTERS, type DeadlineFilter, deadlineDays } from './deadlineFilter.ts';
export {
  type FamilyFilling,
  type FamilyToFill,
  familyFilling,
  filledProductLock,
  type RequestToFill,
  remainingProducts,
  requestFillRefusal,
} from './fillRules.ts';
export {
  emptyRequestedFamily,
  type NewRequest,
  type NewRequestForm,
  newRequestFields,
  newRequestSchema,
  REQUEST_DAYS,
  REQUEST_FAMILIES_MAX,
  type RequestedFamilyForm,
} from './newRequestFields.ts';
export {
  type CheckedRow,
  checkPastedRows,
  fillPastedCells,
  PASTED_PRODUCTS_MAX,
  type PastedCell,
  type PastedProblem,
  type PastedProduct,
  pastedFixes,
  pastedProductsSchema,
  pasteRefusal,
} from './pastedProducts.ts';
export {
  PASTED_FIELDS,
  type PastedField,
  type PastedRow,
  type PastedTable,
  pastedProductFields,
  readPastedTable,
} from './pastedTable.ts';
export { countAwaiting, productStatusOf, REFUSED_TEXTS, statusForSupplier } from './refusals.ts';
export {
  REGISTRATION_STATUS_LABELS,
  type RegistrationStatus,
  type RegistrationStatusOf,
  registrationStatusText,
} from './registrationStatus.ts';
export { type RepeatedField, repeatedProductText } from './repeatedProducts.ts';
export {
  groupRequestEvents,
  type RequestEvent,
  type RequestEventKind,
  requestEventSide,
} from './requestEvents.ts';
export { requestedFamilyFields } from './requestedFamilyFields.ts';
export { requestedFamilySchema } from './requestedFamilySchema.ts';
export {
  REQUESTED_PHOTO_HINT,
  REQUESTED_PHOTO_MISSING_TEXT,
  type RequestedProductFacts,
  type RequestedProductForm,
  type RequestedProductValues,
  requestedProductFields,
  requestedProductSchema,
} from './requestedProductSchema.ts';
export { type FamilyRequestToRemove, familyRequestRemovalRefusal } from './requestRemoval.ts';
export {
  asksForNewFamily,
  canSendRequest,
  openingRefusal,
  REQUEST_REFUSALS,
  type RequestState,
  type RequestToSend,
  readsEveryRequest,
  requestSendRefusal,
  requestState,
  sendsEveryRequest,
  sendsRequests,
  unfinishedFamilies,
} from './requestRules.ts';
export { REQUEST_SIDES, type RequestSide } from './requestSides.ts';
export {
  type RequestHistory,
  type RequestTimeline,
  type RequestWait,
  requestDeadline,
  requestDeadlineText,
  requestEventText,
  requestTimeline,
  waitText,
} from './requestTimeline.ts';
export {
  type FamilyReview,
  familyReview,
  PRODUCT_INCOMPLETE_TEXT,
  type ProductReview,
  productReview,
  type ReviewedFamily,
  type ReviewedFamilyRequest,
  type ReviewedProduct,
  type ReviewedRequest,
} from './reviewRules.ts';
export { SENDING_FILTERS, type SendingFilter, sentFlagOf } from './sendingFilter.ts';
export { PRODUCTS_COMPLETE_TEXT, type SupplierProgress, supplierProgress } from './supplierProgress.ts';
export {
  isSelectableForValidation,
  type RowToValidate,
  selectionRefusal,
  validationRefusal,
} from './validationSelection.ts';
