import { z } from 'zod';
import { toUpperPt } from '../formats/toUpperPt.ts';

/** Most digits of an EAN (EAN-011). */
export const GTIN_EAN_MAX = 13;

/** Most digits of a DUN (EAN-013). */
export const DUN_MAX = 14;

/** Most pieces in a box: five digits (PRC-026). */
export const BOX_QUANTITY_MAX = 99_999;

/** Most characters of the description of an EAN. */
export const EAN_DESCRIPTION_MAX = 100;

const REQUIRED = 'Campo obrigatório';
const EMPTY_BOX = 'Deve conter ao menos 1 produto';

function barCode(max: number) {
  return z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(max, `Digite no máximo ${max} caracteres`)
    .regex(/^[0-9]*$/, 'Digite apenas números');
}

/**
 * Form and body of an EAN (EAN-010 to EAN-018). Codes shorter than the norm and wrong check digits are legal here (D8):
 * the screen warns about them with `isValidGtin`. An empty description becomes null.
 */
export const eanSchema = z.object({
  gtinEan: barCode(GTIN_EAN_MAX),
  dun: barCode(DUN_MAX),
  quantidadeProdutosNaCaixa: z
    .number({ error: EMPTY_BOX })
    .int('Informe um número inteiro')
    .min(1, EMPTY_BOX)
    .max(BOX_QUANTITY_MAX, `Informe um número até ${BOX_QUANTITY_MAX}`),
  descricao: z
    .string()
    .trim()
    .overwrite(toUpperPt)
    .max(EAN_DESCRIPTION_MAX, `Digite no máximo ${EAN_DESCRIPTION_MAX} caracteres`)
    .regex(/^\P{Cc}*$/u, 'Digite um texto válido')
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
  principal: z.boolean(),
  saldao: z.boolean(),
});

/** EAN as the form holds it. */
export type EanForm = z.input<typeof eanSchema>;

/** EAN as the calls carry it. */
export type EanBody = z.output<typeof eanSchema>;
