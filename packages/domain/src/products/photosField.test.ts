import { describe, expect, it } from 'vitest';
import { type ProductPhotoForm, photos } from './photosField.ts';

const file = new File(['a'], 'frente.jpg', { type: 'image/jpeg' });
const old = (id: number, ordem: number): ProductPhotoForm => ({ id, arquivo: null, file: null, ordem });
const added = (arquivo: string, ordem: number): ProductPhotoForm => ({ id: null, arquivo, file, ordem });
const taken = (id: number, ordem: number): ProductPhotoForm => ({
  ...{ id, ordem, file: null },
  arquivo: `https://arquivos.test/${id}.jpg`,
});

describe('photos that change during a save (GAP-47, D7)', () => {
  it.each<
    readonly [
      what: string,
      sent: ProductPhotoForm[],
      stored: ProductPhotoForm[],
      typed: ProductPhotoForm[],
      expected: ProductPhotoForm[],
    ]
  >([
    [
      'moved',
      [old(901, 0), added('blob:1', 1), added('blob:2', 2)],
      [old(901, 0), old(911, 1), old(912, 2)],
      [added('blob:2', 0), old(901, 1), added('blob:1', 2)],
      [old(912, 0), old(901, 1), old(911, 2)],
    ],
    [
      'sent in another order than they stand in the list',
      [added('blob:2', 1), added('blob:1', 0)],
      [old(912, 1), old(911, 0)],
      [added('blob:1', 1), added('blob:2', 0)],
      [old(911, 1), old(912, 0)],
    ],
    [
      'removed',
      [added('blob:1', 0), added('blob:2', 1)],
      [old(911, 0), old(912, 1)],
      [added('blob:2', 0)],
      [old(912, 0)],
    ],
    [
      'added',
      [added('blob:1', 0)],
      [old(911, 0)],
      [added('blob:1', 0), added('blob:2', 1)],
      [old(911, 0), added('blob:2', 1)],
    ],
    [
      'taken from another product',
      [taken(7, 0)],
      [old(911, 0)],
      [old(901, 0), taken(7, 1)],
      [old(901, 0), old(911, 1)],
    ],
    [
      'moved, where others removed one meanwhile',
      [old(901, 0), added('blob:1', 1)],
      [old(911, 0)],
      [added('blob:1', 0), old(901, 1)],
      [old(911, 0), old(901, 1)],
    ],
    [
      'of which it cannot be told which is which',
      [added('blob:1', 0), added('blob:2', 1)],
      [old(911, 0)],
      [added('blob:2', 0), added('blob:1', 1)],
      [added('blob:2', 0), added('blob:1', 1)],
    ],
  ])('photos %s', (_what, sent, stored, typed, expected) => {
    expect(photos.onStored?.({ sent, stored, typed })).toEqual(expected);
  });
});
