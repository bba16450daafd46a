import { describe, expect, it } from 'vitest';
import { EMPTY_TERMS, type PaymentTerms } from './paymentTerms.ts';
import { termsText } from './termsText.ts';

const written = (terms: Partial<PaymentTerms>) =>
  termsText({ ...EMPTY_TERMS, ...terms }).replaceAll('\u00a0', ' ');

describe('a payment term as people read it (RQP-001, RQP-002, RQP-004 to RQP-006, RQP-008)', () => {
  it.each<[string, Partial<PaymentTerms>, string]>([
    ['nothing but its type', {}, 'Padrão'],
    ['one due date', { vencimento1: '2026-12-31' }, 'Padrão, 1º vencimento 31/12/2026'],
    [
      'installments with their values',
      {
        tipoPrazo: 'Parcelado',
        vencimento1: '2026-12-31',
        valorVencimento1: 5_000,
        vencimento2: '2027-01-30',
      },
      'Parcelado, 1º vencimento 31/12/2026 de R$ 5.000,00, 2º vencimento 30/01/2027',
    ],
    [
      'the days of a period',
      { tipoPrazo: 'Periodo', prazoDias: 28, doDia: 1, ateDia: 16, diaBase: 10, vencimento1: '2026-12-31' },
      'Período, 28 dias, do dia 1, até o dia 16, dia base 10, 1º vencimento 31/12/2026',
    ],
    ['one day', { tipoPrazo: 'Periodo', prazoDias: 1 }, 'Período, 1 dia'],
    [
      'a date that was moved',
      { vencimento1: '2026-12-31', vencimento1Original: '2026-12-15' },
      'Padrão, 1º vencimento 31/12/2026 (proposto para 15/12/2026)',
    ],
    [
      'of which of two dates the proposal was',
      {
        tipoPrazo: 'Parcelado',
        vencimento1: '2026-12-31',
        valorVencimento1: 5_000,
        vencimento2: '2027-02-06',
        vencimento1Original: '2027-01-05',
      },
      'Parcelado, 1º vencimento 31/12/2026 de R$ 5.000,00 (proposto para 05/01/2027), 2º vencimento 06/02/2027',
    ],
    [
      'a proposal that was emptied',
      { vencimento1Original: '2026-12-15' },
      'Padrão, 1º vencimento (proposto para 15/12/2026)',
    ],
    ['a date that is not whole yet', { vencimento1: '31/1' }, 'Padrão, 1º vencimento 31/1'],
  ])('says %s', (_, terms, text) => {
    expect(written(terms)).toBe(text);
  });
});
