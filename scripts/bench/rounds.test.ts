import { describe, expect, it } from 'vitest';
import { inRounds, rotated } from './rounds.ts';

describe('rotated', () => {
  it.each([
    [0, ['a', 'b', 'c']],
    [1, ['b', 'c', 'a']],
    [5, ['c', 'a', 'b']],
  ])('begins round %i with another item', (round, expected) => {
    expect(rotated(['a', 'b', 'c'], round)).toEqual(expected);
  });

  it('takes an empty list', () => {
    expect(rotated([], 3)).toEqual([]);
  });
});

describe('inRounds', () => {
  it('measures every item before any again', async () => {
    const order: string[] = [];
    const measured = await inRounds(['a', 'b'], 3, new Map(), {
      nameOf: (item) => item,
      measure: async (item) => order.push(item),
    });
    expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
    expect(measured.get('b')).toEqual([2, 3, 6]);
  });

  it('notes what fails and goes on without what fails again', async () => {
    const failures = new Map<string, string>();
    const tried: string[] = [];
    const measured = await inRounds(['bad', 'good'], 3, failures, {
      nameOf: (item) => item,
      measure: async (item) => {
        tried.push(item);
        if (item === 'bad') throw new Error('No answer.\n  at page');
        return 1;
      },
    });
    expect(failures).toEqual(new Map([['bad', 'No answer.']]));
    expect(tried).toEqual(['bad', 'good', 'good', 'bad', 'good']);
    expect(measured.get('good')).toEqual([1, 1, 1]);
  });
});
