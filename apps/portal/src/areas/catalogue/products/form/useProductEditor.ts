import { failWith } from '@portal/api';
import {
  isProductNameTooLong,
  type ProductAccess,
  type ProductForm,
  productFields,
  productSchema,
} from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useEditor } from '../../../../shared/editor/useEditor.ts';
import { productLabelAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { characteristicLabelAtom } from './characteristicsAtom.ts';
import { createProduct, updateProduct } from './productCalls.ts';
import {
  type Family,
  nameInFamily,
  type Product,
  productFacts,
  productToForm,
  tagRecords,
} from './productFormValues.ts';
import { productSavedAtom, readProduct } from './productQueries.ts';

interface ProductEditorOptions {
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
  access: ProductAccess;
  /** Called with a created product, where the user is still at its form. */
  onCreated: (product: Product) => void;
}

/**
 * The editor of a product. A new product is created (PRD-063), another is changed with the loaded version (PRD-066,
 * D7). When the generated name is too long, an alert is shown and nothing is sent (PRD-048).
 */
export function useProductEditor({ family, product, access, onCreated }: ProductEditorOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const takeSaved = useSetAtom(productSavedAtom);
  const [nameTooLong, setNameTooLong] = useState(false);
  const schema = productSchema(productFacts(family, product));

  const editor = useEditor<Product, ProductForm, ReturnType<typeof schema.parse>>({
    record: product,
    fields: productFields,
    toForm: (read) => productToForm(family, read),
    loadSchema: async () => schema,
    read: ({ id }) => readProduct(api, id),
    write: async (values, base, key) => {
      const saved = base
        ? await updateProduct(api, base, values)
        : await createProduct(api, family, values, key).catch(failWith('Erro ao adicionar produto'));
      notify.success(base ? 'Produto Atualizado' : 'Produto criado');
      return saved;
    },
    onSaved: takeSaved,
    goOn: (saved, base) => (base ? undefined : onCreated(saved)),
    onNewest: takeSaved,
    place: (stored) => ({
      page: 'catalogue-family',
      form: stored ? `product-${stored.id}` : `new-product-${family.id}`,
    }),
    editable: access.productLock === null,
    recordsOf: tagRecords,
    optionLabel: useAtomValue(productLabelAtom),
    recordLabel: useAtomValue(characteristicLabelAtom),
    refuses: (values) => {
      const isNamed = product?.importadoLegado ?? false;
      const tooLong = !isNamed && isProductNameTooLong(nameInFamily(family, values));
      setNameTooLong(tooLong);
      return tooLong;
    },
  });
  return {
    editor,
    /** Whether the alert about a name that is too long is open. */
    nameTooLong,
    closeNameAlert: () => setNameTooLong(false),
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
