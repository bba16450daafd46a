import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';
import { tooltipDelay, useDelayedState } from './useDelayedState.ts';

/** Opens on hover and on keyboard focus, stays while the pointer is on it, closes on Escape and on a press. */
export function useTooltip({ enabled, defaultOpen }: { enabled: boolean; defaultOpen: boolean }) {
  const [wanted, change] = useDelayedState(defaultOpen);
  const open = wanted && enabled;
  const bubbleRef = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const ownsEvent = useLayer(open, bubbleRef);

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
        if (event.pointerType !== 'touch') change(true, tooltipDelay.open);
      },
      onPointerLeave: () => change(false, tooltipDelay.close),
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
      onPointerLeave: () => change(false, tooltipDelay.close),
    },
  };
}
