import { BATCH_MAX } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useChosenRows } from '../../../../shared/batch/useChosenRows.ts';
import { batchColumns } from './batchColumns.ts';
import { type BatchList, type BatchRow, rowIdOf } from './batchList.ts';
import { useBatchFilter } from './useBatchFilter.ts';

/**
 * Products to decide or change: the filter with what it applies in words, the columns, the rows that are chosen over all
 * pages, and a way to read all of them.
 */
export function useBatchProducts<Status extends string>(list: BatchList<Status>) {
  const { data } = useAtomValue(list.rowsAtom);
  const { readRows } = useAtomValue(list.fileAtom);
  const readFirst = useAtomValue(list.firstRowsAtom);
  const filter = useBatchFilter(list);
  const choice = useChosenRows({
    rows: data?.rows,
    rowIdOf,
    readFirst,
    rowsMax: BATCH_MAX,
    keptIn: list.choiceAtom,
  });
  const [branchesOf, showBranches] = useState<BatchRow | null>(null);
  const columns = useMemo(() => batchColumns(showBranches), []);
  return { list, filter, choice, columns, branchesOf, closeBranches: () => showBranches(null), readRows };
}

export type BatchProducts<Status extends string> = ReturnType<typeof useBatchProducts<Status>>;
