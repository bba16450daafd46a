import { StatusSummaryDialog } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { createSupplierSummary } from './supplierSummaryAtoms.ts';

interface SupplierSummaryProps {
  supplier: { readonly id: number; readonly name: string };
  product: { readonly id: number };
  onClose(): void;
}

/** What stands behind a product to include (BLK-018 to BLK-034); a view is read when it is first opened. */
export function SupplierSummary({ supplier, product, onClose }: SupplierSummaryProps) {
  const summary = useMemo(
    () => createSupplierSummary({ supplierId: supplier.id, produtoId: product.id }),
    [supplier.id, product.id],
  );
  const parts = useAtomValue(summary.partsAtom);
  const openView = useSetAtom(summary.openViewAtom);
  return (
    <StatusSummaryDialog
      {...parts}
      open
      onOpenChange={(open) => open || onClose()}
      supplierName={supplier.name}
      onViewChange={openView}
    />
  );
}
