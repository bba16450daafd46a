import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterItems, type TransferItem, withItems, withoutItems } from './transferItem.ts';

const items = Array.from({ length: 20 }, (_, id): TransferItem => ({ id, label: `GRUPO ${id}` }));
const some = fc.shuffledSubarray(items);
const ids = (list: readonly TransferItem[]) => list.map(({ id }) => id);

describe('what is added to a selection', () => {
  it('is in it once, after what was there (TRF-013)', () => {
    fc.assert(
      fc.property(some, some, (selected, added) => {
        const next = ids(withItems(selected, added));
        expect(new Set(next).size).toBe(next.length);
        expect(next.slice(0, selected.length)).toEqual(ids(selected));
        expect(new Set(next)).toEqual(new Set([...ids(selected), ...ids(added)]));
      }),
    );
  });

  it('comes out again and leaves the rest', () => {
    fc.assert(
      fc.property(some, some, (selected, removed) => {
        expect(ids(withoutItems(selected, removed))).toEqual(
          ids(selected).filter((id) => !ids(removed).includes(id)),
        );
      }),
    );
  });

  it('leaves the same list where it changes nothing', () => {
    expect(withItems(items, items.slice(3))).toBe(items);
    const few = items.slice(0, 3);
    expect(withoutItems(few, items.slice(3))).toBe(few);
  });
});

describe('a filter', () => {
  const list: TransferItem[] = [
    { id: 1, label: 'MERCEARIA DOCE', detail: '10' },
    { id: 2, label: 'AÇÚCAR E GRÃOS', detail: '21' },
  ];

  it.each([
    ['', [1, 2]],
    ['   ', [1, 2]],
    ['acucar', [2]],
    ['Grãos ', [2]],
    ['doce', [1]],
    ['21', [2]],
    ['10 merc', [1]],
    ['x', []],
  ])('of "%s" finds %j (TRF-011)', (text, found) => {
    expect(ids(filterItems(list, text))).toEqual(found);
  });

  it('of no text leaves the same list', () => {
    expect(filterItems(list, ' ')).toBe(list);
  });
});
