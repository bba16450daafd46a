import { toApiError } from '@portal/api';
import {
  isProductNameTooLong,
  type RequestedProductForm,
  type RequestedProductValues,
  requestedProductFields,
  requestedProductSchema,
} from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { DraftPlace } from '../../../../shared/drafts/draftStore.ts';
import { isRefusedAsWhole } from '../../../../shared/editor/isRefusedAsWhole.ts';
import { useEditor } from '../../../../shared/editor/useEditor.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { characteristicLabelAtom } from '../../products/form/characteristicsAtom.ts';
import { type Family, tagRecords } from '../../products/form/productFormValues.ts';
import { requestsChangedAtom } from '../requestsChanged.ts';
import {
  createRequestedProduct,
  readRequestedProduct,
  requestedProductSavedAtom,
  updateRequestedProduct,
} from './requestedProductCalls.ts';
import { type RequestedProduct, requestedName, requestedProductToForm } from './requestedProductValues.ts';

export interface RequestedProductEditorOptions {
  family: Family;
  familyRequestId: number;
  /** The product that is changed, `null` for a new one. */
  product: RequestedProduct | null;
  /** Why the product is only read; `null` where it may be saved. */
  lock: string | null;
  /** Name of the page, which tells the drafts of filling and of review apart. */
  page: DraftPlace['page'];
  /** Called with what was saved, whether it was created, and whether something was typed meanwhile. */
  onSaved?(product: RequestedProduct, created: boolean, typedOn: boolean): void;
}

/**
 * The editor of a product of a request, for filling it in and for reviewing it (PRC-049, PRC-059, RVP-015, RVP-017). When
 * the computed name is too long, an alert is shown and nothing is sent (PRC-015).
 */
export function useRequestedProductEditor({
  family,
  familyRequestId,
  product,
  lock,
  page,
  onSaved,
}: RequestedProductEditorOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const takeSaved = useSetAtom(requestedProductSavedAtom);
  const requestsChanged = useSetAtom(requestsChangedAtom);
  const [nameTooLong, setNameTooLong] = useState(false);
  const [schema] = useState(() => requestedProductSchema(family));
  const place = { family, familyRequestId };

  const editor = useEditor<RequestedProduct, RequestedProductForm, RequestedProductValues>({
    record: product,
    fields: requestedProductFields,
    toForm: (read) => requestedProductToForm(family, read),
    loadSchema: async () => schema,
    read: (read) => readRequestedProduct(api, read),
    write: async (values, base, key) => {
      if (!base) return createRequestedProduct(api, place, values, key);
      return updateRequestedProduct(api, family, base, values).catch(async (error: unknown) => {
        if (isRefusedAsWhole(toApiError(error))) await requestsChanged(); // the form then closes (RVP-012)
        throw error;
      });
    },
    onSaved: (saved, base, typedOn) => {
      // What follows a creation hangs from how many are still due: the page says it.
      if (base) notify.success('Produto Atualizado');
      takeSaved(saved);
      onSaved?.(saved, base === null, typedOn);
    },
    onNewest: takeSaved,
    place: (stored) => ({
      page,
      form: stored ? `product-${stored.solicitacaoCadastroProdutoId}` : `new-product-${familyRequestId}`,
    }),
    editable: lock === null,
    recordsOf: tagRecords,
    recordLabel: useAtomValue(characteristicLabelAtom),
    refuses: (values) => {
      const tooLong = isProductNameTooLong(requestedName(family, values));
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

export type RequestedProductEditor = ReturnType<typeof useRequestedProductEditor>;
