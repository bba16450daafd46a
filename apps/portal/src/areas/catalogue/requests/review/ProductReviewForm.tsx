import { Card, Tabs } from '@portal/ui';
import { memo, type Ref, Suspense, useState } from 'react';
import { type FormHandle, useFormHandle } from '../../../../shared/editor/useFormHandle.ts';
import { lazyPart } from '../../../../shared/loading/lazyPart.ts';
import { useObjectUrls } from '../../images/useObjectUrls.ts';
import { TabSkeleton } from '../../products/catalogue/LoadingTabs.tsx';
import type { Family } from '../../products/form/productFormValues.ts';
import { RequestedProductPanel } from '../products/RequestedProductPanel.tsx';
import type { RequestedProduct } from '../products/requestedProductValues.ts';
import { useRequestedProductEditor } from '../products/useRequestedProductEditor.ts';

const SuppliersTab = lazyPart(
  async () => (await import('../../product-suppliers/SuppliersTab.tsx')).SuppliersTab,
);

interface ProductReviewFormProps {
  product: RequestedProduct;
  family: Family;
  familyRequestId: number;
  /** Why it is read-only; `null` where it may be changed. */
  lock: string | null;
  ref: Ref<FormHandle>;
}

/**
 * A product under review: its form (RVP-004, RVP-010 to RVP-012, RVP-015, RVP-017, RVP-025), and its suppliers and SKUs
 * (RVP-026 to RVP-040). The form keeps its input while the other tab is open; a dialog over it leaves it as it is drawn.
 */
export const ProductReviewForm = memo(function ProductReviewForm({
  product,
  family,
  familyRequestId,
  lock,
  ref,
}: ProductReviewFormProps) {
  const [tab, setTab] = useState('product');
  const addressOf = useObjectUrls();
  const form = useRequestedProductEditor({
    family,
    familyRequestId,
    product,
    lock,
    page: 'product-request-review',
  });
  useFormHandle(ref, form.editor);
  return (
    <Tabs
      label="Dados do produto"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          id: 'product',
          label: 'Produto',
          content: (
            <Card>
              <RequestedProductPanel
                form={form}
                family={family}
                familyRequestId={familyRequestId}
                product={product}
                lock={lock}
                addressOf={addressOf}
              />
            </Card>
          ),
        },
        {
          id: 'suppliers',
          label: 'Fornecedores',
          content: (
            <Suspense fallback={<TabSkeleton />}>
              <SuppliersTab product={product} />
            </Suspense>
          ),
        },
      ]}
    />
  );
});
