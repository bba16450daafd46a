import type { ListState } from '@portal/ui';
import { useAtom, type WritableAtom } from 'jotai';
import type { ListFilter } from './listAddress.ts';

type ListPosition = Omit<ListFilter, 'filters'>;

/** The filter of a list as the list pattern of the component library takes it. */
export function useListState(
  filterAtom: WritableAtom<ListPosition, [change: Partial<ListPosition>], void>,
): ListState {
  const [{ search, sort, page }, change] = useAtom(filterAtom);
  return {
    search,
    onSearchChange: (text) => change({ search: text }),
    sort: sort && { column: sort.column, direction: sort.ascending ? 'ascending' : 'descending' },
    onSortChange: (next) =>
      change({ sort: next && { column: next.column, ascending: next.direction === 'ascending' } }),
    page,
    onPageChange: (next) => change({ page: next }),
  };
}
