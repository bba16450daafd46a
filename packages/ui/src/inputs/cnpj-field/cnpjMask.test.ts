import { expect, it } from 'vitest';
import { cnpjMask } from './cnpjMask.ts';

it.each([
  'CNPJ: 12.abc.345/01de-35',
  'cnpj 12ABC34501DE35',
  '12ABC34501DE35',
  'CNPJ nº 12.ABC.345/01DE-35',
  'CNPJ/MF nº 12.ABC.345/01DE-35, com sede em Betim',
  'inscrita no CNPJ sob o nº 12ABC34501DE35',
])('cleans %s', (text) => {
  expect(cnpjMask.clean(text)).toBe('12ABC34501DE35');
});
