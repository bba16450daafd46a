import { describe, expect, it } from 'vitest';
import { isAtEnd } from './listEnd.ts';

describe('isAtEnd', () => {
  it.each([
    [0, 100, 1000, false],
    [897, 100, 1000, false],
    [898, 100, 1000, true],
    [900, 100, 1000, true],
    [0, 100, 100, true],
  ])(
    'scrolled to %i, %i of %i pixels in sight: %s (FND-097, PRD-010)',
    (scrollTop, clientHeight, scrollHeight, expected) => {
      expect(isAtEnd({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
    },
  );
});
