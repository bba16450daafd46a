import { href } from '@portal/domain';
import { RecordPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useOpenedRecord } from '../../../../shared/recent/useOpenedRecord.ts';
import { EcommerceForm } from './EcommerceForm.tsx';
import { ecommerceRecordAtom } from './ecommerceProductAtoms.ts';

/** The e-commerce data of a product (RTE-012, GAP-12, PRD-068). */
export function EcommerceProductPage() {
  const { product, title, backHref, loading, error, onRetry } = useAtomValue(ecommerceRecordAtom);
  useOpenedRecord(href('ecommerce-product', { id: product?.id ?? '' }), product?.nome);
  return (
    <RecordPage
      title={title}
      description={product && `Código ${product.codigo}`}
      backHref={backHref}
      loading={loading}
      error={error}
      onRetry={onRetry}
    >
      {product && <EcommerceForm key={product.id} product={product} />}
    </RecordPage>
  );
}
