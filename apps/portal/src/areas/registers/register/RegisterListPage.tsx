import { ListPage, type ListPageProps } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { listQuery } from '../../../shared/list/listQuery.ts';
import { useListState } from '../../../shared/list/useListState.ts';
import { REGISTER_PAGE_SIZE, type RegisterList } from './registerList.ts';

interface RegisterListPageProps<Row>
  extends Pick<ListPageProps<Row>, 'columns' | 'getRowId' | 'searchPlaceholder' | 'actions' | 'children'> {
  list: RegisterList<Row>;
}

/** The list of a register: search, order and pages (G-41). */
export function RegisterListPage<Row>({ list, ...rest }: RegisterListPageProps<Row>) {
  const answer = useAtomValue(list.rowsAtom);
  return (
    <ListPage
      {...rest}
      title={list.title}
      state={useListState(list.filterAtom)}
      query={listQuery(answer, { rows: ({ rows }) => rows, defaultTotal: REGISTER_PAGE_SIZE })}
      pageSize={REGISTER_PAGE_SIZE}
    />
  );
}
