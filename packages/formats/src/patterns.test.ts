import { expect, it } from 'vitest';
import { CNPJ_PATTERN, isPatternSlot, NCM_PATTERN, writePattern } from './patterns.ts';

it.each([
  [CNPJ_PATTERN, '', ''],
  [CNPJ_PATTERN, '12', '12'],
  [CNPJ_PATTERN, '12ABC', '12.ABC'],
  [CNPJ_PATTERN, '12ABC34501DE35', '12.ABC.345/01DE-35'],
  [NCM_PATTERN, '33051000', '3305.10.00'],
])('%s written with %j is %j', (pattern, bare, text) => {
  expect(writePattern(pattern, bare)).toBe(text);
});

it('counts digits and letters as slots only', () => {
  expect([...CNPJ_PATTERN].filter(isPatternSlot)).toHaveLength(14);
});
