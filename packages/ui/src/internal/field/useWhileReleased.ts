import { useEffect, useState } from 'react';

/** Whether a button or link is being pressed now. */
const isPressing = () => document.querySelector(':is(button, a):active') !== null;

const releases = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * The value as it was when a button went down, until it is up again: a message that comes because its field was left
 * would move the button away from under the pointer.
 */
export function useWhileReleased<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  // Asked while it is drawn: what brings a message into sight, once it was drawn, has to find it there.
  const waits = shown !== value && isPressing();
  if (shown !== value && !waits) setShown(value);

  useEffect(() => {
    if (!waits) return;
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
  }, [waits, value]);

  return waits ? shown : value;
}
