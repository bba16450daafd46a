import type { ProductAccess, ProductFacts } from '@portal/domain';
import type { Family, Product } from './productFormValues.ts';
import type { ProductFormState } from './useProductForm.ts';

/** What every section of the product form gets. */
export interface ProductSectionProps {
  form: ProductFormState;
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
  facts: ProductFacts;
  access: ProductAccess;
}
