import { useListChoice } from '../../../shared/batch/useListChoice.ts';
import type { RequisitionsList } from './requisitionLists.ts';
import { useRequisitionColumns } from './useRequisitionColumns.tsx';
import { useRequisitionFilter } from './useRequisitionFilter.ts';

/** A list of requisitions: its filter, its columns, and the rows that are chosen over all pages. */
export function useRequisitionList(list: RequisitionsList) {
  const filter = useRequisitionFilter(list);
  const columns = useRequisitionColumns();
  const choice = useListChoice(list);
  return { list, filter, columns, choice };
}

export type RequisitionListView = ReturnType<typeof useRequisitionList>;
