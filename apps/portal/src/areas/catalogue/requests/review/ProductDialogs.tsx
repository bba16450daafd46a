import {
  type FieldNames,
  fieldLines,
  requestedProductFields,
  storedForm,
  supplierName,
} from '@portal/domain';
import type { Difference } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../../../app/lazyPart.ts';
import { createKnownRecords } from '../../../../shared/editor/knownRecords.ts';
import { characteristicLabelAtom } from '../../products/form/characteristicsAtom.ts';
import { tagRecords } from '../../products/form/productFormValues.ts';
import type { RequestedProduct } from '../products/requestedProductValues.ts';
import { type Reviewed, refreshReviewAtom } from './reviewAtoms.ts';

const PurchaseBlock = lazyPart(async () => (await import('../blocks/PurchaseBlock.tsx')).PurchaseBlock);
const SupplierSummary = lazyPart(async () => (await import('../blocks/SupplierSummary.tsx')).SupplierSummary);

/** A dialog about the product on screen. */
export type OpenedDialog = 'block' | 'summary';

/** Compares a product field by field with what was saved of it since, as texts. */
function useProductChanges() {
  const labelOf = useAtomValue(characteristicLabelAtom);
  return (seen: RequestedProduct, now: RequestedProduct): Difference[] => {
    const known = createKnownRecords(tagRecords(seen));
    known.learnAll(tagRecords(now));
    const names: FieldNames = {
      option: (_, value) => value, // no field of a product chooses from a fixed list
      record: (field, id) => known.of(field, id)?.label ?? labelOf(field, id) ?? String(id),
    };
    const before = storedForm(requestedProductFields, seen);
    const after = storedForm(requestedProductFields, now);
    return fieldLines(requestedProductFields).map(({ label, text }) => ({
      field: label,
      before: text(before, names),
      after: text(after, names),
    }));
  };
}

interface ProductDialogsProps {
  product: RequestedProduct;
  request: Reviewed['request'];
  opened: OpenedDialog | null;
  onClose(): void;
  /** Called once everything on screen is read again. */
  onValidated(): void;
}

/**
 * The dialogs of a product: its validation with or without block (RVP-006), and the summary of its supplier (BLK-018). To be
 * opened in a transition: the page stays as it is until the code of the dialog is there.
 */
export function ProductDialogs({ product, request, opened, onClose, onValidated }: ProductDialogsProps) {
  const refresh = useSetAtom(refreshReviewAtom);
  const changes = useProductChanges();
  const { fornecedorId: id, fornecedorNomeTela: nomeFantasia, fornecedorCnpj: cnpj } = request;
  return (
    <Suspense>
      {opened === 'block' && (
        <PurchaseBlock
          product={product}
          changes={changes}
          onClose={onClose}
          onValidated={() => void refresh().then(onValidated)}
          onConflict={refresh}
        />
      )}
      {opened === 'summary' && (
        <SupplierSummary
          supplier={{ id, name: supplierName({ razaoSocial: null, nomeFantasia, cnpj }) }}
          product={product}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
