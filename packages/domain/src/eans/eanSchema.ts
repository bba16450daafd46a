import { isValidGtin, normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { flag, requiredCode, requiredCount, text } from '../fields/kinds.ts';
import { BAR_CODE_MAX } from './barCodeMax.ts';

/**
 * The fields of an EAN of a product (EAN-010 to EAN-014, EAN-018, PRC-026): both bar codes are needed, a box holds 1
 * product or more. Leading zeros of a code count, and shorter codes of the old system are legal (CON-74); a wrong check
 * digit is no error here but a warning, see `barCodeWarning` (D8).
 */
export const eanFields = {
  gtinEan: requiredCode({ label: 'EAN', max: 13, digits: true }),
  dun: requiredCode({ label: 'DUN', max: BAR_CODE_MAX, digits: true }),
  quantidadeProdutosNaCaixa: requiredCount({
    label: 'Quantidade por caixa',
    max: 99_999,
    message: 'Deve conter ao menos 1 produto',
  }),
  descricao: text({ label: 'Descrição', max: 100 }),
  principal: flag({ label: 'Principal' }),
  saldao: flag({ label: 'Saldão' }),
};

/** Form and body of an EAN. */
export const eanSchema = z.object(shapeOf(eanFields));

/** Message of a bar code with a wrong check digit (D8). */
export const WRONG_DIGIT_TEXT = 'Dígito verificador inválido. Confira o código.';

/**
 * Warns about a wrong check digit, at any length; the code can be saved anyway (D8).
 *
 * @param code as it is typed.
 * @returns `null` for a right code and for an empty one.
 */
export function barCodeWarning(code: string): string | null {
  return normalizeLine(code) === '' || isValidGtin(code) ? null : WRONG_DIGIT_TEXT;
}
