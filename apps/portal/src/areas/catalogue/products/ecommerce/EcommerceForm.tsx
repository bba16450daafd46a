import { Banner, Button, Card, Grid, PagedSelect, Section, Stack, StickyBar } from '@portal/ui';
import { ConflictDialog } from '../../../../shared/conflict/ConflictDialog.tsx';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { useObjectUrls } from '../../../../shared/images/useObjectUrls.ts';
import { ecommerceBrandLookup } from '../../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import { ContentSection } from '../form/ContentSection.tsx';
import { DimensionsSection } from '../form/DimensionsSection.tsx';
import { PhotosSection } from '../form/PhotosSection.tsx';
import type { ContentSectionProps } from '../form/productSection.ts';
import type { EcommerceProduct } from './ecommerceProductAtoms.ts';
import { useEcommerceForm } from './useEcommerceForm.ts';

const OPEN = { productLock: null };

/** What the on-line shop shows of a product, and a bar to save it (GAP-12, PRD-068). */
export function EcommerceForm({ product }: { product: EcommerceProduct }) {
  const form = useEcommerceForm(product);
  const { value: marca, onValueChange: setMarca, ...brand } = useFormField(form.control, 'marca');
  const brands = useLookup(ecommerceBrandLookup, undefined);
  const shared: ContentSectionProps = {
    // The shared sections touch only what both forms have under the same names.
    form: { control: form.control as unknown as ContentSectionProps['form']['control'] },
    product,
    facts: { isNew: false, dimensaoPorFamilia: product.dimensaoPorFamilia },
    access: OPEN,
  };
  return (
    <form {...form.formProps} aria-label="Dados do e-commerce">
      <Stack gap="lg">
        {form.leftOver && (
          <Banner
            title="Você tinha um produto não salvo"
            action={
              <>
                <Button onClick={form.leftOver.recover}>Recuperar o que você digitou</Button>
                <Button variant="ghost" onClick={form.leftOver.giveUp}>
                  Descartar
                </Button>
              </>
            }
          >
            Fotos novas precisam ser escolhidas outra vez.
          </Banner>
        )}
        <Card>
          <Section title="Dados do e-commerce">
            <Stack gap="lg">
              <Grid>
                <PagedSelect
                  {...brands.choice}
                  {...brand}
                  label="Marca Ecommerce"
                  value={marca && { value: marca.id, label: marca.descricao }}
                  onValueChange={(option) =>
                    setMarca(option && { id: option.value, descricao: option.label })
                  }
                />
              </Grid>
              <PhotosSection {...shared} addressOf={useObjectUrls()} />
              <DimensionsSection {...shared} />
              <ContentSection {...shared} />
            </Stack>
          </Section>
        </Card>
        <StickyBar status={form.dirty ? 'Há alterações não salvas' : undefined}>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Salvar
          </Button>
        </StickyBar>
      </Stack>
      <ConflictDialog {...form.conflictProps} />
    </form>
  );
}
