import { placesThatStay } from './placesThatStay.ts';

/** Whether text is selected from or to a place in the rows: it is lost where that one is moved. */
function holdsSelection(body: HTMLElement): boolean {
  const selection = body.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed) return false;
  return body.contains(selection.anchorNode) || body.contains(selection.focusNode);
}

/**
 * Puts rows in the order they are read in, by moving as few as that takes: each one moved is laid out anew. The row that holds
 * focus stays, as moving it would take focus away; where text of them is selected all stay, as that would be lost.
 */
export function orderRows(body: HTMLElement, ordered: readonly HTMLElement[]) {
  const { ownerDocument, children } = body;
  const isInOrder = ordered.every((row, place) => row.nextElementSibling === (ordered[place + 1] ?? null));
  // Asking for the selection costs a layout: only where there is something to move.
  if (isInOrder || holdsSelection(body)) return;
  const places = new Map<Element, number>([...children].map((row, place) => [row, place]));
  const focused = ordered.findIndex((row) => row.contains(ownerDocument.activeElement));
  const stays = placesThatStay(
    ordered.map((row) => places.get(row) ?? 0),
    focused < 0 ? undefined : focused,
  );
  let next: Element | null = null;
  for (const [place, row] of [...ordered.entries()].toReversed()) {
    if (!stays.has(place)) body.insertBefore(row, next);
    next = row;
  }
}
