import type { OptionValue, SelectOption } from './options/option.ts';

/** The option the keyboard is on: known by its value, because a list that reloads may move it. */
export interface ActiveOption<Value extends OptionValue> {
  value: Value;
  /** Where it was last; the first place looked at. */
  index: number;
}

/** How far Page Up and Page Down go. */
const page = 10;

/**
 * Position of the active option, or -1.
 *
 * @param automatic makes the first selectable option active when none is
 */
export function activeIndexIn<Value extends OptionValue>(
  options: readonly SelectOption<Value>[],
  active: ActiveOption<Value> | null,
  automatic: boolean,
): number {
  if (active) {
    if (options[active.index]?.value === active.value) return active.index;
    const moved = options.findIndex(({ value }) => value === active.value);
    if (moved >= 0) return moved;
  }
  return automatic ? options.findIndex(({ disabled }) => !disabled) : -1;
}

/**
 * Where a key moves to in an open list; nothing for keys that do not move. The ends hold: a list that loads more at its
 * end must not jump to its start.
 */
export function movedTo(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return index < 0 ? last : Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(Math.max(index, 0) + page, last);
    case 'PageUp':
      return Math.max(index - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
