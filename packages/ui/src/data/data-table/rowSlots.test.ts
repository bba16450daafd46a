import { describe, expect, it } from 'vitest';
import { type Pin, placeRows, slotOf, windowStart } from './rowSlots.ts';

const pool = 35;

/** Repeatable pseudo-random whole numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('row slots', () => {
  it('shows every row of the window once, each in a slot of its own, at 10,000 random positions', () => {
    const below = numbers(7);
    let pin: Pin | null = null;
    for (let round = 0; round < 10_000; round += 1) {
      const count = 1 + below(10_000);
      const first = windowStart(below(count), pool, count);
      if (pin && pin.index >= count) pin = null;
      const placed = placeRows(first, pool, count, below(count), pin);
      const indexes = new Set(placed.map(({ index }) => index));
      const window = Array.from({ length: Math.min(pool, count - first) }, (_, offset) => first + offset);
      expect({
        slots: new Set(placed.map(({ slot }) => slot)).size,
        rows: indexes.size,
        missing: window.filter((index) => !indexes.has(index)),
        pinnedSlot: placed.find(({ index }) => index === pin?.index)?.slot,
      }).toEqual({ slots: placed.length, rows: placed.length, missing: [], pinnedSlot: pin?.slot });
      if (below(3) === 0) {
        const focused: number = placed[below(placed.length)]?.index ?? 0;
        pin = below(4) === 0 ? null : { id: focused, index: focused, slot: slotOf(focused, pool, pin) };
      }
    }
  });

  it('moves no element while scrolling', () => {
    const slots = (first: number) => placeRows(first, pool, 10_000, 40, null).map(({ slot }) => slot);
    for (let first = 0; first < 200; first += 1) expect(slots(first)).toEqual(slots(40));
  });

  it('is in the order of the rows at rest, with a pinned row before or after', () => {
    const order = (pin: Pin | null) => placeRows(100, pool, 10_000, 100, pin).map(({ index }) => index);
    const window = Array.from({ length: pool }, (_, offset) => 100 + offset);
    expect(order(null)).toEqual(window);
    expect(order({ id: 3, index: 3, slot: 3 })).toEqual([3, ...window]);
    expect(order({ id: 9000, index: 9000, slot: 9000 % pool })).toEqual([...window, 9000]);
  });
});
