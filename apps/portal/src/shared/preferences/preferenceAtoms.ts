import { atom } from 'jotai';
import {
  DENSITY_KEY,
  type Density,
  densityChoice,
  readStored,
  storedTheme,
  THEME_KEY,
  type Theme,
} from './storedPreferences.ts';

/** A value in local storage: read at once, written on change, updated when another tab changes it. */
export function storedAtom<Value extends string, None extends null = never>(
  key: string,
  parse: (text: string | null) => Value | None,
) {
  const valueAtom = atom<Value | None | null>(null);
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
    (_get, set, value: Value | None) => {
      set(valueAtom, value);
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // With a full or blocked storage the choice works, but is not remembered.
      }
    },
  );
}

/** Colour theme of this device. */
export const themeAtom = storedAtom<Theme>(THEME_KEY, storedTheme);

/** Density that the user chose on this device, `null` for none: then long lists are compact and all else is not. */
export const densityChoiceAtom = storedAtom<Density, null>(DENSITY_KEY, densityChoice);

/** Density of this device. */
export const densityAtom = atom((get) => get(densityChoiceAtom) ?? 'comfortable');
