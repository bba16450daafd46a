import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when what an element lies in was scrolled so that it moved. A scroll that was over before, such as of focus
 * that brought the element into sight, is reported by the browser later but moves nothing any more.
 */
export function useAnchorMoved(anchor: HTMLElement | null, onMoved: (event: Event) => void) {
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    if (!anchor) return;
    const { left, top } = anchor.getBoundingClientRect();
    const check = (event: Event) => {
      const now = anchor.getBoundingClientRect();
      if (now.left !== left || now.top !== top) moved(event);
    };
    document.addEventListener('scroll', check, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', check, { capture: true });
  }, [anchor]);
}
