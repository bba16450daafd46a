import { describe, expect, it } from 'vitest';
import { formatAlternatives } from './formatAlternatives.ts';

describe('formatAlternatives', () => {
  it.each([
    [['PDF'], 'PDF'],
    [['DOC', 'PDF'], 'DOC ou PDF'],
    [['PNG', 'DOC', 'PDF'], 'PNG, DOC ou PDF'],
  ])('names %j', (texts, text) => expect(formatAlternatives(texts)).toBe(text));
});
