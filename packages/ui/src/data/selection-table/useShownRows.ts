import { useMemo, useState } from 'react';
import { selectionTexts } from '../../locale/selectionTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { DataTableProps } from '../data-table/DataTable.types.ts';
import type { RowSelecting } from '../data-table/selection/selecting.ts';
import type { ChosenRows } from './useChosenRows.ts';

interface ShownRowsOptions<Row> {
  table: Pick<DataTableProps<Row>, 'columns' | 'scrollKey'>;
  chosen: ChosenRows<Row>;
  selecting: RowSelecting<Row>;
}

/** Shows the rows chosen and no others, in the state they were in then: one that is let go stays to be chosen again. */
export function useShownRows<Row>({ table, chosen, selecting }: ShownRowsOptions<Row>) {
  const messages = useMessages(selectionTexts);
  const [kept, setKept] = useState<readonly Row[] | null>(null);
  const { columns, scrollKey } = table;
  const unsorted = useMemo(() => columns.map((column) => ({ ...column, sortable: false })), [columns]);

  const keptSelecting = useMemo((): RowSelecting<Row> | undefined => {
    if (!kept) return undefined;
    const count = kept.filter(selecting.has).length;
    const state = count > 0 && (count === kept.length || 'mixed');
    return {
      ...selecting,
      all: {
        state,
        label: messages.selectAllRows,
        reason: undefined,
        toggle: () => selecting.change(state === true ? { release: kept } : { choose: kept }),
      },
    };
  }, [kept, selecting, messages]);

  return {
    isOnlyChosen: kept !== null,
    onOnlyChosenChange: (only: boolean) => setKept(only ? chosen.list() : null),
    selecting: keptSelecting ?? selecting,
    table: kept
      ? {
          ...{ rows: kept, columns: unsorted, paging: undefined, sort: null, filterText: undefined },
          scrollKey: `${scrollKey} chosen`,
        }
      : undefined,
  };
}
