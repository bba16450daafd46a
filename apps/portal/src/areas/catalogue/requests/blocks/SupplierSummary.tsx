import { Dialog, Tabs } from '@portal/ui';
import { useMemo } from 'react';
import { DiscontinuedView } from './DiscontinuedView.tsx';
import { FinancialView } from './FinancialView.tsx';
import { IncludedProductView } from './IncludedProductView.tsx';
import { SkuView } from './SkuView.tsx';
import { createProductParts, createSupplierParts } from './supplierSummaryAtoms.ts';

interface SupplierSummaryProps {
  supplier: { readonly id: number; readonly name: string };
  product: { readonly id: number };
  onClose(): void;
}

/**
 * What stands behind a product to include: the supplier's products and figures, the product, and what it replaces
 * (BLK-018 to BLK-034). Each part is read alone, when its view is first opened.
 */
export function SupplierSummary({ supplier, product, onClose }: SupplierSummaryProps) {
  const ofSupplier = useMemo(() => createSupplierParts(supplier.id), [supplier.id]);
  const ofProduct = useMemo(() => createProductParts(product.id), [product.id]);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title="Resumo de status dos produtos"
      description={supplier.name}
    >
      <Tabs
        label="Visões do resumo"
        tabs={[
          { id: 'sku', label: 'SKU', content: <SkuView {...ofSupplier} /> },
          { id: 'financeiro', label: 'Financeiro', content: <FinancialView {...ofSupplier} /> },
          { id: 'incluir', label: 'Produto a incluir', content: <IncludedProductView {...ofProduct} /> },
          {
            id: 'descontinuar',
            label: 'Produtos a descontinuar',
            content: <DiscontinuedView {...ofProduct} />,
          },
        ]}
      />
    </Dialog>
  );
}
