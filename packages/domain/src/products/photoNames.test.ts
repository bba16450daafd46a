import { expect, it } from 'vitest';
import { photoName, photoNames } from './photoNames.ts';

it.each<[number | null, string]>([
  [571, 'Foto 571'],
  [300_571, 'Foto 300571'],
  [null, 'Foto'],
])('a photo with the id %j is called %j', (id, expected) => {
  expect(photoName(id)).toBe(expected);
});

it.each<[readonly (number | null)[], string | null]>([
  [[], null],
  [[571], 'Foto 571'],
  [[571, 3401], 'Foto 571, Foto 3401'],
  [[3401, 571], 'Foto 3401, Foto 571'],
  [[null], '1 foto excluída'],
  [[null, 571, null], 'Foto 571, 2 fotos excluídas'],
])('photos with the ids %j are %j (G-04)', (ids, expected) => {
  expect(photoNames(ids)).toBe(expected);
});
