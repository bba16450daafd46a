import { withMessage } from '@portal/api';
import { isProductNameTooLong, type ProductForm, productSchema } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useConflict } from '../../../../shared/conflict/useConflict.ts';
import { useBaseRecord } from '../../../../shared/forms/useBaseRecord.ts';
import { useLeaveGuard } from '../../../../shared/forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../../../shared/forms/useSchemaForm.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { createProduct, updateProduct } from './productCalls.ts';
import { type Family, nameInFamily, type Product, productFacts, productToForm } from './productFormValues.ts';
import { productSavedAtom, readProduct } from './productQueries.ts';
import { tagNamesAtom } from './tagNamesAtom.ts';
import { useConflictFields } from './useConflictFields.ts';
import { useProductDraft } from './useProductDraft.ts';

/** A product with its version, or one that is not stored yet. */
interface VersionedProduct {
  readonly versao: number;
  readonly product: Product | null;
}

const versioned = (product: Product | null): VersionedProduct => ({ versao: product?.versao ?? 0, product });

interface ProductFormOptions {
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
  /** Told of a product that was created. */
  onCreated: (product: Product) => void;
}

/**
 * The form of a product: its rules, its draft, what is asked before it is left, and how it is saved. A new product is
 * created (PRD-063), another changed on top of the version that was read (PRD-066, D7). A generated name that is too
 * long is told and nothing is sent (PRD-048).
 */
export function useProductForm({ family, product, onCreated }: ProductFormOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const takeSaved = useSetAtom(productSavedAtom);
  const fields = useConflictFields(product?.tags ?? []);
  const nameTags = useSetAtom(tagNamesAtom);
  const [nameTooLong, setNameTooLong] = useState(false);
  const schema = productSchema(productFacts(family, product));
  const saved = productToForm(family, product);
  const draft = useProductDraft(family, product);

  const form = useSchemaForm<ProductForm, ReturnType<typeof schema.parse>>({
    loadSchema: async () => schema,
    defaultValues: saved,
    onSubmit: async (values, typed) => {
      const isNamed = product?.importadoLegado ?? false;
      if (!isNamed && isProductNameTooLong(nameInFamily(family, values))) setNameTooLong(true);
      else await conflict.save(typed);
    },
    onDraft: draft.keep,
  });
  const guard = useLeaveGuard(form.dirty, { onGiveUp: () => draft.keep(null) });

  const [base, setBase] = useBaseRecord({
    read: product,
    dirty: form.dirty,
    fill: (read) => {
      const now = productToForm(family, read);
      form.fill(now, now);
    },
  });

  const create = async (typed: ProductForm) => {
    const created = await createProduct(api, family, schema.parse(typed)).catch((failure: unknown) => {
      throw withMessage(failure, 'Erro ao adicionar produto');
    });
    notify.success('Produto criado');
    form.fill(typed, typed); // saved: nothing is left that could be lost
    guard.release();
    takeSaved(created);
    onCreated(created);
  };

  const change = async (typed: ProductForm, onTopOf: Product) => {
    const updated = await updateProduct(api, onTopOf, schema.parse(typed));
    notify.success('Produto Atualizado');
    const now = productToForm(family, updated);
    setBase(updated);
    form.fill(now, now);
    takeSaved(updated);
  };

  const conflict = useConflict<VersionedProduct, ProductForm>({
    record: versioned(base),
    fields,
    toValues: (record) => productToForm(family, record.product),
    read: async () => versioned(product && (await readProduct(api, product.id))),
    write: (typed, record) => (record.product ? change(typed, record.product) : create(typed)),
    fill: (typed, record) => {
      setBase(record.product);
      nameTags(record.product?.tags ?? []);
      form.fill(typed, productToForm(family, record.product));
      if (record.product) takeSaved(record.product);
    },
  });

  return {
    ...form,
    /** Whether the alert of a name that is too long is open. */
    nameTooLong,
    closeNameAlert: () => setNameTooLong(false),
    conflictProps: conflict.dialogProps,
    /** What was typed before the session ended, and what to do with it. */
    leftOver: draft.leftOver && {
      recover: () => {
        if (draft.leftOver) {
          nameTags(draft.leftOver.tags);
          form.fill(draft.leftOver.values, saved);
        }
        draft.forgetLeftOver();
      },
      giveUp: () => {
        draft.forgetLeftOver();
        draft.keep(null);
      },
    },
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
