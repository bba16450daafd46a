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
} from './eanSchema.ts';
