export {
  CATEGORY_DESCRIPTION_MAX,
  type CategoryBody,
  categoryFields,
  categorySchema,
  isCategoryComplete,
  type SupplierCategoryBody,
  supplierCategoryFields,
  supplierCategorySchema,
} from './categorySchema.ts';
