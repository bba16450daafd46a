import { type RefObject, useCallback, useEffect } from 'react';

type Layer = RefObject<HTMLElement | null>;

const layers = new Set<Layer>();
const claimed = new WeakSet<Event>();

const isAbove = (layer: Layer, other: Layer) =>
  layer.current !== null &&
  other.current !== null &&
  Boolean(other.current.compareDocumentPosition(layer.current) & Node.DOCUMENT_POSITION_FOLLOWING);

/**
 * Registers a floating element in one stack for the page, so that Escape closes only the topmost one, however
 * dialogs and tooltips are nested in React. The last one opened is last in the document.
 *
 * @returns whether this layer handles an event; true for one layer per event
 */
export function useLayer(open: boolean, layer: Layer): (event: Event | undefined) => boolean {
  useEffect(() => {
    if (!open) return;
    layers.add(layer);
    return () => void layers.delete(layer);
  }, [open, layer]);

  return useCallback(
    (event) => {
      if (event === undefined || claimed.has(event)) return false;
      for (const other of layers) if (other !== layer && isAbove(other, layer)) return false;
      claimed.add(event);
      return true;
    },
    [layer],
  );
}
