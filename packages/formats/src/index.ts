export { addDays } from './addDays.ts';
export { ageOf } from './ageOf.ts';
export { formatCep, isValidCep, parseCep } from './cep.ts';
export { clockInSaoPaulo } from './clockInSaoPaulo.ts';
export { expectedCnpjDigits, formatCnpj, isValidCnpj, parseCnpj } from './cnpj.ts';
export { dayInSaoPaulo } from './dayInSaoPaulo.ts';
export { daysBetween } from './daysBetween.ts';
export { contradictsEan, type DunIndicator, dunFromEan } from './dun.ts';
export { extensionOf } from './extensionOf.ts';
export { formatAlternatives } from './formatAlternatives.ts';
export { formatBrl } from './formatBrl.ts';
export { formatCompact, formatCompactBrl } from './formatCompact.ts';
export { formatDate } from './formatDate.ts';
export { formatInstant, formatInstantDateTime, formatInstantTime } from './formatInstant.ts';
export { formatNumber, formatPlainNumber } from './formatNumber.ts';
export { formatPercent, type PercentDecimals, percentText } from './formatPercent.ts';
export { gtinCheckDigit, isRepeatedDigit, isValidGtin } from './gtin.ts';
export { type ImageSize, imageSize } from './imageSize.ts';
export { daysInMonth, isIsoDate } from './isIsoDate.ts';
export { isTodayOrLater } from './isTodayOrLater.ts';
export { isUuid } from './isUuid.ts';
export { isValidEmail } from './isValidEmail.ts';
export { isEmptyMarkup, markupWords, RICH_TEXT_ELEMENTS, RICH_TEXT_HREF } from './markup.ts';
export { monthStart } from './monthStart.ts';
export { normalizeLine, normalizeLines, normalizeMarkup } from './normalizeText.ts';
export { onFirstUse } from './onFirstUse.ts';
export {
  CEP_PATTERN,
  CNAE_PATTERN,
  CNPJ_PATTERN,
  isPatternSlot,
  LANDLINE_PATTERN,
  MOBILE_PATTERN,
  NCM_PATTERN,
  writePattern,
} from './patterns.ts';
export {
  formatPhone,
  isValidDdd,
  isValidPhoneNumber,
  type PhoneKind,
  parsePhone,
} from './phone.ts';
export { EMPTY_TEXT, INVALID_DATE_TEXT, INVALID_NUMBER_TEXT } from './placeholderTexts.ts';
export { readInstant } from './readInstant.ts';
export { isValidStateRegistration, STATE_REGISTRATION_MAX } from './stateRegistration.ts';
export { storableText } from './storableText.ts';
export { toUpperPt } from './toUpperPt.ts';
export { truncateMiddle, truncateText } from './truncateText.ts';
export { uploadContentType } from './uploadContentType.ts';
export { writeDate } from './writeDate.ts';
