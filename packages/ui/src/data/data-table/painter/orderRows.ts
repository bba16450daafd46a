/** Puts rows in the order they are read in; the element that holds focus stays, as moving it would take focus away. */
export function orderRows(body: HTMLElement, ordered: readonly HTMLElement[]) {
  const focused = body.ownerDocument.activeElement;
  let next: Element | null = null;
  for (const row of ordered.toReversed()) {
    const keeps = focused !== null && row.contains(focused);
    if (!keeps && row.nextElementSibling !== next) body.insertBefore(row, next);
    next = row;
  }
}
