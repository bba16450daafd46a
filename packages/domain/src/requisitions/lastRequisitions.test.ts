import { describe, expect, it } from 'vitest';
import { averageDueDays, type ComparedRequisition, comparisonSentence, dueDays } from './lastRequisitions.ts';

/** A requisition whose installments are these days and values. */
const of = (...installments: readonly (readonly [days: number, valor: number])[]): ComparedRequisition => ({
  valorRequisicao: installments.reduce((sum, [, valor]) => sum + valor, 0),
  prazoCompra: {
    vencimentos: installments.map(([days, valor]) => ({ prazoOriginal: days - 2, prazoAdicional: 2, valor })),
  },
});

describe('due days', () => {
  it.each([
    ['one', of([30, 100]), [30], 30],
    ['equal parts', of([30, 50], [60, 50]), [30, 60], 45],
    ['unequal parts', of([30, 75], [60, 25]), [30, 60], 38],
    ['none', of(), [], null],
    ['without a value', of([30, 0]), [30], null],
  ])('of %s', (_, requisition, days, average) => {
    expect(dueDays(requisition)).toEqual(days);
    expect(averageDueDays(requisition)).toBe(average);
  });
});

describe('the sentence', () => {
  const last = [of([30, 100]), of([60, 200]), of([30, 300])];

  it.each([
    ['nothing before', of([30, 100]), [], null],
    [
      'more, later',
      of([48, 225]),
      last,
      'Valor 12,50% acima da média das últimas 3 aprovadas do fornecedor e prazo médio 8 dias maior.',
    ],
    [
      'less, sooner by a day',
      of([39, 150]),
      last,
      'Valor 25,00% abaixo da média das últimas 3 aprovadas do fornecedor e prazo médio 1 dia menor.',
    ],
    [
      'the same',
      of([40, 200]),
      last,
      'Valor igual à média das últimas 3 aprovadas do fornecedor e prazo médio igual.',
    ],
    [
      'one before',
      of([30, 50]),
      [of([30, 100])],
      'Valor 50,00% abaixo da média da última aprovada do fornecedor e prazo médio igual.',
    ],
    [
      'no installments',
      { ...of(), valorRequisicao: 300 },
      last,
      'Valor 50,00% acima da média das últimas 3 aprovadas do fornecedor.',
    ],
  ] as const)('of %s', (_, requisition, before, sentence) => {
    expect(comparisonSentence(requisition, before)).toBe(sentence);
  });
});
