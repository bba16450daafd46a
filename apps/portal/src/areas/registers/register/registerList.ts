import type { Schemas } from '@portal/api';
import type { RouteName } from '@portal/domain';
import type { Atom } from 'jotai';
import type { AtomWithQueryResult } from 'jotai-tanstack-query';
import type { ListFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';

/** Rows a page, and the total until the first answer says better (BRD-008, BRD-009, G-41). */
export const REGISTER_PAGE_SIZE = 30;

/** One page of a register. */
interface RegisterRows<Row> {
  readonly rows: readonly Row[];
  readonly meta: Schemas['ListMeta'];
}

/** The list of a register. */
export interface RegisterList<Row> {
  readonly page: RouteName;
  readonly title: string;
  /** Search, order and page. */
  readonly filterAtom: ListFilterAtom;
  readonly rowsAtom: Atom<AtomWithQueryResult<RegisterRows<Row>, unknown>>;
}
