import { toApiError } from '@portal/api';
import type { RowId, Selection } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { notifyAtom } from '../services/servicesAtom.ts';
import type { ChoiceAtom } from './choiceAtom.ts';

interface ChosenRowsOptions<Row> {
  /** The rows of the page that is shown. */
  rows: readonly Row[] | undefined;
  /** Keep it in a constant. */
  rowIdOf: (row: Row) => RowId;
  /** Whether a row can be chosen. @default every row can */
  isSelectable?: (row: Row) => boolean;
  /** Reads the first rows of the list, where more can be chosen at once than a page has. */
  readFirst?: (count: number) => Promise<readonly Row[]>;
  /** Most rows that can be chosen, as many as `readFirst` is asked for. @default any number */
  maxRows?: number;
  /** Where the choice waits while another page is open. */
  keptIn: ChoiceAtom<Row>;
}

const none: readonly never[] = [];

/** Why all of a list cannot be chosen beside what was chosen of another search. */
const tooManyText = (count: number, max: number) =>
  `Com os já selecionados seriam ${count} itens, e o limite é de ${max}. Limpe a seleção ou filtre a lista.`;

/** The rows that are chosen over all pages of a list, each as it was read last. */
export function useChosenRows<Row>({
  rows = none,
  rowIdOf,
  isSelectable = () => true,
  readFirst,
  maxRows = Number.POSITIVE_INFINITY,
  keptIn,
}: ChosenRowsOptions<Row>) {
  const notify = useAtomValue(notifyAtom);
  const [waiting, wait] = useAtom(keptIn);
  const [kept, keep] = useState(waiting);
  /** Rows that can be chosen by their ids alone: those that were read to be chosen, and those that were chosen once. */
  const [known] = useState(() => new Map<RowId, Row>());
  const [reading, setReading] = useState(false);
  const chosen = useMemo(() => {
    const latest = new Map(rows.map((row) => [rowIdOf(row), row]));
    return [...kept].map(([id, row]) => latest.get(id) ?? row);
  }, [kept, rows, rowIdOf]);
  const selection = useMemo((): Selection => ({ mode: 'only', ids: new Set(kept.keys()) }), [kept]);

  // On the page a choice outlives a change of the filter, and then waits for the new one.
  useEffect(() => {
    if (waiting !== kept) wait(kept);
  }, [waiting, kept, wait]);

  const readFirstRows =
    readFirst &&
    (async (count: number) => {
      const read = await readFirst(count);
      for (const row of read) known.set(rowIdOf(row), row);
      return read;
    });

  /** Chooses what a selection says of these rows; what was chosen of another search stays. */
  const chooseOf = (list: readonly Row[], { mode, ids }: Selection) => {
    const isChosen = (row: Row) => (mode === 'only') === ids.has(rowIdOf(row)) && isSelectable(row);
    for (const [id, row] of kept) known.set(id, row);
    const here = new Set(list.map(rowIdOf));
    const elsewhere =
      mode === 'only' ? [...known].filter(([id]) => ids.has(id)) : [...kept].filter(([id]) => !here.has(id));
    const next = new Map([...elsewhere, ...list.filter(isChosen).map((row) => [rowIdOf(row), row] as const)]);
    if (mode === 'all-except' && next.size > maxRows) notify.warning(tooManyText(next.size, maxRows));
    else keep(next);
  };

  const choose = async (next: Selection) => {
    if (next.mode === 'only' || !readFirstRows) {
      chooseOf(rows, next);
      return;
    }
    setReading(true); // all rows of the list are chosen, of which other pages have some
    try {
      chooseOf(await readFirstRows(maxRows), next);
    } catch (error) {
      notify.error(toApiError(error));
    } finally {
      setReading(false);
    }
  };

  return {
    selection,
    chosen,
    choose: (next: Selection) => void choose(next),
    readFirstRows,
    /** The rows of all pages are being read, to be chosen. */
    reading,
    clear: () => keep(new Map()),
  };
}
