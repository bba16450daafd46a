import { describe, expect, it } from 'vitest';
import { activeIndexIn, movedTo } from './activeOption.ts';

describe('movedTo', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 29, 29],
    ['ArrowUp', -1, 29],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 5, 4],
    ['PageDown', -1, 10],
    ['PageDown', 25, 29],
    ['PageUp', 25, 15],
    ['PageUp', 4, 0],
    ['Home', 12, 0],
    ['End', 12, 29],
    ['Tab', 12, undefined],
    ['a', 12, undefined],
  ])('%s from %i of 30 goes to %s (CMB-14)', (key, from, to) => {
    expect(movedTo(key, from, 30)).toBe(to);
  });
});

describe('activeIndexIn', () => {
  const list = (...values: string[]) => values.map((value) => ({ value, label: value }));

  it('stays with its option when more are loaded, and when the list moves', () => {
    expect(activeIndexIn(list('a', 'b', 'c', 'd'), { value: 'b', index: 1 }, false)).toBe(1);
    expect(activeIndexIn(list('new', 'a', 'b'), { value: 'b', index: 1 }, false)).toBe(2);
  });

  it('is nowhere when its option is gone, or on the first that can be chosen', () => {
    expect(activeIndexIn(list('x', 'y'), { value: 'b', index: 1 }, false)).toBe(-1);
    const [first, second] = list('x', 'y');
    const options = first && second ? [{ ...first, disabled: true }, second] : [];
    expect(activeIndexIn(options, null, true)).toBe(1);
  });
});
