import { describe, expect, it } from 'vitest';
import { findPin, type Pin, placeRows, type Slot, slotOf, windowStart } from './rowSlots.ts';

const pool = 35;

/** Repeatable pseudo-random whole numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function placed(first: number, count: number, pin: Pin | null) {
  const rows: { index: number; slot: Slot }[] = [];
  placeRows({ first, size: pool, pool, count }, pin, (index, slot) => rows.push({ index, slot }));
  return rows;
}

describe('row slots', () => {
  it('shows every row of the window once, each in a slot of its own, at 10,000 random positions', () => {
    const below = numbers(7);
    let pin: Pin | null = null;
    for (let round = 0; round < 10_000; round += 1) {
      const count = 1 + below(10_000);
      const first = windowStart(below(count), pool, count);
      if (pin && pin.index >= count) pin = null;
      const rows = placed(first, count, pin);
      const indexes = new Set(rows.map(({ index }) => index));
      const window = Array.from({ length: Math.min(pool, count - first) }, (_, offset) => first + offset);
      expect({
        slots: new Set(rows.map(({ slot }) => slot)).size,
        rows: indexes.size,
        missing: window.filter((index) => !indexes.has(index)),
        pinnedSlot: rows.find(({ index }) => index === pin?.index)?.slot,
      }).toEqual({ slots: rows.length, rows: rows.length, missing: [], pinnedSlot: pin?.slot });
      if (below(3) === 0) {
        const focused: number = rows[below(rows.length)]?.index ?? 0;
        pin = below(4) === 0 ? null : { id: focused, index: focused, slot: slotOf(focused, pool, pin) };
      }
    }
  });

  it('gives a row the same slot in every window that holds it', () => {
    for (let first = 0; first < 200; first += 1) {
      for (const { index, slot } of placed(first, 10_000, null)) expect(slot).toBe(index % pool);
    }
  });

  it('finds the pinned row where it was, where it went, or the one that took its place', () => {
    const pin: Pin = { id: 'c', index: 2, slot: 2 };
    const found = (ids: string) => findPin(pin, [...ids], (id) => id);
    expect(found('abcd')).toBe(pin);
    expect(found('cab')).toEqual({ id: 'c', index: 0, slot: 2 });
    expect(found('abd')).toEqual({ id: 'd', index: 2, slot: 2 });
    expect(found('ab')).toEqual({ id: 'b', index: 1, slot: 2 });
    expect(found('')).toBeNull();
  });
});
