import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { chartCsv } from './chartCsv.ts';

const series = [
  { id: 'a', name: 'Aprovados', values: [1234.5, null, Number.NaN] },
  { id: 'b', name: '=CMD()', values: [0.125, -2] },
];
const lines = (format: 'currency' | 'number' | 'percent') =>
  chartCsv({ categories: ['janeiro', '+fevereiro', 'março'], series }, format, ptBr).split('\r\n');

describe('chartCsv', () => {
  it('writes a row for each category, money with two decimals, gaps as empty cells', () => {
    expect(lines('currency')).toEqual([
      "\uFEFFCategoria;Aprovados;'=CMD()",
      'janeiro;1234,50;0,13',
      "'+fevereiro;;-2,00",
      'março;;',
      '',
    ]);
  });

  it('writes plain numbers with the decimals they have', () => {
    expect(lines('number')[1]).toBe('janeiro;1234,5;0,125');
  });
});
