import { PRODUCT_NAME_ALERT_TEXT, PRODUCT_NAME_ALERT_TITLE } from '@portal/domain';
import { AlertDialog, Banner, Button, Stack, StickyBar } from '@portal/ui';
import { ConflictDialog } from '../../../../shared/conflict/ConflictDialog.tsx';
import { LeftOverBanner } from '../../../../shared/drafts/LeftOverBanner.tsx';
import { ContentSection } from './ContentSection.tsx';
import { DimensionsSection } from './DimensionsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import type { ProductSectionProps } from './productSection.ts';

interface ProductFormPanelProps extends ProductSectionProps {
  /** Makes the address that shows a new file. */
  addressOf(file: File): string;
}

/** The form of a product with everything it says and asks (PRD-015, PRD-018, PRD-048, D7, D11). */
export function ProductFormPanel(props: ProductFormPanelProps) {
  const { form, product, access } = props;
  return (
    <form {...form.formProps} aria-label="Produto">
      <Stack gap="lg">
        {access.productLock !== null && <Banner title="Somente leitura">{access.productLock}</Banner>}
        {form.leftOver && (
          <LeftOverBanner
            title="Você tinha um produto não salvo"
            onRecover={form.leftOver.recover}
            onDiscard={form.leftOver.giveUp}
          >
            Fotos novas precisam ser escolhidas outra vez.
          </LeftOverBanner>
        )}
        <IdentitySection {...props} />
        <DimensionsSection {...props} />
        <PhotosSection {...props} />
        <ContentSection {...props} />
        {access.productLock === null && (
          <StickyBar status={form.dirty ? 'Há alterações não salvas' : undefined}>
            <Button type="submit" variant="primary" loading={form.submitting}>
              {product ? 'Salvar produto' : 'Criar produto'}
            </Button>
          </StickyBar>
        )}
      </Stack>
      <AlertDialog
        open={form.nameTooLong}
        onOpenChange={(open) => open || form.closeNameAlert()}
        title={PRODUCT_NAME_ALERT_TITLE}
      >
        {PRODUCT_NAME_ALERT_TEXT}
      </AlertDialog>
      <ConflictDialog {...form.conflictProps} />
    </form>
  );
}
