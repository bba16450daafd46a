export { emptyFamilyForm } from './emptyFamilyForm.ts';
export {
  type FamilyAccess,
  type FamilySave,
  familyAccess,
  mayCalculateMargin,
} from './familyAccess.ts';
export {
  COMPETITORS_MAX,
  type Competitor,
  NO_INTRODUCTION,
  PRICE_TAG_MAX,
  settleIntroductions,
} from './familyBlocks.ts';
export {
  type FamilyNameParts,
  familyName,
  isKit,
  isPowerType,
  type KitCategory,
  volumeLabel,
} from './familyName.ts';
export {
  COLLECTION_MAX,
  type FamilyForm,
  type FamilyValues,
  FREE_DESCRIPTION_MAX,
  familySchema,
} from './familySchema.ts';
export { FAMILY_SECTION_FIELDS, type FamilySection } from './familySections.ts';
export { type FamilyFacts, familyFacts, VOLUMES_MAX } from './familyVolumes.ts';
export {
  type ChangedMarginInput,
  changedMarginInputs,
  isMarginComplete,
  type MarginBody,
  type MarginInputs,
  marginBody,
} from './marginInputs.ts';
export { collapseSpaces, isVoltsType, type NamedVolume, type NamedVolumeType } from './nameParts.ts';
export {
  CST_ICMS,
  type FamilyLocks,
  familyLocks,
  isCestRequired,
  settleFamily,
  settleTaxation,
} from './taxationRules.ts';
export { type TaxationForm, type TaxationValues, taxationSchema } from './taxationSchema.ts';
