import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { piecesOf, withItems } from './addedItems.ts';

const free = { maxItems: 1000, validate: undefined };

describe('piecesOf', () => {
  it.each([
    ['AZUL', ['AZUL']],
    [' azul ,verde;  rosa  claro ', ['azul', 'verde', 'rosa claro']],
    ['azul\r\nverde\tpreto', ['azul', 'verde', 'preto']],
    [',;,', []],
    ['a\0zul;\uD83D', ['azul']],
    ['\u200B;\u2060', []],
    ['   ', []],
  ])('of %j are %j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });
});

describe('withItems', () => {
  it('refuses what is there already, in whatever case and form', () => {
    expect(withItems(['CAFÉ'], ['cafe\u0301', 'CHÁ'], free)).toEqual({
      items: ['CAFÉ', 'CHÁ'],
      refused: ['cafe\u0301'],
      refusal: { reason: 'repeated', item: 'cafe\u0301' },
    });
  });

  it('stops at the limit', () => {
    expect(withItems(['A'], ['B', 'C', 'D'], { ...free, maxItems: 2 })).toEqual({
      items: ['A', 'B'],
      refused: ['C', 'D'],
      refusal: { reason: 'limit' },
    });
  });

  it('judges no piece of a megabyte beyond the limit', () => {
    const pieces = piecesOf(Array.from({ length: 200_000 }, (_, index) => `P${index}`).join(';'));
    const validate = vi.fn(() => undefined);
    const { items, refused, refusal } = withItems([], pieces, { maxItems: 10, validate });
    expect(items).toHaveLength(10);
    expect(refused).toHaveLength(199_990);
    expect(refusal).toEqual({ reason: 'limit' });
    expect(validate).toHaveBeenCalledTimes(11);
  });

  it('refuses invalid items, and returns the first reason', () => {
    const validate = (text: string) => (text.length > 3 ? `${text} é longo` : undefined);
    expect(withItems([], ['ABCD', 'AB', 'ABCDE'], { ...free, validate })).toEqual({
      items: ['AB'],
      refused: ['ABCD', 'ABCDE'],
      refusal: { reason: 'invalid', item: 'ABCD', message: 'ABCD é longo' },
    });
  });

  it('never loses a piece, repeats an item or exceeds the limit', () => {
    const words = fc.array(fc.constantFrom('a', 'A', 'b', 'c', 'ç'));
    fc.assert(
      fc.property(words, fc.nat({ max: 4 }), (pieces, maxItems) => {
        const { items, refused } = withItems([], pieces, { ...free, maxItems });
        expect(items.length + refused.length).toBe(pieces.length);
        expect(items.length).toBeLessThanOrEqual(maxItems);
        expect(new Set(items.map((item) => item.toLowerCase())).size).toBe(items.length);
      }),
    );
  });
});
