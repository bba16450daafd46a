import { describe, expect, it } from 'vitest';
import { upperCase, upperCaseRules } from './upperCase.ts';

describe('upperCase', () => {
  it.each([
    ['são joão', 'SÃO JOÃO'],
    ['straße', 'STRAßE'],
    ['ŉ', 'ŉ'],
    ['e\u0301', 'E\u0301'],
    ['ﬁ 😀 ½', 'ﬁ 😀 ½'],
    ['1234', '1234'],
  ])('%j becomes %j', (text, expected) => {
    expect(upperCase(text)).toBe(expected);
    expect(upperCase(text)).toHaveLength(text.length);
  });

  it('puts the caret after what was typed in the middle', () => {
    expect(upperCaseRules.insert({ text: 'ABCD', start: 2, end: 2 }, 'ç')).toEqual({
      text: 'ABÇCD',
      caret: 3,
    });
  });
});
