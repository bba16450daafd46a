import {
  type EcommerceProductForm,
  type EcommerceProductValues,
  ecommerceProductSchema,
} from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useConflict } from '../../../../shared/conflict/useConflict.ts';
import { useLeaveGuard } from '../../../../shared/forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../../../shared/forms/useSchemaForm.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { tagNamesAtom } from '../form/tagNamesAtom.ts';
import { useContentConflictFields } from '../form/useConflictFields.ts';
import {
  ecommerceToForm,
  parseEcommerceDraft,
  toEcommerceDraft,
  updateEcommerceProduct,
} from './ecommerceFormValues.ts';
import {
  type EcommerceProduct,
  ecommerceProductSavedAtom,
  readEcommerceProduct,
} from './ecommerceProductAtoms.ts';

/**
 * The form of the e-commerce data of a product (GAP-12): its rules, its draft (D11), what is asked before it is left, and
 * saving on top of the version that was read (D7).
 */
export function useEcommerceForm(product: EcommerceProduct) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { drafts } = useAtomValue(servicesAtom);
  const takeSaved = useSetAtom(ecommerceProductSavedAtom);
  const names = useAtomValue(tagNamesAtom);
  const nameTags = useSetAtom(tagNamesAtom);
  const fields = useContentConflictFields(product.tags);
  const place = { page: 'ecommerce-product', form: `product-${product.id}` };
  const [leftOver, setLeftOver] = useState(() => drafts.read(place, parseEcommerceDraft));
  const schema = ecommerceProductSchema(product);

  const form = useSchemaForm<EcommerceProductForm, EcommerceProductValues>({
    loadSchema: async () => schema,
    defaultValues: ecommerceToForm(product),
    onSubmit: (_values, typed) => conflict.save(typed),
    onDraft: (values) => {
      const known = [...names].map(([id, descricao]) => ({ id, descricao }));
      if (values) drafts.keep(place, toEcommerceDraft(values, [...product.tags, ...known]));
      else drafts.drop(place);
    },
  });
  useLeaveGuard(form.dirty, { onGiveUp: () => drafts.drop(place) });

  const conflict = useConflict<EcommerceProduct, EcommerceProductForm>({
    record: product,
    fields: [{ label: 'Marca Ecommerce', text: ({ marca }) => marca?.descricao ?? null }, ...fields],
    toValues: ecommerceToForm,
    read: () => readEcommerceProduct(api, product.id),
    write: async (typed, onTopOf) => {
      const saved = await updateEcommerceProduct(api, onTopOf, schema.parse(typed));
      notify.success('Produto Atualizado');
      drafts.drop(place);
      const now = ecommerceToForm(saved);
      form.fill(now, now);
      takeSaved(saved);
    },
    fill: (typed, record) => {
      nameTags(record.tags);
      form.fill(typed, ecommerceToForm(record));
      takeSaved(record);
    },
  });

  return {
    ...form,
    conflictProps: conflict.dialogProps,
    /** What was typed before the session ended, and what to do with it. */
    leftOver: leftOver && {
      recover: () => {
        nameTags(leftOver.tags);
        form.fill(leftOver.values, ecommerceToForm(product));
        setLeftOver(null);
      },
      giveUp: () => {
        drafts.drop(place);
        setLeftOver(null);
      },
    },
  };
}
