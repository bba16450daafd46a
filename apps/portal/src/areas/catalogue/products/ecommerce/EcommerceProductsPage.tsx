import { href } from '@portal/domain';
import { createList } from '../../../../shared/list/createList.ts';
import { ListFrame } from '../../../../shared/list/ListFrame.tsx';
import { listOf } from '../../../../shared/list/listOf.ts';
import { PRODUCT_LIST } from '../list/catalogueList.ts';
import { productColumns } from '../list/productColumns.ts';

/** The only filter is the search: the role Ecommerce may not read the lists of other filters. */
const products = createList({
  ...PRODUCT_LIST,
  page: 'ecommerce-products',
  call: listOf('/api/produtos', { search: 'Busca', rows: 'produtos', paging: 'prefixed' }),
});

/** The products of the e-commerce, each with a link to its data (RTE-011, GAP-12, G-36). */
export function EcommerceProductsPage() {
  return (
    <ListFrame
      list={products}
      columns={productColumns}
      rowHref={({ id }) => href('ecommerce-product', { id })}
      searchPlaceholder="Busque por código, nome ou EAN"
    />
  );
}
EcommerceProductsPage.prefetch = products.rowsAtom.prefetchAtom;
