import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isHtmlElement } from '../isElement.ts';

interface Place {
  element: Element;
  row: HTMLElement;
  index: number;
  /** What the row was called. */
  name: string | undefined;
  /** All rows there were. */
  known: readonly Element[];
}

const button = 'button:not(:disabled)';

/** A control as people know it. */
const nameOf = (element: Element) => element.getAttribute('aria-label');

/** The row that took the place of one that left, as a stored document that of its upload: it has its `data-name`. */
const successorOf = ({ name, known }: Place, rows: readonly HTMLElement[]) =>
  name === undefined ? undefined : rows.find((row) => row.dataset.name === name && !known.includes(row));

/**
 * Next focus target: the element that had focus, the same button of the row that took the place of its row, the first button of
 * its row, its successor, the row now at its position, or the placeholder of an empty list.
 */
function nextPlace(
  last: Place,
  rows: readonly HTMLElement[],
  whenEmpty: HTMLElement | null,
): HTMLElement | null {
  if (last.element.isConnected && isHtmlElement(last.element) && last.element.matches(button))
    return last.element;
  const row = last.row.isConnected
    ? last.row
    : (successorOf(last, rows) ?? rows[Math.min(last.index, rows.length - 1)]);
  const buttons = [...(row?.querySelectorAll<HTMLElement>(button) ?? [])];
  const isNew = row && !last.known.includes(row); // in a row that moved up the same button is about another thing
  const same = isNew && buttons.find((one) => nameOf(one) === nameOf(last.element));
  return same || (buttons[0] ?? whenEmpty);
}

/**
 * Keeps focus in a list whose rows and buttons come, go and change places, where the browser would drop it.
 *
 * @returns handlers for the list
 */
export function useFocusInList(
  listRef: RefObject<HTMLElement | null>,
  whenEmpty: () => HTMLElement | null | undefined,
) {
  const place = useRef<Place | null>(null);
  const rows = () => [...(listRef.current?.querySelectorAll('li') ?? [])];

  useLayoutEffect(() => {
    const last = place.current;
    if (!last) return;
    const page = last.element.ownerDocument;
    if (page.activeElement !== page.body) return;
    place.current = null;
    nextPlace(last, rows(), whenEmpty() ?? null)?.focus();
  });

  return {
    onFocus(event: FocusEvent) {
      const row = event.target.closest('li');
      const known = rows();
      place.current = row && {
        ...{ element: event.target, row, known },
        index: known.indexOf(row),
        name: row.dataset.name,
      };
    },
    onBlur(event: FocusEvent) {
      // A button that is taken away blurs too: only one still there was left by the person.
      if (event.target.isConnected) place.current = null;
    },
  };
}
