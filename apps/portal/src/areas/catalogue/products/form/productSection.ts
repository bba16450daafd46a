import type { ProductAccess, ProductFacts } from '@portal/domain';
import type { Family, Product } from './productFormValues.ts';
import type { ProductFormState } from './useProductForm.ts';

/** What the sections get that the catalogue and the on-line shop both show. */
export interface ContentSectionProps {
  form: Pick<ProductFormState, 'control'>;
  /** The product that is changed, `null` for a new one. */
  product: Pick<Product, 'nome' | 'tags' | 'fotosProdutos'> | null;
  facts: Pick<ProductFacts, 'isNew' | 'dimensaoPorFamilia'>;
  access: Pick<ProductAccess, 'productLock'>;
}

/** What every section of the product form gets. */
export interface ProductSectionProps extends ContentSectionProps {
  form: ProductFormState;
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
  facts: ProductFacts;
  access: ProductAccess;
}
