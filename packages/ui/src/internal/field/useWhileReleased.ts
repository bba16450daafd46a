import { useLayoutEffect, useState } from 'react';

/** Whether a button or link is being pressed now. */
const isPressing = () => document.querySelector(':is(button, a):active') !== null;

const releases = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * The value as it was when a button went down, until it is up again: a message that comes because its field was left
 * would move the button away from under the pointer.
 */
export function useWhileReleased<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);

  useLayoutEffect(() => {
    if (shown === value) return;
    if (!isPressing()) {
      setShown(value);
      return;
    }
    let frame = 0;
    // After the click, which follows the release at once.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setShown(value));
    };
    for (const release of releases) window.addEventListener(release, soon, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const release of releases) window.removeEventListener(release, soon);
    };
  }, [shown, value]);

  return shown;
}
