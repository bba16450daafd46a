import { formatApiNumber } from './formatApiNumber.ts';
import { formatNumber } from './formatNumber.ts';

/**
 * Formats money for the screen: `1234.56` → `R$ 1.234,56` (FND-086, RTE-002).
 *
 * The space after `R$` is U+00A0, so that an amount never breaks over two lines.
 * A value that rounds to zero carries no sign.
 *
 * @param reais amount in reais, as the API sends it: a number or its text form ("1234.56").
 * @returns `-` for an empty value, `Valor inválido` for what is not a finite number (FND-083, FRM-22).
 */
export function formatBrl(reais: number | string | null | undefined): string {
  return formatApiNumber(reais, (amount) => formatNumber(amount, 2, 2).replace(/^-?/, '$&R$\u00A0'));
}
