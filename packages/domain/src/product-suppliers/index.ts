export {
  allowsOwnFloorCalculation,
  type LinkBody,
  linkFields,
  linkSchema,
  settleLink,
} from './linkSchema.ts';
export { type SkuBody, skuFields, skuSchema } from './skuSchema.ts';
