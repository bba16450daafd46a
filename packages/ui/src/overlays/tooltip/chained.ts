/** A handler of the element and one that is added, called one after the other. */
export function chained<Event>(
  own: ((event: Event) => void) | undefined,
  added: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    own?.(event);
    added(event);
  };
}
