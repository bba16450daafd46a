/** Share of a list above its visible end at which the next page is loaded (FND-097, PRD-010). */
const endOfList = 0.998;

/** Whether a list is scrolled so far that its next page is wanted. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrolledList): boolean {
  return (scrollTop + clientHeight) / scrollHeight >= endOfList;
}

/** Scroll metrics of an element, in pixels. */
type ScrolledList = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;
