import { describe, expect, it } from 'vitest';
import { formatCep, isValidCep, parseCep } from './cep.ts';

describe('CEP', () => {
  it.each(['30140-071', '30140071', ' 30.140-071 '])('reads %o as 30140-071 (FRM-12)', (text) => {
    expect(parseCep(text)).toBe('30140071');
    expect(isValidCep(text)).toBe(true);
    expect(formatCep(text)).toBe('30140-071');
  });

  it.each(['', '3014007', '301400711', '3014007a', 'abcdefgh', '30140/071'])(
    'refuses %o (FRM-12)',
    (text) => {
      expect(isValidCep(text)).toBe(false);
    },
  );

  it.each([
    ['3', '3'],
    ['30140', '30140'],
    ['301400', '30140-0'],
    ['301400711', '301400711'],
    ['rua', 'rua'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('writes %o as %o', (text, formatted) => {
    expect(formatCep(text)).toBe(formatted);
  });
});
