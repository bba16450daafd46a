import { describe, expect, it } from 'vitest';
import { figure, ratio, table } from './markdown.ts';

describe('figure', () => {
  it.each([
    [undefined, 1, '–'],
    [Number.NaN, 1, '–'],
    [0, 1, '0.0'],
    [1.26, 1, '1.3'],
    [1.256, 2, '1.26'],
    [99.94, 1, '99.9'],
    [123.4, 1, '123'],
    [-250.7, 1, '-251'],
  ])('shows %s with %s decimals as %s', (value, decimals, expected) => {
    expect(figure(value, decimals)).toBe(expected);
  });
});

describe('ratio', () => {
  it.each([
    [3, 2, '1.50×'],
    [2, 2, '1.00×'],
    [undefined, 2, '–'],
    [2, undefined, '–'],
    [2, 0, '–'],
  ])('of %s to %s is %s', (value, reference, expected) => {
    expect(ratio(value, reference)).toBe(expected);
  });
});

describe('table', () => {
  it('aligns figures at their end and keeps a bar inside its cell', () => {
    expect(table(['field', 'ms'], [['a | b', '1.0']])).toBe(
      ['| field | ms |', '| --- | ---: |', '| a \\| b | 1.0 |'].join('\n'),
    );
  });
});
