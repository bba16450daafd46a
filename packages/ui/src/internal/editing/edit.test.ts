import { describe, expect, it } from 'vitest';
import { changedRange, erasePlainly, insertPlainly } from './edit.ts';

describe('changedRange', () => {
  it.each([
    ['', 'A', { start: 0, end: 0, replacement: 'A' }],
    ['ab', 'AB', { start: 0, end: 2, replacement: 'AB' }],
    ['12A', '12.A', { start: 2, end: 2, replacement: '.' }],
    ['AAA', 'AA', { start: 2, end: 3, replacement: '' }],
    ['SAME', 'SAME', { start: 4, end: 4, replacement: '' }],
  ])('from %j to %j', (from, to, range) => {
    expect(changedRange(from, to)).toEqual(range);
  });
});

describe('plain editing', () => {
  it('types over the selection', () => {
    expect(insertPlainly({ text: 'ABCD', start: 1, end: 3 }, 'x')).toEqual({ text: 'AxD', caret: 2 });
  });

  it.each([
    [{ text: 'ABC', start: 2, end: 2 }, 'backward', { text: 'AC', caret: 1 }],
    [{ text: 'ABC', start: 0, end: 0 }, 'backward', { text: 'ABC', caret: 0 }],
    [{ text: 'ABC', start: 1, end: 1 }, 'forward', { text: 'AC', caret: 1 }],
    [{ text: 'ABC', start: 0, end: 2 }, 'forward', { text: 'C', caret: 0 }],
  ] as const)('erases from %j %s', (before, direction, after) => {
    expect(erasePlainly(before, direction)).toEqual(after);
  });
});
