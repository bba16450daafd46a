function swallowHeldEnter(event: KeyboardEvent) {
  if (!event.repeat) document.removeEventListener('keydown', swallowHeldEnter, true);
  else if (event.key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Lets an Enter that is down do nothing more until a key goes down anew: while it is held it presses again and again what has
 * focus, and that has just changed.
 */
export const ignoreHeldEnter = () => document.addEventListener('keydown', swallowHeldEnter, true);
