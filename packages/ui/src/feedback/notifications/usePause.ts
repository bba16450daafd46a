import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isHtmlElement } from '../../internal/isElement.ts';

function subscribeToTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Pauses while the pointer or focus is on the messages or the tab is hidden, and gives focus back to where it came from
 * when the message that has it goes.
 */
export function usePause(count: number) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => false,
  );
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (count > 0) return;
    // An element that is removed gives no leave or blur event.
    setHovered(false);
    setFocused(false);
  }, [count]);

  return {
    paused: hovered || focused || hidden,
    /** For the element around the messages. */
    handlers: {
      onPointerOver: () => setHovered(true), // for each message: the one before may have gone from under the pointer
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        setFocused(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
    /** Before a message that may be under the pointer or have focus is closed. */
    letGo(around: HTMLElement | null) {
      setHovered(false);
      if (!around?.contains(document.activeElement)) return;
      if (isHtmlElement(cameFrom.current) && cameFrom.current.isConnected) cameFrom.current.focus();
      setFocused(false);
    },
  };
}
