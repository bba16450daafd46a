import { Card, EmptyState, ErrorState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import type { Family } from '../form/productFormValues.ts';
import { chosenProductAtom, NEW_PRODUCT } from './chosenProductAtom.ts';
import { LoadingTabs } from './LoadingTabs.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { shownProductAtom } from './shownProductAtom.ts';

const icon = <PackageSearch aria-hidden="true" />;

/** The product of the address, the form of a new one, or a hint to choose one. */
export function ChosenProduct({ family }: { family: Family }) {
  const chosen = useAtomValue(chosenProductAtom);
  const { product, stale, error, retrying, onRetry } = useAtomValue(shownProductAtom);
  const [tab, setTab] = useState('product');
  const [createdId, setCreatedId] = useState<number | null>(null);
  const shared = { family, tab, onTabChange: setTab, onCreated: setCreatedId };

  if (chosen === null) {
    return (
      <Card>
        <EmptyState
          icon={icon}
          title="Nenhum produto selecionado"
          description="Selecione um produto na lista para ver seus dados, EANs e fornecedores."
        />
      </Card>
    );
  }
  if (chosen === NEW_PRODUCT) return <ProductTabs key={NEW_PRODUCT} {...shared} product={null} />;
  if (error) {
    return (
      <Card>
        <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={retrying} />
      </Card>
    );
  }
  if (!product || (stale && product.familiaId !== family.id)) return <LoadingTabs />;
  if (product.familiaId !== family.id) {
    return (
      <Card>
        <ErrorState message="Este produto não pertence à família" />
      </Card>
    );
  }
  return (
    <ProductTabs
      key={product.id}
      {...shared}
      product={product}
      loading={stale}
      takesFocus={product.id === createdId}
    />
  );
}
