import { ListPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { listQuery } from '../../../shared/list-state/listQuery.ts';
import { useListState } from '../../../shared/list-state/useListState.ts';
import { productColumns } from './productColumns.ts';
import { PRODUCTS_PAGE_SIZE, productFilterAtom, productsAtom } from './productListAtoms.ts';

/** Products of the catalogue, each leading to its family and itself (RTE-007). */
export function ProductListPage() {
  const products = useAtomValue(productsAtom);
  return (
    <ListPage
      title="Catálogo de produtos"
      state={useListState(productFilterAtom)}
      query={listQuery(products, {
        rows: ({ produtos }) => produtos,
        failureMessage: 'Erro ao buscar produtos', // PRD-012
      })}
      columns={productColumns}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código, nome ou EAN"
      pageSize={PRODUCTS_PAGE_SIZE}
      rowHref={({ id, familiaId }) => `/produtos/catalogo/${familiaId}?produto=${id}`}
    />
  );
}
