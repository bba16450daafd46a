import { describe, expect, it } from 'vitest';
import {
  inOrder,
  isGone,
  photoKey,
  reordered,
  withFiles,
  withoutPhoto,
  withRestored,
  withStored,
} from './photoEntries.ts';

const stored = (id: number, ordem: number) => ({ id, arquivo: null, file: null, ordem });
const three = [stored(901, 0), stored(902, 1), stored(903, 2)];
const jpg = new File(['a'], 'frente.jpg', { type: 'image/jpeg' });

const keysOf = (photos: Parameters<typeof inOrder>[0]) => inOrder(photos).map(photoKey);
const numbersOf = (photos: Parameters<typeof inOrder>[0]) => photos.map(({ ordem }) => ordem);

describe('photos of a product (PRD-052, GAP-49, UPL-22)', () => {
  it('shows them by their numbers, whatever order they came in', () => {
    expect(keysOf(three.toReversed())).toEqual(['901', '902', '903']);
  });

  it.each([
    ['stored', stored(902, 0), false],
    ['removed by others', stored(904, 0), true],
    ['new', { id: null, arquivo: 'blob:1', file: jpg, ordem: 0 }, false],
    ['of another product', { id: 7, arquivo: 'https://arquivos.test/7.jpg', file: null, ordem: 0 }, false],
  ])('tells of a photo that is %s whether it is gone (D7)', (_what, photo, expected) => {
    expect(isGone(photo, [{ id: 901 }, { id: 902 }])).toBe(expected);
  });

  it('puts new files last, two of the same name too (UPL-08)', () => {
    const addresses = ['blob:1', 'blob:2'];
    const photos = withFiles(three, [jpg, jpg], () => addresses.shift() ?? '');
    expect(keysOf(photos)).toEqual(['901', '902', '903', 'blob:1', 'blob:2']);
    expect(numbersOf(photos)).toEqual([0, 1, 2, 3, 4]);
    expect(photos[3]?.file).toBe(jpg);
  });

  it('puts photos of another product last, with their addresses (PRC-058)', () => {
    const photos = withStored(three, [{ id: 7, arquivo: 'https://arquivos.test/7.jpg' }]);
    expect(keysOf(photos)).toEqual(['901', '902', '903', '7']);
    expect(photos[3]).toEqual({ id: 7, arquivo: 'https://arquivos.test/7.jpg', file: null, ordem: 3 });
  });

  it('numbers them from 0 in their new order', () => {
    const photos = reordered(three, ['903', '901', '902']);
    expect(keysOf(photos)).toEqual(['903', '901', '902']);
    expect(numbersOf(photos)).toEqual([0, 1, 2]);
  });

  it('makes the next one the thumbnail when the first is removed, and brings it back to its place', () => {
    const left = withoutPhoto(three, '901');
    expect(keysOf(left)).toEqual(['902', '903']);
    expect(numbersOf(left)).toEqual([0, 1]);
    expect(keysOf(withRestored(left, stored(901, 0), 0))).toEqual(['901', '902', '903']);
  });
});
