import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';
import { tooltipDelay, useDelayedState } from './useDelayedState.ts';

/**
 * Opens on hover, on keyboard focus and, where it says why an element is disabled, on a press of it: a finger has no other
 * way to it. Stays while the pointer is on it, closes on Escape and on a press elsewhere.
 */
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
    const closeOnPress = (event: Event) => {
      if (!bubbleRef.current || !event.composedPath().includes(bubbleRef.current)) change(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPress, { capture: true });
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPress, { capture: true });
    };
  }, [open, ownsEvent, change]);

  const endPress = () => {
    pressed.current = false;
  };

  return {
    open,
    bubbleRef,
    elementHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') change(true, tooltipDelay.open);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') endPress(); // a finger leaves before its press gives focus
        change(false, tooltipDelay.close);
      },
      onPointerDown: () => {
        pressed.current = true;
        change(false);
      },
      onPointerCancel: endPress,
      // Screen readers call a text with `onClick` clickable.
      onClickCapture: ({ currentTarget }: MouseEvent) => {
        endPress();
        if (enabled && currentTarget.ariaDisabled === 'true') change(true);
      },
      onFocus: (event: FocusEvent) => {
        if (!pressed.current && event.target.matches(':focus-visible')) change(true);
      },
      onBlur: () => {
        endPress();
        change(false);
      },
    },
    bubbleHandlers: {
      onPointerEnter: () => change(true),
      onPointerLeave: () => change(false, tooltipDelay.close),
    },
  };
}
