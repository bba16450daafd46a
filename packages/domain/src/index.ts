export {
  type GuardDecision,
  type GuardRequest,
  guard,
  STAFF_SIGN_IN_PATH,
  SUPPLIER_SIGN_IN_PATH,
} from './access/guard.ts';
export { type HandOverTokens, readHandOverTokens, withoutTokens } from './access/handOverTokens.ts';
export { homeOf, SUPPLIER_REGISTRATION_PATH } from './access/homeOf.ts';
export { isRecordId } from './access/isRecordId.ts';
export { matchRoute, type RouteMatch } from './access/matchRoute.ts';
export { routeAllows } from './access/routeAllows.ts';
export { type Route, type RouteAccess, type RouteName, routes } from './access/routes.ts';
export { REDIRECT_MAX_BYTES, safeRedirect } from './access/safeRedirect.ts';
export { BRAND_DESCRIPTION_MAX, type BrandForm, brandSchema } from './brands/brandSchema.ts';
export {
  CATEGORY_ABBREVIATION_MAX,
  CATEGORY_DESCRIPTION_MAX,
  type CategoryBody,
  type CategoryForm,
  categorySchema,
  emptyCategoryForm,
  type SupplierCategoryBody,
  type SupplierCategoryForm,
  supplierCategorySchema,
} from './categories/categorySchema.ts';
export {
  DIVISION_GROUP_NAME_MAX,
  type DivisionGroupBody,
  type DivisionGroupForm,
  divisionGroupSchema,
  emptyDivisionGroupForm,
  selectableManagerId,
} from './division-groups/divisionGroupSchema.ts';
export {
  MANAGER_MISSING_TEXT,
  TRANSFER_MAX,
  TRANSFER_REFUSALS,
  type TransferRefusal,
  transferRefusal,
} from './division-groups/transferRefusal.ts';
export {
  BOX_QUANTITY_MAX,
  barCodeWarning,
  DUN_MAX,
  EAN_DESCRIPTION_MAX,
  type EanBody,
  type EanForm,
  eanSchema,
  emptyEanForm,
  GTIN_EAN_MAX,
} from './eans/eanSchema.ts';
export { emptyFamilyForm } from './families/emptyFamilyForm.ts';
export {
  type FamilyAccess,
  type FamilySave,
  familyAccess,
  mayCalculateMargin,
} from './families/familyAccess.ts';
export {
  COMPETITORS_MAX,
  type Competitor,
  NO_INTRODUCTION,
  PRICE_TAG_MAX,
  settleIntroductions,
} from './families/familyBlocks.ts';
export {
  type FamilyNameParts,
  familyName,
  isKit,
  isPowerType,
  type KitCategory,
  volumeLabel,
} from './families/familyName.ts';
export {
  COLLECTION_MAX,
  type FamilyForm,
  type FamilyValues,
  FREE_DESCRIPTION_MAX,
  familySchema,
} from './families/familySchema.ts';
export { FAMILY_SECTION_FIELDS, type FamilySection } from './families/familySections.ts';
export { type FamilyFacts, familyFacts, VOLUMES_MAX } from './families/familyVolumes.ts';
export {
  type ChangedMarginInput,
  changedMarginInputs,
  isMarginComplete,
  type MarginBody,
  type MarginInputs,
  marginBody,
} from './families/marginInputs.ts';
export { collapseSpaces, isVoltsType, type NamedVolume, type NamedVolumeType } from './families/nameParts.ts';
export {
  CST_ICMS,
  type FamilyLocks,
  familyLocks,
  isCestRequired,
  settleFamily,
  settleTaxation,
} from './families/taxationRules.ts';
export { type TaxationForm, type TaxationValues, taxationSchema } from './families/taxationSchema.ts';
export { DEFAULT_MANAGER_EMAIL_SUFFIX, isEmailSuffix } from './managers/emailSuffix.ts';
export {
  emptyManagerForm,
  MANAGER_NAME_MAX,
  type ManagerBody,
  type ManagerChangeBody,
  type ManagerChangeForm,
  type ManagerForm,
  managerChangeSchema,
  managerSchema,
  REGISTRATION_MAX,
} from './managers/managerSchema.ts';
export {
  allowsOwnFloorCalculation,
  emptyLinkForm,
  LINK_QUANTITY_MAX,
  type LinkBody,
  type LinkForm,
  linkSchema,
  PALLET_BOXES_MAX,
} from './product-suppliers/linkSchema.ts';
export {
  emptySkuForm,
  SKU_MAX,
  type SkuBody,
  type SkuForm,
  skuSchema,
} from './product-suppliers/skuSchema.ts';
export { DESCRIPTION_MAX } from './products/contentFields.ts';
export {
  type EcommerceProductFacts,
  type EcommerceProductForm,
  type EcommerceProductValues,
  ecommerceProductSchema,
} from './products/ecommerceProductSchema.ts';
export { isWebAddress, LINK_VIDEO_MAX, LINK_VIDEO_TEXT } from './products/linkVideo.ts';
export {
  PHOTO_ADVICE,
  PHOTO_EXTENSIONS,
  PHOTO_MAX_BYTES,
  PHOTO_MISSING_TEXT,
  PHOTO_TOO_LARGE_TEXT,
  PHOTO_TYPE_TEXT,
  PHOTO_TYPES,
  PHOTOS_MAX,
  PHOTOS_TOO_MANY_TEXT,
  type PickedPhoto,
  photoProblem,
} from './products/photoRules.ts';
export type { ProductPhotoForm } from './products/photosField.ts';
export { type ProductAccess, productAccess, supplyLock } from './products/productAccess.ts';
export {
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  PRODUCT_NAME_ALERT_TITLE,
  PRODUCT_NAME_MAX,
  type ProductNameParts,
  productName,
} from './products/productName.ts';
export {
  emptyProductForm,
  LEGACY_NAME_PROMPT,
  type ProductFacts,
  type ProductForm,
  type ProductValues,
  productSchema,
  STATUS_MISSING_TEXT,
  VARIATION_MAX,
  VOLTAGE_MAX,
} from './products/productSchema.ts';
export { isChoosableStatus, isDimmed, productStatusOptions } from './products/productStatusOptions.ts';
export {
  type Page,
  type PageQuery,
  type PrefixedPageQuery,
  pageQuery,
  prefixedPageQuery,
} from './query/paging.ts';
export { nextSort, type Sort, type SortQuery, sortQuery } from './query/sort.ts';
export { type ActionResult, applyAction, type NextFlow } from './registrations/applyAction.ts';
export { type Carrier, carrierForm, carrierOf, carrierSchema } from './registrations/carrierSchema.ts';
export {
  CONTACT_NAME_MAX,
  CONTACT_TYPES,
  CONTACTS_MAX,
  type ContactBody,
  type ContactForm,
  type ContactType,
  contactForm,
  contactSchema,
  emptyContactForm,
  JOB_TITLE_MAX,
  type StepContactType,
  type StoredContact,
} from './registrations/contactSchema.ts';
export {
  DECISION_LABELS,
  type DecisionButton,
  type DecisionButtons,
  type DecisionRequest,
  decisionButtons,
} from './registrations/decisionButtons.ts';
export {
  type DecisionBody,
  DOCUMENT_TWICE_TEXT,
  decisionInputSchema,
  OCCURRENCE_MISSING_TEXT,
  type OccurrenceBody,
  type OccurrenceForm,
  occurrenceSchema,
  PENDENCY_NOTE_MAX,
  REFUSAL_REASON_MAX,
  type RefusalForm,
  refusalSchema,
} from './registrations/decisionSchemas.ts';
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
} from './registrations/displayStatus.ts';
export {
  DOCUMENT_FILES_MAX,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX,
  DOCUMENT_TYPES,
  type DocumentType,
  type DocumentTypeFacts,
  documentNameProblem,
  documentTypeFacts,
  documentTypeLabel,
  documentTypeText,
  missingDocuments,
  type StoredDocument,
} from './registrations/documentTypes.ts';
export {
  DECISION_TYPES,
  type DecisionType,
  type FlowAction,
  type Transition,
} from './registrations/flowActions.ts';
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
} from './registrations/flowStatuses.ts';
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
} from './registrations/pendencies.ts';
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
} from './registrations/registrationLists.ts';
export {
  isRegistrationStaff,
  isRegistrationSupplier,
  mayChangeEntryTaxRule,
  REGISTRATION_EDITORS,
  REGISTRATION_STAFF,
  seesStaffFields,
} from './registrations/registrationRoles.ts';
export {
  REGISTRATION_STAGES,
  type RegistrationStage,
  registrationStage,
} from './registrations/registrationStage.ts';
export {
  areStepsFinished,
  isPreRegistrationFinished,
  REGISTRATION_STEPS,
  type RegistrationProgress,
  type RegistrationSection,
  type StepNumber,
  stepOf,
} from './registrations/registrationSteps.ts';
export {
  DECISION_SUCCESS_TEXTS,
  PENDENCY_BANNER_TITLE,
  REGISTRATION_REFUSALS,
  WAITING_TEXT,
} from './registrations/registrationTexts.ts';
export {
  documentLock,
  type EditingRequest,
  type StepEditing,
  savedText,
  stepEditing,
  submitLabel,
} from './registrations/stepEditing.ts';
export { type StepState, stepStates } from './registrations/stepStates.ts';
export {
  type AccountingBody,
  type AccountingForm,
  accountingSchema,
  DEFAULT_SEGMENT,
  REGIME_CODE_MAX,
} from './registrations/steps/accountingSchema.ts';
export {
  type BasicDataBody,
  type BasicDataForm,
  basicDataFormSchema,
  basicDataSchema,
  COMPANY_NAME_MAX,
  DEFAULT_QUALIFICATION,
} from './registrations/steps/basicDataSchema.ts';
export {
  type BillingBody,
  type BillingForm,
  billingSchema,
  DELIVERY_OPTIONS,
  DELIVERY_REGIONS,
  FREIGHT_SITUATIONS,
  GLN_MAX,
  LEAD_TIME_MAX,
  LEAD_TIMES_TEXT,
} from './registrations/steps/billingSchema.ts';
export {
  type BrandsAndCategoriesBody,
  type BrandsAndCategoriesForm,
  brandsAndCategoriesFormSchema,
  brandsAndCategoriesSchema,
  REMARKS_MAX,
  SHOP_MAX,
  SHOPS_HINT,
  SHOPS_MAX,
  SUPPLIER_CHOICES_MAX,
} from './registrations/steps/brandsAndCategoriesSchema.ts';
export { type DocumentsBody, documentsSchema } from './registrations/steps/documentsSchema.ts';
export {
  type FinanceBody,
  type FinanceForm,
  financeSchema,
  PAYMENT_TERMS,
} from './registrations/steps/financeSchema.ts';
export {
  federalRegimeOptions,
  isRateEnabled,
  isSimplesNacional,
  SIMPLES,
  SIMPLES_NACIONAL,
  settleTaxRegime,
  type TaxRegime,
} from './registrations/taxRegime.ts';
export { TRANSITIONS } from './registrations/transitions.ts';
export {
  REGISTRATION_STATUS_LABELS,
  type RegistrationStatus,
  type RegistrationStatusOf,
  registrationStatusText,
} from './requests/registrationStatus.ts';
export {
  asksForNewFamily,
  canSendRequest,
  isRequestExpired,
  REQUEST_REFUSALS,
  type RequestState,
  type RequestToSend,
  readsEveryRequest,
  requestSendRefusal,
  requestState,
  sendsEveryRequest,
  sendsRequests,
} from './requests/requestRules.ts';
export { SENDING_FILTERS, type SendingFilter, sentFlagOf } from './requests/sendingFilter.ts';
export { mapRoles } from './roles/mapRoles.ts';
export {
  type HeldRoles,
  isAccountingOnly,
  isAdmin,
  isApproving,
  isComercial,
  isComercialValidator,
  isContabil,
  isDirector,
  isLinkGenerator,
  isSupplierOnly,
} from './roles/roleFlags.ts';
export { ROLE_LABELS } from './roles/roleLabels.ts';
export { ROLES, type Role } from './roles/roles.ts';
export {
  type StaffSignIn,
  type SupplierSignIn,
  staffSignInSchema,
  supplierSignInSchema,
} from './session/signInSchemas.ts';
export {
  PASSWORD_MIN,
  type SignUpBody,
  type SignUpForm,
  signUpBodySchema,
  signUpSchema,
} from './session/signUpSchemas.ts';
