export { BRAND_DESCRIPTION_MAX, type BrandForm, brandSchema } from './brandSchema.ts';
