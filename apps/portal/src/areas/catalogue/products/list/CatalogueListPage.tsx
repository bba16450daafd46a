import { href } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { ListFrame } from '../../../../shared/list/ListFrame.tsx';
import { CatalogueFilterFields } from './CatalogueFilterFields.tsx';
import type { CatalogueList } from './catalogueList.ts';
import { familyColumns } from './familyColumns.ts';
import { ListSwitch } from './ListSwitch.tsx';
import { NewFamilyButton } from './NewFamilyButton.tsx';
import { productColumns } from './productColumns.ts';
import { SupplierFilter } from './productFilterFields.tsx';
import { useAppliedFilter } from './useAppliedFilter.ts';
import { useCatalogueFilter } from './useCatalogueFilter.ts';

/**
 * Products or families of the catalogue, as the address says (FLT-001 to FLT-012, G-36). A product links to its
 * family with the product open (RTE-007).
 */
export function CatalogueListPage({ list }: { list: CatalogueList }) {
  const { lista } = useAtomValue(list.products.filterAtom).filters;
  const filter = useCatalogueFilter(list.products);
  const frame = {
    actions: <NewFamilyButton />,
    fileWords: Object.values(useAppliedFilter(list.products).words),
    filters: (
      <>
        <SupplierFilter value={filter.fields.fornecedor} onValueChange={filter.chooseSupplier} />
        <ListSwitch list={list} />
      </>
    ),
    filterForm: {
      onSearch: filter.search,
      more: <CatalogueFilterFields filter={filter} />,
      moreCount: filter.moreCount,
      applied: filter.chips,
      onRemove: filter.remove,
    },
    onClearFilters: filter.clear,
  };
  return lista === 'familias' ? (
    <ListFrame
      {...frame}
      key="families"
      list={list.families}
      columns={familyColumns}
      rowHref={({ id }) => href('catalogue-family', { id })}
      searchPlaceholder="Busque por código ou nome"
    />
  ) : (
    <ListFrame
      {...frame}
      key="products"
      list={list.products}
      columns={productColumns}
      rowHref={({ id, familiaId }) => href('catalogue-family', { id: familiaId, produto: id })}
      searchPlaceholder="Busque por código, nome ou EAN"
    />
  );
}
