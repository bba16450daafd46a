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
export { formatCep, isValidCep, parseCep } from './formats/cep.ts';
export { expectedCnpjDigits, formatCnpj, isValidCnpj, parseCnpj } from './formats/cnpj.ts';
export { formatBrl } from './formats/formatBrl.ts';
export { formatDate } from './formats/formatDate.ts';
export { formatInstant, formatInstantDateTime } from './formats/formatInstant.ts';
export { formatPercent, type PercentDecimals } from './formats/formatPercent.ts';
export { formatRelativeAge } from './formats/formatRelativeAge.ts';
export { gtinCheckDigit, isValidGtin } from './formats/gtin.ts';
export { isIsoDate } from './formats/isIsoDate.ts';
export { isTodayOrLater } from './formats/isTodayOrLater.ts';
export { isValidEmail } from './formats/isValidEmail.ts';
export { formatPeriodEnd, parseDate, parsePeriodEnd } from './formats/parseDate.ts';
export {
  formatPhone,
  formatPhoneNumber,
  isValidDdd,
  isValidPhoneNumber,
  parsePhone,
} from './formats/phone.ts';
export { EMPTY_TEXT, INVALID_DATE_TEXT, INVALID_NUMBER_TEXT } from './formats/placeholderTexts.ts';
export { toUpperPt } from './formats/toUpperPt.ts';
export { truncateText } from './formats/truncateText.ts';
export {
  type Page,
  type PageQuery,
  type PrefixedPageQuery,
  pageQuery,
  prefixedPageQuery,
} from './query/paging.ts';
export { nextSort, type Sort, type SortQuery, sortQuery } from './query/sort.ts';
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
