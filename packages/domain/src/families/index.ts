export {
  type FamilyAccess,
  type FamilySave,
  familyAccess,
  mayCalculateMargin,
} from './familyAccess.ts';
export {
  COMPETITORS_MAX,
  type Competitor,
  competitorForm,
  NO_INTRODUCTION,
  PRICE_TAG_MAX,
} from './familyBlocks.ts';
export {
  type FamilyForm,
  type FamilySection,
  familyFields,
  familySections,
  taxationFields,
} from './familyFields.ts';
export {
  type FamilyNameParts,
  familyName,
  isKit,
  isPowerType,
  type KitCategory,
  volumeLabel,
} from './familyName.ts';
export { type FamilyValues, familySchema } from './familySchema.ts';
export { type FamilyFacts, familyFacts, VOLUMES_MAX } from './familyVolumes.ts';
export {
  type ChangedMarginInput,
  changedMarginInputs,
  isMarginComplete,
  type MarginBody,
  type MarginInputs,
  marginBody,
  marginHint,
  marginInputs,
  type RequestMarginBody,
  requestMarginBody,
} from './marginInputs.ts';
export { isVoltsType, type NamedVolume, type NamedVolumeType } from './nameParts.ts';
export {
  CST_ICMS,
  closedFamilyFields,
  isCestRequired,
  settleFamily,
  settleTaxation,
} from './taxationRules.ts';
export {
  savedTaxationSchema,
  type TaxationForm,
  type TaxationValues,
  taxationSchema,
} from './taxationSchema.ts';
