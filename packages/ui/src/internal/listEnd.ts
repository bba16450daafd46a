/** Share of a list above its visible end that asks for the next page (FND-097, PRD-010). */
const endOfList = 0.998;

/** Whether a list is scrolled so far that its next page is wanted. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrolledList): boolean {
  return (scrollTop + clientHeight) / scrollHeight >= endOfList;
}

/** What an element that scrolls says about itself, in pixels. */
type ScrolledList = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;
