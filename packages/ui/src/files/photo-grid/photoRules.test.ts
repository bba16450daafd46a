import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../internal/testing/sampleFiles.ts';
import { readImageWidth } from './imageWidth.ts';
import { shortcomings } from './photoAdvice.ts';
import { nearestPlace, placeForKey, withMoved } from './photoOrder.ts';

describe('moving a photo (UPL-22)', () => {
  it.each([
    [2, 0, 'cabd'],
    [0, 3, 'bcda'],
    [1, 2, 'acbd'],
    [0, -5, 'abcd'],
    [0, 99, 'bcda'],
    [9, 0, 'abcd'],
  ])('from %d to %d', (from, to, expected) => {
    expect(withMoved([...'abcd'], from, to).join('')).toBe(expected);
  });

  it('loses and doubles none, leaves the others in their order, and goes back', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 7 }),
        fc.nat(6),
        fc.nat(6),
        (ids, a, b) => {
          const from = a % ids.length;
          const to = b % ids.length;
          const moved = withMoved(ids, from, to);
          const others = (list: readonly string[]) => list.filter((id) => id !== ids[from]);
          expect(moved[to]).toBe(ids[from]);
          expect(others(moved)).toEqual(others(ids));
          expect(withMoved(moved, to, from)).toEqual(ids);
        },
      ),
    );
  });
});

it.each([
  ['ArrowRight', false, 2],
  ['ArrowLeft', false, 0],
  ['ArrowRight', true, 0],
  ['ArrowLeft', true, 2],
  ['ArrowUp', true, 0],
  ['ArrowDown', true, 2],
  ['Home', false, 0],
  ['End', false, 3],
  ['Enter', false, null],
  ['toString', false, null],
])('the key %s (right to left: %s) moves the second of four to %s', (key, rtl, place) => {
  expect(placeForKey(key, 1, 4, rtl)).toBe(place);
});

it.each([
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 3],
])('the key %s stays at the end %d', (key, index, place) => {
  expect(placeForKey(key, index, 4, false)).toBe(place);
});

it('lets go at the place whose middle is nearest', () => {
  const middles = [
    { x: 50, y: 50 },
    { x: 150, y: 50 },
    { x: 50, y: 150 },
  ];
  expect(nearestPlace({ x: 110, y: 60 }, middles)).toBe(1);
  expect(nearestPlace({ x: -900, y: 900 }, middles)).toBe(2);
});

it('the width of a picture is unknown for a file that cannot be read', async () => {
  const file = sampleFile('a.png');
  file.slice = () => {
    throw new Error('gone');
  };
  expect(await readImageWidth(file)).toBeUndefined();
});

it.each([
  [
    { widthPx: 999, bytes: 5_242_880 },
    { tooNarrow: true, tooHeavy: false },
  ],
  [
    { widthPx: 1000, bytes: 5_242_881 },
    { tooNarrow: false, tooHeavy: true },
  ],
  [{}, { tooNarrow: false, tooHeavy: false }],
])('advises on %j: %j', (photo, expected) => {
  expect(shortcomings(photo)).toEqual(expected);
});
