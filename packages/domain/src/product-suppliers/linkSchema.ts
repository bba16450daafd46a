import { z } from 'zod';
import {
  flag,
  optionalMoney,
  optionalNumber,
  requiredId,
  requiredNumber,
  TOO_LARGE_TEXT,
} from '../fields/numberFields.ts';

/** Most units of a purchase and most pieces in a unit. */
export const LINK_QUANTITY_MAX = 99_999_999;

/** Most boxes of a layer or of a pallet: three digits (GAP-41). */
export const PALLET_BOXES_MAX = 999;

const QUANTITY_TEXT = 'Valor deve ser maior que 0';
const BOXES_TEXT = 'Valor deve ser um número maior que 0';

/** Least quantity: four decimals, above 0. */
const LEAST_QUANTITY = 0.0001;

const quantity = () =>
  requiredNumber(
    {
      decimals: 4,
      min: LEAST_QUANTITY,
      max: LINK_QUANTITY_MAX,
      message: QUANTITY_TEXT,
      tooLarge: TOO_LARGE_TEXT,
    },
    QUANTITY_TEXT,
  );

const boxes = () =>
  optionalNumber({
    decimals: 0,
    min: 1,
    max: PALLET_BOXES_MAX,
    message: BOXES_TEXT,
    tooLarge: `Informe um número até ${PALLET_BOXES_MAX}`,
  });

/** Tells whether a link may calculate its tax floor in a way of its own: only with a floor above 0 (GAP-45). */
export function allowsOwnFloorCalculation(valorPauta: number | null | undefined): boolean {
  return typeof valorPauta === 'number' && valorPauta > 0;
}

/**
 * Form and body of a supplier link (LNK-015, GAP-41): supplier and unit are needed, quantity and multiplier above 0,
 * boxes per layer and per pallet whole numbers of up to three digits. The different tax-floor calculation is off unless
 * there is a tax-floor value above 0 (GAP-45).
 */
export const linkSchema = z
  .object({
    fornecedorId: requiredId('Seleciona uma opção'),
    padrao: flag(),
    unidadeId: requiredId('Seleciona uma unidade'),
    qtdCompra: quantity(),
    multiplicador: quantity(),
    calculoPautaDiferente: flag(),
    valorPauta: optionalMoney(),
    qtdCxLastro: boxes(),
    qtdCxPallet: boxes(),
  })
  .transform((link) => ({
    ...link,
    calculoPautaDiferente: link.calculoPautaDiferente && allowsOwnFloorCalculation(link.valorPauta),
  }));

/** Values of the link form. */
export type LinkForm = z.input<typeof linkSchema>;

/** Link as the calls send it. */
export type LinkBody = z.output<typeof linkSchema>;

/** The form of a new link before anybody fills it in. */
export const emptyLinkForm: LinkForm = {
  fornecedorId: null,
  padrao: false,
  unidadeId: null,
  qtdCompra: null,
  multiplicador: null,
  calculoPautaDiferente: false,
  valorPauta: null,
  qtdCxLastro: null,
  qtdCxPallet: null,
};
