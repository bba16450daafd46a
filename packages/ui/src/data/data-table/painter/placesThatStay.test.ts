import { describe, expect, it } from 'vitest';
import { placesThatStay } from './placesThatStay.ts';

describe('placesThatStay', () => {
  const staying = (numbers: readonly number[], kept?: number) => [...placesThatStay(numbers, kept)];

  it.each([
    { name: 'all in order', numbers: [0, 1, 2, 3], stay: [0, 1, 2, 3] },
    { name: 'the last came first', numbers: [3, 0, 1, 2], stay: [1, 2, 3] },
    { name: 'scrolled on by two', numbers: [2, 3, 4, 5, 0, 1], stay: [0, 1, 2, 3] },
    {
      name: 'one went far away, and another takes its place',
      numbers: [0, 5, 2, 3, 4, 1],
      stay: [0, 2, 3, 4],
    },
    { name: 'none', numbers: [], stay: [] },
  ])('leaves the most where they are: $name', ({ numbers, stay }) => {
    expect(staying(numbers)).toEqual(stay);
  });

  it('leaves the one that must stay, and moves the others around it', () => {
    expect(staying([3, 0, 1, 2], 0)).toEqual([0]);
    expect(staying([2, 3, 4, 5, 0, 1], 5)).toEqual([4, 5]);
  });
});
