import { foldText } from '../../internal/foldText.ts';

/**
 * The item of a menu that a key moves to, as in the menu pattern.
 *
 * @returns its position, or undefined for other keys
 */
export function itemForKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * The item that starts with the typed text. Typing the same letter again moves to the next match; more letters keep
 * the current item while it matches.
 *
 * @param from position of the focused item
 */
export function itemForTyped(labels: readonly string[], typed: string, from: number): number | undefined {
  const letters = foldText(typed);
  const first = letters[0];
  if (first === undefined) return undefined;
  const isRepeated = [...typed].every((letter) => foldText(letter) === first);
  const wanted = isRepeated ? first : letters;
  const start = isRepeated ? from + 1 : Math.max(0, from);
  const places = labels.map((_, offset) => (start + offset) % labels.length);
  return places.find((place) => foldText(labels[place] ?? '').startsWith(wanted));
}
