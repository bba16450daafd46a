/**
 * Lets an Enter that is down do nothing more until a key goes down anew: while it is held it presses again and again what has
 * focus, and that has just changed.
 */
export function ignoreHeldEnter() {
  const over = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) over.abort();
    else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, signal: over.signal });
}
