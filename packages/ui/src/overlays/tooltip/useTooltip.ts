import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';

const openDelayMs = 350;

/** Time to cross from the element to its bubble (WCAG 1.4.13). */
const closeDelayMs = 150;

/** Opens on hover and on keyboard focus, stays while the pointer is on it, closes on Escape and on a press. */
export function useTooltip({ enabled, defaultOpen }: { enabled: boolean; defaultOpen: boolean }) {
  const [wanted, setWanted] = useState(defaultOpen);
  const open = wanted && enabled;
  const bubbleRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const ownsEvent = useLayer(open, bubbleRef);

  const change = useCallback((next: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setWanted(next);
    else timer.current = setTimeout(() => setWanted(next), delayMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && ownsEvent(event)) change(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, ownsEvent, change]);

  return {
    open,
    bubbleRef,
    elementHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') change(true, openDelayMs);
      },
      onPointerLeave: () => change(false, closeDelayMs),
      onPointerDown: () => {
        pressed.current = true;
        change(false);
      },
      onFocus: (event: FocusEvent) => {
        if (!pressed.current && event.target.matches(':focus-visible')) change(true);
      },
      onBlur: () => {
        pressed.current = false;
        change(false);
      },
    },
    bubbleHandlers: {
      onPointerEnter: () => change(true),
      onPointerLeave: () => change(false, closeDelayMs),
    },
  };
}
