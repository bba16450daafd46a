import { atom } from 'jotai';
import {
  DENSITY_KEY,
  type Density,
  readStored,
  storedDensity,
  storedTheme,
  THEME_KEY,
  type Theme,
} from './storedPreferences.ts';

/** A value in local storage: read at once, written on change, updated when another tab changes it. */
function storedAtom<Value extends string>(key: string, parse: (text: string | null) => Value) {
  const valueAtom = atom<Value | null>(null);
  valueAtom.onMount = (set) => {
    set(parse(readStored(key)));
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === key) set(parse(readStored(key)));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  };
  return atom(
    (get) => get(valueAtom) ?? parse(readStored(key)),
    (_get, set, value: Value) => {
      set(valueAtom, value);
      try {
        localStorage.setItem(key, value);
      } catch {
        // With a full or blocked storage the choice works, but is not remembered.
      }
    },
  );
}

/** Colour theme of this device. */
export const themeAtom = storedAtom<Theme>(THEME_KEY, storedTheme);

/** Density of this device. */
export const densityAtom = storedAtom<Density>(DENSITY_KEY, storedDensity);
