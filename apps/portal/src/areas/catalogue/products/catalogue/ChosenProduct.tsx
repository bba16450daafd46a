import { Card, EmptyState, ErrorState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { useFormKey } from '../../../../shared/editor/useFormKey.ts';
import type { Family } from '../form/productFormValues.ts';
import { chosenProductAtom, NEW_PRODUCT } from './chosenProductAtom.ts';
import { LoadingTabs } from './LoadingTabs.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { focusStart } from './recordStart.ts';
import { shownProductAtom } from './shownProductAtom.ts';
import type { Arrivals } from './useArrival.ts';

const icon = <PackageSearch aria-hidden="true" />;

const focusUnlessTyped = (record: HTMLElement | null) => {
  if (!record?.querySelector(':read-write:focus')) focusStart(record);
};

interface ChosenProductProps extends Arrivals {
  family: Family;
}

/** The product of the address, the form of a new one, or a hint to choose one. */
export function ChosenProduct({ family, expectProduct, receiverOf }: ChosenProductProps) {
  const chosen = useAtomValue(chosenProductAtom);
  const { product, stale, error, retrying, onRetry } = useAtomValue(shownProductAtom);
  const [tab, setTab] = useState('product');
  const isNew = chosen === NEW_PRODUCT;
  const { formKey, goesOnAs } = useFormKey(isNew ? null : (product?.id ?? null));
  const onCreated = (id: number) => {
    goesOnAs(id);
    expectProduct(id, focusUnlessTyped);
  };
  const shared = { family, tab, onTabChange: setTab, onCreated };

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
  if (isNew) return <ProductTabs key={formKey} {...shared} product={null} ref={receiverOf(NEW_PRODUCT)} />;
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
    <ProductTabs key={formKey} {...shared} product={product} loading={stale} ref={receiverOf(product.id)} />
  );
}
