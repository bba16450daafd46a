const selectsText = (document: Document) => document.getSelection()?.isCollapsed === false;

/**
 * Puts rows in the order they are read in. The element that holds focus stays, as moving it would take focus away; where
 * text is being selected all stay, as it would lose its selection.
 */
export function orderRows(body: HTMLElement, ordered: readonly HTMLElement[]) {
  const { ownerDocument } = body;
  const isInOrder = ordered.every((row, place) => row.nextElementSibling === (ordered[place + 1] ?? null));
  // Asking for the selection costs a layout: only where there is something to move.
  if (isInOrder || selectsText(ownerDocument)) return;
  const focused = ownerDocument.activeElement;
  let next: Element | null = null;
  for (const row of ordered.toReversed()) {
    const keeps = focused !== null && row.contains(focused);
    if (!keeps && row.nextElementSibling !== next) body.insertBefore(row, next);
    next = row;
  }
}
