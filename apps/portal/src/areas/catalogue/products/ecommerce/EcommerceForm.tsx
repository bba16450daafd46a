import {
  type EcommerceProductForm,
  type EcommerceProductValues,
  ecommerceProductFields,
  ecommerceProductSchema,
} from '@portal/domain';
import { Card, Grid, PagedSelect, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { useEditor } from '../../../../shared/editor/useEditor.ts';
import { ecommerceBrandLookup } from '../../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { useObjectUrls } from '../../images/useObjectUrls.ts';
import { ContentSection } from '../form/ContentSection.tsx';
import { characteristicLabelAtom } from '../form/characteristicsAtom.ts';
import { DimensionsSection, heldByFamily } from '../form/DimensionsSection.tsx';
import { PhotosSection } from '../form/PhotosSection.tsx';
import { productDraft } from '../form/ProductFrame.tsx';
import { tagRecords } from '../form/productFormValues.ts';
import { ecommerceToForm, updateEcommerceProduct } from './ecommerceFormValues.ts';
import {
  type EcommerceProduct,
  ecommerceProductSavedAtom,
  readEcommerceProduct,
} from './ecommerceProductAtoms.ts';

const { useField } = inputsOf<typeof ecommerceProductFields>();

/** The e-commerce brand. */
function BrandField() {
  const { value, onValueChange, ...field } = useField('marca');
  const { choice } = useLookup(ecommerceBrandLookup);
  return (
    <PagedSelect
      {...field}
      {...choice}
      value={value && { value: value.id, label: value.descricao }}
      onValueChange={(option) => onValueChange(option && { id: option.value, descricao: option.label })}
    />
  );
}

/** The e-commerce data of a product, with a save bar (GAP-12, PRD-068). */
export function EcommerceForm({ product }: { product: EcommerceProduct }) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const takeSaved = useSetAtom(ecommerceProductSavedAtom);
  const editor = useEditor<EcommerceProduct, EcommerceProductForm, EcommerceProductValues>({
    record: product,
    fields: ecommerceProductFields,
    toForm: ecommerceToForm,
    loadSchema: async () => ecommerceProductSchema(product),
    read: ({ id }) => readEcommerceProduct(api, id),
    write: async (values, base) => {
      const saved = await updateEcommerceProduct(api, base ?? product, values);
      notify.success('Produto Atualizado');
      return saved;
    },
    onSaved: takeSaved,
    onNewest: takeSaved,
    place: () => ({ page: 'ecommerce-product', form: `product-${product.id}` }),
    recordsOf: tagRecords,
    recordLabel: useAtomValue(characteristicLabelAtom),
  });
  return (
    <EditorFrame
      editor={editor}
      label="Dados do e-commerce"
      draftBanner={productDraft(editor.unsavedDraft)}
      closed={() => heldByFamily(product)}
      submit={{ label: 'Salvar' }}
    >
      <Card>
        <Section title="Dados do e-commerce">
          <Stack gap="lg">
            <Grid>
              <BrandField />
            </Grid>
            <PhotosSection product={editor.base} required={false} addressOf={useObjectUrls()} />
            <DimensionsSection />
            <ContentSection />
          </Stack>
        </Section>
      </Card>
    </EditorFrame>
  );
}
