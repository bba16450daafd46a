export {
  allowsOwnFloorCalculation,
  emptyLinkForm,
  LINK_QUANTITY_MAX,
  type LinkBody,
  type LinkForm,
  linkSchema,
  PALLET_BOXES_MAX,
} from './linkSchema.ts';
export {
  emptySkuForm,
  SKU_MAX,
  type SkuBody,
  type SkuForm,
  skuSchema,
} from './skuSchema.ts';
