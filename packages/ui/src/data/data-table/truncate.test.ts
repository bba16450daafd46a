import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it.each([
    ['CAFÉ', 4, 'CAFÉ'],
    ['CAFÉ TORRADO', 4, 'CAFÉ…'],
    ['CAFÉ TORRADO', 5, 'CAFÉ…'],
    ['ab👨‍👩‍👧', 3, 'ab👨‍👩‍👧'],
    ['a👨‍👩‍👧b', 2, 'a👨‍👩‍👧…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['', 40, ''],
  ])('%s at %i is %s', (text, limit, cut) => {
    expect(truncate(text, limit)).toBe(cut);
  });
});
