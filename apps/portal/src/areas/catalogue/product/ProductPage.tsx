import { RecordPage, StatusBadge, Tabs } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { FamilyDetails } from './FamilyDetails.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { recordAtom } from './productAtoms.ts';

/** A family of the catalogue and, when the address names one, a product of it; nothing can be changed here yet. */
export function ProductPage() {
  const { title, status, backHref, family, product, loading, error, onRetry } = useAtomValue(recordAtom);
  return (
    <RecordPage
      title={title}
      backHref={backHref}
      status={status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
      loading={loading}
      error={error}
      onRetry={onRetry}
    >
      <Tabs
        label="Família e produto"
        defaultValue={product ? 'produto' : 'familia'}
        tabs={[
          { id: 'familia', label: 'Família', content: family && <FamilyDetails family={family} /> },
          {
            id: 'produto',
            label: 'Produto',
            content: product && <ProductDetails product={product} />,
            disabled: !product,
          },
        ]}
      />
    </RecordPage>
  );
}
