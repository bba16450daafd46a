import { BATCH_MAX } from '@portal/domain';
import { useAtomValue } from 'jotai';
import type { List } from '../list/createList.ts';
import type { ChoiceAtom } from './choiceAtom.ts';
import { useChosenRows } from './useChosenRows.ts';

/** A list of which rows are chosen, to be acted on together. */
interface ListWithChoice<Row> extends Pick<List<Row>, 'rowIdOf' | 'rowsAtom' | 'firstRowsAtom'> {
  readonly choiceAtom: ChoiceAtom<Row>;
}

/** The rows that are chosen over all pages of a list, at most as many as a batch takes, and how its table chooses them. */
export function useListChoice<Row>(list: ListWithChoice<Row>) {
  const { data } = useAtomValue(list.rowsAtom);
  const { selection, chosen, choose, readFirstRows, reading, clear } = useChosenRows({
    rows: data?.rows,
    rowIdOf: list.rowIdOf,
    readFirst: useAtomValue(list.firstRowsAtom),
    maxRows: BATCH_MAX,
    keptIn: list.choiceAtom,
  });
  const selecting = {
    selection,
    onSelectionChange: choose,
    maxRows: BATCH_MAX,
    loadFirstRows: readFirstRows,
    knownRows: chosen,
  };
  return { chosen, reading, clear, selecting };
}
