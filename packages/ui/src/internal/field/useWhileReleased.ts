import { useEffect, useState } from 'react';

/** Whether a button or link is being pressed now. */
const isPressing = () => document.querySelector(':is(button, a):active') !== null;

/**
 * The value as it was when a button went down, until it is up again: a message that comes because its field was left
 * would move the button away from under the pointer.
 */
export function useWhileReleased<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const [, setNow] = useState(0);
  // Asked while it is drawn: what brings a message into sight, once it was drawn, has to find it there.
  const waits = shown !== value && isPressing();
  if (shown !== value && !waits) setShown(value);

  useEffect(() => {
    if (!waits) return;
    // Drawn again, it looks again. No event would do: on touch, the release came before the focus moved.
    const frame = requestAnimationFrame(setNow);
    return () => cancelAnimationFrame(frame);
  });

  return waits ? shown : value;
}
