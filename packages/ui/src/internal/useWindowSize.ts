import { useSyncExternalStore } from 'react';

/** Where lists change their shape: cards below `narrow`, fewer columns below `medium`. */
const queries = { narrow: '(max-width: 640px)', medium: '(max-width: 1023.98px)' } as const;

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

/** How wide the window is: at most 640 px, which is half of 1280 at a zoom of 200 %, less than 1024 px, or more. */
export const useWindowSize = (): WindowSize => useSyncExternalStore(subscribe, readSize, () => 'wide');
