import type { RowId } from '@portal/ui';
import { type Atom, atom, type WritableAtom } from 'jotai';

/** Chosen rows by their ids, each as it was read last. */
type Choice<Row> = ReadonlyMap<RowId, Row>;

/** Chosen rows that are there again when their list is opened again. */
export type ChoiceAtom<Row> = WritableAtom<Choice<Row>, [choice: Choice<Row>], void>;

/**
 * The rows that are chosen of a list: there again when it is opened with the same filter, as by Back from the page of a row.
 *
 * @param filtersAtom what the list is filtered by.
 */
export function choiceAtom<Row>(filtersAtom: Atom<{ readonly filters: object }>): ChoiceAtom<Row> {
  const none: Choice<Row> = new Map();
  const keptAtom = atom<{ readonly of: string; readonly choice: Choice<Row> }>({ of: '', choice: none });
  const ofAtom = atom((get) => JSON.stringify(get(filtersAtom).filters));
  return atom(
    (get) => {
      const { of, choice } = get(keptAtom);
      return of === get(ofAtom) ? choice : none;
    },
    (get, set, choice: Choice<Row>) => set(keptAtom, { of: get(ofAtom), choice }),
  );
}
