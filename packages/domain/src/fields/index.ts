export { sumMoney, toCents, toReais } from './cents.ts';
export {
  type Choice,
  draftSchema,
  type EditDuringSave,
  emptyForm,
  type Field,
  type FieldAt,
  type FieldLine,
  type FieldNames,
  type FieldPathOf,
  type FieldTable,
  type FormOf,
  fieldAt,
  fieldLines,
  fieldPlaces,
  lostInDraft,
  type PathsOfKind,
  sectionLocks,
  storedForm,
  valueAt,
} from './defineFields.ts';
export {
  DIMENSIONS,
  type Dimensions,
  dimensionFields,
  dimensionsIn,
  dimensionsOf,
} from './dimensions.ts';
export { DATE_TEXT, EMAIL_TEXT, REQUIRED_TEXT } from './fieldTexts.ts';
export { numberText, yesOrNo } from './kinds.ts';
export { REQUIRED_FIELDS_TEXT } from './requiredFieldsText.ts';
