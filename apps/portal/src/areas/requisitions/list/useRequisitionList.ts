import { BATCH_MAX } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useChosenRows } from '../../../shared/batch/useChosenRows.ts';
import { type RequisitionsList, rowIdOf } from './requisitionLists.ts';
import { useRequisitionColumns } from './useRequisitionColumns.tsx';
import { useRequisitionFilter } from './useRequisitionFilter.ts';

/** A list of requisitions: its filter, its columns, and the rows that are chosen over all pages. */
export function useRequisitionList(list: RequisitionsList) {
  const { data } = useAtomValue(list.rowsAtom);
  const readFirst = useAtomValue(list.firstRowsAtom);
  const filter = useRequisitionFilter(list);
  const columns = useRequisitionColumns();
  const choice = useChosenRows({
    rows: data?.rows,
    rowIdOf,
    readFirst,
    rowsMax: BATCH_MAX,
    keptIn: list.choiceAtom,
  });
  return { list, filter, columns, choice };
}

export type RequisitionListView = ReturnType<typeof useRequisitionList>;
