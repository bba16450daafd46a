import type { ProductAccess } from '@portal/domain';
import { ContentSection } from './ContentSection.tsx';
import { DimensionsSection } from './DimensionsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { ProductFrame } from './ProductFrame.tsx';
import { type Family, type Product, productFacts } from './productFormValues.ts';
import type { ProductEditor } from './useProductEditor.ts';

interface ProductFormPanelProps {
  form: ProductEditor;
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
  access: ProductAccess;
  /** Creates the address that shows a new file. */
  addressOf(file: File): string;
}

/** The form of a product with its banners and dialogs (PRD-015, PRD-018, PRD-048, D7, D11). */
export function ProductFormPanel({ form, family, product, access, addressOf }: ProductFormPanelProps) {
  const facts = productFacts(family, product);
  return (
    <ProductFrame
      form={form}
      label="Produto"
      family={facts}
      isNew={product === null}
      lock={access.productLock}
    >
      <IdentitySection family={family} product={product} facts={facts} access={access} />
      <DimensionsSection />
      <PhotosSection product={form.editor.base} required={facts.isNew} addressOf={addressOf} />
      <ContentSection />
    </ProductFrame>
  );
}
