import { z } from 'zod';

/** Most units of a purchase and most pieces in a unit. */
export const LINK_QUANTITY_MAX = 99_999_999;

/** Most boxes of a layer or of a pallet: three digits (GAP-41). */
export const PALLET_BOXES_MAX = 999;

/** Highest tax floor, in reais. */
const FLOOR_MAX = 999_999_999_999.99;

const NOT_ABOVE_ZERO = 'Valor deve ser maior que 0';
const NO_BOX_COUNT = 'Valor deve ser um número maior que 0';

/** Tells whether a number has no more decimals than that; 0.07 is not a multiple of 0.01 in floating point. */
function hasDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

function chosenId(message: string) {
  return z.number({ error: message }).int(message).min(1, message).max(Number.MAX_SAFE_INTEGER, message);
}

const quantity = z
  .number({ error: NOT_ABOVE_ZERO })
  .gt(0, NOT_ABOVE_ZERO)
  .max(LINK_QUANTITY_MAX, `Informe um número até ${LINK_QUANTITY_MAX}`)
  .refine((value) => hasDecimals(value, 4), 'Digite no máximo 4 casas decimais');

const boxes = z
  .number({ error: NO_BOX_COUNT })
  .int(NO_BOX_COUNT)
  .min(1, NO_BOX_COUNT)
  .max(PALLET_BOXES_MAX, `Informe um número até ${PALLET_BOXES_MAX}`)
  .nullable()
  .default(null);

/** Tells whether a link may calculate its tax floor in a way of its own: only with a floor above 0 (GAP-45). */
export function allowsOwnFloorCalculation(valorPauta: number | null | undefined): boolean {
  return typeof valorPauta === 'number' && valorPauta > 0;
}

/**
 * Form and body of a supplier link of a product (LNK-015, GAP-41). Quantities are in units of purchase, `valorPauta` is
 * in reais. Without a floor above 0 `calculoPautaDiferente` becomes false (GAP-45).
 */
export const linkSchema = z
  .object({
    fornecedorId: chosenId('Seleciona uma opção'),
    padrao: z.boolean(),
    unidadeId: chosenId('Seleciona uma unidade'),
    qtdCompra: quantity,
    multiplicador: quantity,
    calculoPautaDiferente: z.boolean().default(false),
    valorPauta: z
      .number({ error: 'Valor inválido' })
      .min(0, 'Valor inválido')
      .max(FLOOR_MAX, 'Valor inválido')
      .refine((value) => hasDecimals(value, 2), 'Digite no máximo 2 casas decimais')
      .nullable()
      .default(null),
    qtdCxLastro: boxes,
    qtdCxPallet: boxes,
  })
  .transform((link) => ({
    ...link,
    calculoPautaDiferente: link.calculoPautaDiferente && allowsOwnFloorCalculation(link.valorPauta),
  }));

/** Supplier link as the form holds it. */
export type LinkForm = z.input<typeof linkSchema>;

/** Supplier link as the calls carry it. */
export type LinkBody = z.output<typeof linkSchema>;
