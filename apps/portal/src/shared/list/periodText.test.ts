import { describe, expect, it } from 'vitest';
import { periodText } from './periodText.ts';

describe('periodText', () => {
  it.each([
    ['2027-03-01', '2027-03-31', '01-03-2027 a 31-03-2027'],
    ['2027-03-01', null, 'a partir de 01-03-2027'],
    [null, '2027-03-31', 'até 31-03-2027'],
    [null, null, null],
  ])('says %s to %s as %s (FND-089)', (inicio, fim, text) => {
    expect(periodText({ inicio, fim })).toBe(text);
  });
});
