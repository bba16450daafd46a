import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { tooltipDelay, useDelayedState } from './useDelayedState.ts';

/**
 * Opens on hover, on keyboard focus and, where it says why an element is disabled, on a press of it: a finger has no other
 * way to it. Stays while the pointer is on it; its bubble closes it on Escape and on a press elsewhere.
 */
export function useTooltip({ enabled, defaultOpen }: { enabled: boolean; defaultOpen: boolean }) {
  const [wanted, change] = useDelayedState(defaultOpen);
  const open = wanted && enabled;
  const pressed = useRef(false);

  const endPress = () => {
    pressed.current = false;
  };

  return {
    open,
    close: () => change(false),
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
