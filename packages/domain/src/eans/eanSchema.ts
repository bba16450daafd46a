import { isValidGtin } from '@portal/formats';
import { z } from 'zod';
import { REQUIRED_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { flag, requiredNumber } from '../fields/numberFields.ts';
import { optionalUpperText } from '../fields/textFields.ts';

/** Most digits of an EAN (EAN-011). */
export const GTIN_EAN_MAX = 13;

/** Most digits of a DUN (EAN-013). */
export const DUN_MAX = 14;

/** Most pieces in a box: five digits (PRC-026). */
export const BOX_QUANTITY_MAX = 99_999;

/** Most characters of the description of an EAN. */
export const EAN_DESCRIPTION_MAX = 100;

const BOX_TEXT = 'Deve conter ao menos 1 produto';

/** Bar code of up to so many digits; leading zeros count, shorter codes of the old system are legal (CON-74, D8). */
function barCode(max: number) {
  return z.preprocess(
    (value: string) => value ?? '',
    z
      .string({ error: REQUIRED_TEXT })
      .trim()
      .min(1, REQUIRED_TEXT)
      .regex(/^[0-9]*$/, 'Digite apenas números')
      .max(max, tooLongText(max)),
  );
}

/**
 * Form and body of an EAN of a product (EAN-010 to EAN-014, EAN-018): both bar codes are needed, a box holds 1 product
 * or more. A wrong check digit is no error here but a warning, see `barCodeWarning` (D8).
 */
export const eanSchema = z.object({
  gtinEan: barCode(GTIN_EAN_MAX),
  dun: barCode(DUN_MAX),
  quantidadeProdutosNaCaixa: requiredNumber(
    {
      decimals: 0,
      min: 1,
      max: BOX_QUANTITY_MAX,
      message: BOX_TEXT,
      tooLarge: `Informe um número até ${BOX_QUANTITY_MAX}`,
    },
    BOX_TEXT,
  ),
  descricao: optionalUpperText(EAN_DESCRIPTION_MAX),
  principal: flag(),
  saldao: flag(),
});

/** Values of the EAN form. */
export type EanForm = z.input<typeof eanSchema>;

/** EAN as the calls send it. */
export type EanBody = z.output<typeof eanSchema>;

/** The form of a new EAN before anybody fills it in. */
export const emptyEanForm: EanForm = {
  gtinEan: '',
  dun: '',
  quantidadeProdutosNaCaixa: null,
  descricao: '',
  principal: false,
  saldao: false,
};

/**
 * Warns of a bar code without a right check digit, whatever its length; it may be saved all the same (D8).
 *
 * @param code as it is typed.
 * @returns `null` for a right code and for an empty one.
 */
export function barCodeWarning(code: string): string | null {
  return code.trim() === '' || isValidGtin(code) ? null : 'Dígito verificador inválido. Confira o código.';
}
