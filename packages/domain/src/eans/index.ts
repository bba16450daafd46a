export { BAR_CODE_MAX } from './barCodeMax.ts';
export { barCodeWarning, eanFields, eanSchema } from './eanSchema.ts';
export { type BarCodes, CODE_TAKEN_TEXTS, CODES_TWICE_TEXT, repeatsCodes } from './repeatedCodes.ts';
