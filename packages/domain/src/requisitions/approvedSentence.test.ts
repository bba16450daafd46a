import { expect, it } from 'vitest';
import { approvedSentence } from './approvedSentence.ts';

it.each([
  [[], 'Nenhuma requisição aprovada nesta sessão'],
  [[10_000.01], '1 requisição aprovada nesta sessão: R$ 10.000,01'],
  // Each cent counts: in reais their sum is 0.30000000000000004.
  [[0.1, 0.2], '2 requisições aprovadas nesta sessão: R$ 0,30'],
  [
    Array.from({ length: 1_200 }, () => 999_999_999.99),
    '1.200 requisições aprovadas nesta sessão: R$ 1.199.999.999.988,00',
  ],
])('says what was approved, to the cent', (values, sentence) => {
  expect(approvedSentence(values).replaceAll('\u00a0', ' ')).toBe(sentence);
});
