export { PRODUCT_APPROVAL_LABELS } from './approvalLabels.ts';
export { contentFields } from './contentFields.ts';
export {
  type EcommerceProductFacts,
  type EcommerceProductForm,
  type EcommerceProductValues,
  ecommerceProductFields,
  ecommerceProductSchema,
} from './ecommerceProductSchema.ts';
export { isWebAddress, LINK_VIDEO_TEXT } from './linkVideo.ts';
export { photoNames } from './photoNames.ts';
export {
  PHOTO_ADVICE,
  PHOTO_EXTENSIONS,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_MISSING_TEXT,
  PHOTO_TOO_LARGE_TEXT,
  PHOTO_TOO_MANY_PIXELS_TEXT,
  PHOTO_TYPE_TEXT,
  PHOTO_TYPES,
  PHOTOS_MAX,
  PHOTOS_TOO_MANY_TEXT,
  type PickedPhoto,
  photoProblem,
} from './photoRules.ts';
export type { ProductPhotoForm } from './photosField.ts';
export { type ProductAccess, productAccess, supplyLock } from './productAccess.ts';
export {
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  PRODUCT_NAME_ALERT_TITLE,
  PRODUCT_NAME_MAX,
  type ProductNameParts,
  productName,
} from './productName.ts';
export {
  LEGACY_NAME_PROMPT,
  type ProductFacts,
  type ProductForm,
  type ProductValues,
  productFields,
  productSchema,
  STATUS_MISSING_TEXT,
} from './productSchema.ts';
export { isChoosableStatus, isDimmed, productStatusOptions } from './productStatusOptions.ts';
export { TAG_MAX, tagSchema } from './tagSchema.ts';
