import { describe, expect, it } from 'vitest';
import { isEmailSuffix } from './emailSuffix.ts';

describe('isEmailSuffix', () => {
  it.each([
    ['@empresa.com.br', true],
    ['@a-b.com', true],
    ['empresa.com.br', false],
    ['@empresa', false],
    ['@', false],
    ['@a@b.com', false],
    ['@a b.com', false],
    ['', false],
  ])('takes %j: %j (D10)', (text, expected) => {
    expect(isEmailSuffix(text)).toBe(expected);
  });
});
