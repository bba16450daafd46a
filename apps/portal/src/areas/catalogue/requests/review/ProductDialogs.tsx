import { fieldLines, requestedProductFields, storedForm, supplierName } from '@portal/domain';
import { useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../../../app/lazyPart.ts';
import type { RequestedProduct } from '../products/requestedProductValues.ts';
import { type Reviewed, refreshReviewAtom } from './reviewAtoms.ts';

const PurchaseBlock = lazyPart(async () => (await import('../blocks/PurchaseBlock.tsx')).PurchaseBlock);
const SupplierSummary = lazyPart(async () => (await import('../blocks/SupplierSummary.tsx')).SupplierSummary);

/** A dialog about the product on screen. */
export type OpenedDialog = 'block' | 'summary';

/** Fields are compared by the ids of what they hold. */
const idsForNames = {
  option: (_list: string, id: string) => id,
  record: (_field: string, id: number) => String(id),
};

/** Labels of the fields in which a product was saved differently. */
function changedFields(seen: RequestedProduct, now: RequestedProduct): string[] {
  const [before, after] = [storedForm(requestedProductFields, seen), storedForm(requestedProductFields, now)];
  return fieldLines(requestedProductFields)
    .filter(({ text }) => text(before, idsForNames) !== text(after, idsForNames))
    .map(({ label }) => label);
}

interface ProductDialogsProps {
  product: RequestedProduct;
  request: Reviewed['request'];
  opened: OpenedDialog | null;
  onClose(): void;
  /** Called once everything on screen is read again. */
  onValidated(): void;
}

/** The dialogs of a product: its validation with or without block (RVP-006), and the summary of its supplier (BLK-018). */
export function ProductDialogs({ product, request, opened, onClose, onValidated }: ProductDialogsProps) {
  const refresh = useSetAtom(refreshReviewAtom);
  if (opened === null) return null;
  const { fornecedorId: id, fornecedorNomeTela: nomeFantasia, fornecedorCnpj: cnpj } = request;
  return (
    <Suspense>
      {opened === 'block' ? (
        <PurchaseBlock
          product={product}
          changedFields={changedFields}
          onClose={onClose}
          onValidated={() => void refresh().then(onValidated)}
          onConflict={refresh}
        />
      ) : (
        <SupplierSummary
          supplier={{ id, name: supplierName({ razaoSocial: null, nomeFantasia, cnpj }) }}
          product={product}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
