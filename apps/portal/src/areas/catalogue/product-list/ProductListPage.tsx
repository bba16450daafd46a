import { ListPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useListState } from '../../../shared/list-state/useListState.ts';
import { productColumns } from './productColumns.ts';
import { PRODUCTS_PAGE_SIZE, productFilterAtom, productsAtom } from './productListAtoms.ts';

/** Products of the catalogue, each leading to its family and itself (RTE-007). */
export function ProductListPage() {
  const { data, error, isFetching, refetch } = useAtomValue(productsAtom);
  return (
    <ListPage
      title="Catálogo de produtos"
      state={useListState(productFilterAtom)}
      query={{
        rows: data?.produtos,
        total: data?.meta.paginacao.totalRegistros,
        error,
        loading: isFetching,
        onRetry: refetch,
      }}
      columns={productColumns}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código, nome ou EAN"
      pageSize={PRODUCTS_PAGE_SIZE}
      rowHref={({ id, familiaId }) => `/produtos/catalogo/${familiaId}?produto=${id}`}
    />
  );
}
