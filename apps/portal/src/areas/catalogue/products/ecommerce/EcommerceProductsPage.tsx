import { href } from '@portal/domain';
import { ListPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { CsvButton } from '../../../../shared/list/CsvButton.tsx';
import { listQuery } from '../../../../shared/list/listQuery.ts';
import { useListState } from '../../../../shared/list/useListState.ts';
import { columnStorage } from '../../../../shared/preferences/columnStorage.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { PAGE_SIZE, PRODUCTS_FAILED, readProducts } from '../list/catalogueList.ts';
import { productColumns } from '../list/productColumns.ts';
import { ecommerceFilterAtom, ecommerceListAtom, ecommerceProductsAtom } from './ecommerceProductList.ts';

const TITLE = 'Produtos Ecommerce';
const COLUMN_CHOICE = { storage: columnStorage, storageKey: 'portal.columns.ecommerce-products' };

/** The products of the on-line shop, each leading to its e-commerce data (RTE-011, GAP-12, G-36). */
export function EcommerceProductsPage() {
  const api = useAtomValue(apiAtom);
  const products = useAtomValue(ecommerceProductsAtom);
  const filter = useAtomValue(ecommerceListAtom);
  return (
    <ListPage
      title={TITLE}
      actions={
        <CsvButton
          name={TITLE}
          columns={productColumns}
          filters={[filter.search]}
          readPage={(page) => readProducts(api, filter, page)}
        />
      }
      state={useListState(ecommerceFilterAtom)}
      query={listQuery(products, { rows: ({ produtos }) => produtos, failureMessage: PRODUCTS_FAILED })}
      columns={productColumns}
      columnChoice={COLUMN_CHOICE}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código, nome ou EAN"
      pageSize={PAGE_SIZE}
      rowHref={({ id }) => href('ecommerce-product', { id })}
    />
  );
}
