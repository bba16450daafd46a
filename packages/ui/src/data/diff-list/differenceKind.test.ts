import { describe, expect, it } from 'vitest';
import { differenceKind } from './differenceKind.ts';

describe('differenceKind', () => {
  it.each([
    [undefined, 'A', 'added'],
    [null, 'A', 'added'],
    ['', 'A', 'added'],
    ['A', undefined, 'removed'],
    ['A', '', 'removed'],
    ['A', 'B', 'changed'],
    ['A', 'a', 'changed'],
    ['A', 'A', undefined],
    ['', null, undefined],
  ])('from %j to %j is %s', (before, after, kind) => {
    expect(differenceKind({ field: 'Cidade', before, after })).toBe(kind);
  });
});
