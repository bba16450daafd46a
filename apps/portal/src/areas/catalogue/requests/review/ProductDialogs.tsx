import {
  type FieldNames,
  fieldLines,
  requestedProductFields,
  storedForm,
  supplierName,
} from '@portal/domain';
import type { Difference } from '@portal/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Suspense, useState } from 'react';
import { createKnownRecords } from '../../../../shared/editor/knownRecords.ts';
import { CloseContext, lazyOverlay } from '../../../../shared/loading/lazyOverlay.tsx';
import { notifyFromHere } from '../../../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { characteristicLabelAtom } from '../../products/form/characteristicsAtom.ts';
import { tagRecords } from '../../products/form/productFormValues.ts';
import type { RequestedProduct } from '../products/requestedProductValues.ts';
import { type Reviewed, refreshReviewAtom, shownProductAtom } from './reviewAtoms.ts';

const PurchaseBlock = lazyOverlay(async () => (await import('../blocks/PurchaseBlock.tsx')).PurchaseBlock);
const SupplierSummary = lazyOverlay(
  async () => (await import('../blocks/SupplierSummary.tsx')).SupplierSummary,
);

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

interface ProductValidationProps {
  product: RequestedProduct;
  onClose(): void;
  /** Called once everything on screen is read again, unless the page was left meanwhile. */
  onValidated(): void;
}

/** The validation of a product as it is saved, with or without block (RVP-006). */
function ProductValidation({ product, onClose, onValidated }: ProductValidationProps) {
  const services = useAtomValue(servicesAtom);
  const store = useStore();
  const refresh = useSetAtom(refreshReviewAtom);
  const changes = useProductChanges();
  const [here] = useState(() => notifyFromHere(services));
  const goOn = async () => {
    await refresh();
    if (!here.hasLeft()) onValidated();
  };
  return (
    <PurchaseBlock
      product={product}
      changes={changes}
      onClose={onClose}
      onValidated={() => void goOn()}
      onConflict={async () => {
        await refresh();
        return store.get(shownProductAtom).product;
      }}
    />
  );
}

interface ProductDialogsProps extends ProductValidationProps {
  request: Reviewed['request'];
  opened: OpenedDialog | null;
}

/**
 * The dialogs of a product: its validation, and the summary of its supplier (BLK-018). To be opened in a transition: the
 * page stays as it is until the code of the dialog is there.
 */
export function ProductDialogs({ product, request, opened, onClose, onValidated }: ProductDialogsProps) {
  const { fornecedorId: id, fornecedorNomeTela: nomeFantasia, fornecedorCnpj: cnpj } = request;
  return (
    <CloseContext value={onClose}>
      <Suspense>
        {opened === 'block' && (
          <ProductValidation product={product} onClose={onClose} onValidated={onValidated} />
        )}
        {opened === 'summary' && (
          <SupplierSummary
            supplier={{ id, name: supplierName({ razaoSocial: null, nomeFantasia, cnpj }) }}
            product={product}
            onClose={onClose}
          />
        )}
      </Suspense>
    </CloseContext>
  );
}
