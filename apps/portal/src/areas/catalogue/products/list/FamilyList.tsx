import { href } from '@portal/domain';
import { ListPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { CsvButton } from '../../../../shared/list/CsvButton.tsx';
import { listQuery } from '../../../../shared/list/listQuery.ts';
import { useListState } from '../../../../shared/list/useListState.ts';
import { columnStorage } from '../../../../shared/preferences/columnStorage.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { CatalogueFilterPanel } from './CatalogueFilterPanel.tsx';
import { type CatalogueList, PAGE_SIZE, readFamilies } from './catalogueList.ts';
import { familyColumns } from './familyColumns.ts';
import { ListSwitch } from './ListSwitch.tsx';
import { NewFamilyButton } from './NewFamilyButton.tsx';

const COLUMN_CHOICE = { storage: columnStorage, storageKey: 'portal.columns.families' };

/** The families under the catalogue filter, each leading to its page. */
export function FamilyList({ list }: { list: CatalogueList }) {
  const api = useAtomValue(apiAtom);
  const families = useAtomValue(list.familiesAtom);
  const filter = useAtomValue(list.familyFilterAtom);
  return (
    <ListPage
      title={list.title}
      actions={
        <>
          <CsvButton
            name={list.title}
            columns={familyColumns}
            filters={['Famílias', filter.search]}
            readPage={(page) => readFamilies(api, filter, page)}
          />
          <NewFamilyButton />
        </>
      }
      filterPanel={<CatalogueFilterPanel list={list} />}
      filters={<ListSwitch list={list} />}
      state={useListState(list.familyFilterAtom)}
      query={listQuery(families, { rows: ({ familias }) => familias })}
      columns={familyColumns}
      columnChoice={COLUMN_CHOICE}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código ou nome"
      pageSize={PAGE_SIZE}
      rowHref={({ id }) => href('catalogue-family', { id })}
    />
  );
}
