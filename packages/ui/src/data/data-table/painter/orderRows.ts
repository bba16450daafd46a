const selectsText = (document: Document) => document.getSelection()?.isCollapsed === false;

/** Which of some numbers stay where the others are to be moved for all to rise: the most that can, by their places. */
export function placesThatStay(numbers: readonly number[], kept?: number): ReadonlySet<number> {
  const isAllowed = (place: number) => {
    if (kept === undefined || place === kept) return true;
    return place < kept === (numbers[place] ?? 0) < (numbers[kept] ?? 0);
  };
  /** For each place, the longest rise that ends there. */
  const rises: number[][] = [];
  let longest: number[] = [];
  numbers.forEach((number, place) => {
    let before: number[] = [];
    for (let other = 0; other < place; other += 1) {
      const rise = rises[other];
      if (rise && rise.length > before.length && (numbers[other] ?? 0) < number) before = rise;
    }
    const rise = isAllowed(place) ? [...before, place] : [];
    rises.push(rise);
    if (rise.length > longest.length) longest = rise;
  });
  return new Set(longest);
}

/**
 * Puts rows in the order they are read in, by moving as few as that takes: each one moved is laid out anew. The row that holds
 * focus stays, as moving it would take focus away; where text is being selected all stay, as it would lose its selection.
 */
export function orderRows(body: HTMLElement, ordered: readonly HTMLElement[]) {
  const { ownerDocument, children } = body;
  const isInOrder = ordered.every((row, place) => row.nextElementSibling === (ordered[place + 1] ?? null));
  // Asking for the selection costs a layout: only where there is something to move.
  if (isInOrder || selectsText(ownerDocument)) return;
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
