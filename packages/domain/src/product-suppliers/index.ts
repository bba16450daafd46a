export {
  allowsOwnFloorCalculation,
  BOXES_TEXT,
  type LinkBody,
  type LinkForm,
  linkFields,
  linkSchema,
  settleLink,
} from './linkSchema.ts';
export { type SkuBody, skuFields, skuSchema } from './skuSchema.ts';
