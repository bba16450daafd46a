import { useSyncExternalStore } from 'react';

/** Where lists change their shape: cards below `narrow`, fewer columns below `medium`. */
const queries = { narrow: '(max-width: 639.98px)', medium: '(max-width: 1023.98px)' } as const;

export type WindowSize = 'narrow' | 'medium' | 'wide';

function subscribe(onChange: () => void) {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function readSize(): WindowSize {
  if (window.matchMedia(queries.narrow).matches) return 'narrow';
  return window.matchMedia(queries.medium).matches ? 'medium' : 'wide';
}

/** How wide the window is: less than 640 px, less than 1024 px, or more. */
export const useWindowSize = (): WindowSize => useSyncExternalStore(subscribe, readSize, () => 'wide');
