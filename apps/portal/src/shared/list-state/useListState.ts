import type { ListState } from '@portal/ui';
import { useAtom } from 'jotai';
import type { ListFilterAtom } from './listFilterAtom.ts';

/** The filter of a list as the list pattern of the component library takes it. */
export function useListState(filterAtom: ListFilterAtom): ListState {
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
