import { formatBrl, isIsoDate, writeDate } from '@portal/formats';
import { DUE_DATES, DUE_VALUES, type PaymentTerms, TERM_TYPES } from './paymentTerms.ts';

const dated = (date: string) => (isIsoDate(date) ? writeDate(date) : date);

/** A payment term as people read it: its type, its days, and each due date with its value. */
export function termsText(terms: PaymentTerms): string {
  const { tipoPrazo, prazoDias, doDia, ateDia, diaBase, vencimento1Original } = terms;
  const type = TERM_TYPES.find(({ id }) => id === tipoPrazo)?.descricao ?? tipoPrazo;
  const days = prazoDias === null ? [] : [prazoDias === 1 ? '1 dia' : `${prazoDias} dias`];
  const period = [
    ...(doDia === null ? [] : [`do dia ${doDia}`]),
    ...(ateDia === null ? [] : [`até o dia ${ateDia}`]),
    ...(diaBase === null ? [] : [`dia base ${diaBase}`]),
  ];
  const isMoved = vencimento1Original !== null && vencimento1Original !== terms.vencimento1;
  const proposed = isMoved ? [`(proposto para ${dated(vencimento1Original)})`] : [];
  const dates = DUE_DATES.flatMap((name, index) => {
    const value = terms[DUE_VALUES[index] ?? 'valorVencimento1'];
    const parts = [terms[name], value].filter((part) => part !== null);
    const written = parts.map((part) => (typeof part === 'number' ? formatBrl(part) : dated(part)));
    const said = [...(parts.length === 0 ? [] : [written.join(' de ')]), ...(index === 0 ? proposed : [])];
    return said.length === 0 ? [] : [[`${index + 1}º vencimento`, ...said].join(' ')];
  });
  return [type, ...days, ...period, ...dates].join(', ');
}
