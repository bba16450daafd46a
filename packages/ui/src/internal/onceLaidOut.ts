/**
 * Acts once the browser has laid an element out and before it is painted: measuring it then forces no layout into the task
 * that drew it.
 *
 * @returns what calls it off.
 */
export function onceLaidOut(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
