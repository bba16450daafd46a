import { formatBrl, formatNumber } from '@portal/formats';
import { sumMoney } from '../fields/cents.ts';

/**
 * What a director has approved one after another, in one sentence.
 *
 * @param values of the approved requisitions, in reais; they are added in cents (D4).
 */
export function approvedSentence(values: readonly number[]): string {
  if (values.length === 0) return 'Nenhuma requisição aprovada nesta sessão';
  const [noun, participle] = values.length === 1 ? ['requisição', 'aprovada'] : ['requisições', 'aprovadas'];
  return `${formatNumber(values.length)} ${noun} ${participle} nesta sessão: ${formatBrl(sumMoney(values))}`;
}
