import type { Schemas } from '@portal/api';
import type { RouteName } from '@portal/domain';
import type { Atom } from 'jotai';
import type { AtomWithQueryResult } from 'jotai-tanstack-query';
import type { ListFilter } from '../../../shared/list/listAddress.ts';
import type { ListCall } from '../../../shared/list/listCall.ts';
import { type ListFilterAtom, listFilterAtom } from '../../../shared/list/listFilterAtom.ts';
import { listRowsAtom } from '../../../shared/list/listRowsAtom.ts';
import type { RowsPage } from '../../../shared/list/readAllRows.ts';

/** Rows a page, and the total until the first answer says better (BRD-008, BRD-009, G-41). */
export const REGISTER_PAGE_SIZE = 30;

/** The list of a register. */
export interface RegisterList<Row> {
  readonly page: RouteName;
  readonly title: string;
  /** Search, order and page. */
  readonly filterAtom: ListFilterAtom;
  readonly rowsAtom: Atom<AtomWithQueryResult<RowsPage<Row>, unknown>>;
}

interface RegisterListCall<Column extends string, Query, Data extends { meta: Schemas['ListMeta'] }, Row>
  extends ListCall<ListFilter<Column>, Query, Data, Row> {
  readonly page: RouteName;
  readonly title: string;
  /** Columns that the list can be sorted by. */
  readonly columns: readonly Column[];
}

/** The list of a register: its filter in the address, and its rows. */
export function createRegisterList<
  Column extends string,
  Query,
  Data extends { meta: Schemas['ListMeta'] },
  Row,
>({ page, title, columns, ...call }: RegisterListCall<Column, Query, Data, Row>): RegisterList<Row> {
  const filterAtom = listFilterAtom(page, columns);
  return { page, title, filterAtom, rowsAtom: listRowsAtom(filterAtom, call, REGISTER_PAGE_SIZE) };
}
