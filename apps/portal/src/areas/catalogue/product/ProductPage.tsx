import { RecordPage, StatusBadge, Tabs } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { familyStatus, productStatus } from '../productStatus.ts';
import { FamilyDetails } from './FamilyDetails.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { familyAtom, productAtom, productIdAtom } from './productAtoms.ts';

/** A family of the catalogue and, when the address names one, a product of it; nothing can be changed here yet. */
export function ProductPage() {
  const family = useAtomValue(familyAtom);
  const product = useAtomValue(productAtom);
  const hasProduct = useAtomValue(productIdAtom) !== null;
  const failed = family.error ? family : product;
  const { tone, label } = product.data
    ? productStatus(product.data.status)
    : familyStatus(family.data?.status ?? 'Aguardando');
  return (
    <RecordPage
      title={product.data?.nome ?? family.data?.nome ?? 'Família'}
      backHref="/produtos/catalogo"
      status={<StatusBadge tone={tone}>{label}</StatusBadge>}
      loading={family.isLoading || product.isLoading}
      error={failed.error}
      onRetry={failed.refetch}
    >
      <Tabs
        label="Família e produto"
        defaultValue={hasProduct ? 'produto' : 'familia'}
        tabs={[
          { id: 'familia', label: 'Família', content: family.data && <FamilyDetails family={family.data} /> },
          {
            id: 'produto',
            label: 'Produto',
            content: product.data && <ProductDetails product={product.data} />,
            disabled: !hasProduct,
          },
        ]}
      />
    </RecordPage>
  );
}
