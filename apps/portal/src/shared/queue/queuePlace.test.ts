import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUndecided, queuePlace } from './queuePlace.ts';

describe('the place of a record in the queue', () => {
  it.each([
    ['a', { position: 1, total: 3, previous: null, next: 'b' }],
    ['b', { position: 2, total: 3, previous: 'a', next: 'c' }],
    ['c', { position: 3, total: 3, previous: 'b', next: null }],
    ['z', { position: 1, total: 4, previous: null, next: 'a' }],
  ])('of %s', (shown, place) => {
    expect(queuePlace(['a', 'b', 'c'], shown)).toEqual(place);
  });

  it('is the only one of an empty queue', () => {
    expect(queuePlace([], 'a')).toEqual({ position: 1, total: 1, previous: null, next: null });
  });
});

describe('what comes after a decision', () => {
  it.each([
    ['the next one', 'a', ['a'], 'b'],
    ['past those decided on', 'a', ['a', 'b'], 'c'],
    ['those skipped before, from the first on', 'c', ['b', 'c'], 'a'],
    ['nothing once all are decided on', 'b', ['a', 'b', 'c'], null],
  ])('%s', (_, shown, decided, next) => {
    expect(nextUndecided(['a', 'b', 'c'], shown, new Set(decided))).toBe(next);
  });

  it('reaches every record exactly once', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ids, fc.nat(), (queue, start) => {
        const decided = new Set<string>();
        let shown: string | null = queue[start % queue.length] ?? null;
        while (shown !== null) {
          expect(decided.has(shown)).toBe(false);
          decided.add(shown);
          shown = nextUndecided(queue, shown, decided);
        }
        expect(decided).toEqual(new Set(queue));
      }),
    );
  });
});
