export {
  CATEGORY_ABBREVIATION_MAX,
  CATEGORY_DESCRIPTION_MAX,
  type CategoryBody,
  type CategoryForm,
  categorySchema,
  emptyCategoryForm,
  isCategoryComplete,
  type SupplierCategoryBody,
  type SupplierCategoryForm,
  supplierCategorySchema,
} from './categorySchema.ts';
