import { href } from '@portal/domain';
import { ListPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { CsvButton } from '../../../../shared/list/CsvButton.tsx';
import { listQuery } from '../../../../shared/list/listQuery.ts';
import { useListState } from '../../../../shared/list/useListState.ts';
import { columnStorage } from '../../../../shared/preferences/columnStorage.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { CatalogueFilterPanel } from './CatalogueFilterPanel.tsx';
import { type CatalogueList, PAGE_SIZE, PRODUCTS_FAILED, readProducts } from './catalogueList.ts';
import { ListSwitch } from './ListSwitch.tsx';
import { NewFamilyButton } from './NewFamilyButton.tsx';
import { productColumns } from './productColumns.ts';

const COLUMN_CHOICE = { storage: columnStorage, storageKey: 'portal.columns.products' };

/** The products under the catalogue filter, each leading to its family and itself (RTE-007). */
export function ProductList({ list }: { list: CatalogueList }) {
  const api = useAtomValue(apiAtom);
  const products = useAtomValue(list.productsAtom);
  const filter = useAtomValue(list.productFilterAtom);
  return (
    <ListPage
      title={list.title}
      actions={
        <>
          <CsvButton
            name={list.title}
            columns={productColumns}
            filters={[filter.search]}
            readPage={(page) => readProducts(api, filter, page)}
          />
          <NewFamilyButton />
        </>
      }
      filterPanel={<CatalogueFilterPanel list={list} />}
      filters={<ListSwitch list={list} />}
      state={useListState(list.productFilterAtom)}
      query={listQuery(products, { rows: ({ produtos }) => produtos, failureMessage: PRODUCTS_FAILED })}
      columns={productColumns}
      columnChoice={COLUMN_CHOICE}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código, nome ou EAN"
      pageSize={PAGE_SIZE}
      rowHref={({ id, familiaId }) => href('catalogue-family', { id: familiaId, produto: id })}
    />
  );
}
