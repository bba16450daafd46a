import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemForKey, itemForTyped } from './itemForKey.ts';

describe('itemForKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 0, undefined],
    ['a', 0, undefined],
  ])('leads with %s from %i to %s of three', (key, from, to) => {
    expect(itemForKey(key, from, 3)).toBe(to);
  });

  it('leads nowhere in an empty menu', () => {
    expect(itemForKey('ArrowDown', -1, 0)).toBeUndefined();
  });

  it('stays inside the menu', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End'),
        fc.integer({ min: 1, max: 30 }),
        fc.nat(),
        (key, count, seed) => {
          const to = itemForKey(key, seed % count, count) ?? -1;
          expect(to >= 0 && to < count).toBe(true);
        },
      ),
    );
  });
});

describe('itemForTyped', () => {
  const labels = ['Editar', 'Excluir', 'Ágio', 'Exportar CSV'];

  it.each([
    ['e', 0, 1],
    ['e', 1, 3],
    ['ee', 1, 3],
    ['ex', 1, 1],
    ['exp', 1, 3],
    ['a', 0, 2],
    ['Á', 0, 2],
    ['exportar c', 3, 3],
    ['z', 0, undefined],
    ['', 0, undefined],
  ])('leads with "%s" from %i to %s', (typed, from, to) => {
    expect(itemForTyped(labels, typed, from)).toBe(to);
  });
});
