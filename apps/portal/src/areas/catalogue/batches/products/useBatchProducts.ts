import { useMemo, useState } from 'react';
import { useListChoice } from '../../../../shared/batch/useListChoice.ts';
import { batchColumns } from './batchColumns.ts';
import type { BatchList, BatchRow } from './batchList.ts';
import { useBatchFilter } from './useBatchFilter.ts';

/** Products to decide or change: the filter with what it applies in words, the columns, and the rows that are chosen over all pages. */
export function useBatchProducts<Status extends string>(list: BatchList<Status>) {
  const filter = useBatchFilter(list);
  const choice = useListChoice(list);
  const [branchesOf, showBranches] = useState<BatchRow | null>(null);
  const columns = useMemo(() => batchColumns(showBranches), []);
  return { list, filter, choice, columns, branchesOf, closeBranches: () => showBranches(null) };
}

export type BatchProducts<Status extends string> = ReturnType<typeof useBatchProducts<Status>>;
