import { PRODUCT_NAME_ALERT_TEXT, PRODUCT_NAME_ALERT_TITLE, type ProductAccess } from '@portal/domain';
import { AlertDialog, Banner } from '@portal/ui';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import { ContentSection } from './ContentSection.tsx';
import { DimensionsSection, heldByFamily } from './DimensionsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { type Family, type Product, productFacts } from './productFormValues.ts';
import type { ProductEditor } from './useProductEditor.ts';

/** Text of the offer to restore a draft: files cannot be kept. */
export const PRODUCT_DRAFT = {
  title: 'Você tinha um produto não salvo',
  note: 'Fotos novas precisam ser escolhidas outra vez.',
};

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
  const lock = access.productLock;
  const facts = productFacts(family, product);
  return (
    <EditorFrame
      editor={form.editor}
      label="Produto"
      draftBanner={PRODUCT_DRAFT}
      lockOf={() => lock}
      closed={() => heldByFamily(facts)}
      submit={lock === null ? { label: product ? 'Salvar produto' : 'Criar produto' } : null}
    >
      {lock !== null && <Banner title="Somente leitura">{lock}</Banner>}
      <IdentitySection family={family} product={product} facts={facts} access={access} />
      <DimensionsSection />
      <PhotosSection product={product} required={facts.isNew} addressOf={addressOf} />
      <ContentSection />
      <AlertDialog
        open={form.nameTooLong}
        onOpenChange={(open) => open || form.closeNameAlert()}
        title={PRODUCT_NAME_ALERT_TITLE}
      >
        {PRODUCT_NAME_ALERT_TEXT}
      </AlertDialog>
    </EditorFrame>
  );
}
