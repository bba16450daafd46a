/**
 * Has sizes reported from the next frame on. What begins to be observed, or is given another size, while something deeper
 * in the page reports its own could not be reported in that round any more, and the browser would tell of a loop.
 *
 * @returns what calls it off.
 */
export function watchFromNextFrame(observer: ResizeObserver, ...elements: readonly Element[]): () => void {
  for (const element of elements) observer.unobserve(element);
  const frame = requestAnimationFrame(() => {
    for (const element of elements) observer.observe(element);
  });
  return () => cancelAnimationFrame(frame);
}
