export { BRAND_DESCRIPTION_MAX, brandFields, brandSchema } from './brandSchema.ts';
