import * as z from 'zod/mini';
import { type FormOf, shapeOf } from '../fields/defineFields.ts';
import { count, flag, money, requiredDecimal, requiredRecord } from '../fields/kinds.ts';
import { TOO_LARGE_TEXT } from '../fields/numberFields.ts';

const quantity = (label: string) =>
  requiredDecimal({
    label,
    decimals: 4,
    min: 0.0001,
    max: 99_999_999,
    message: 'Valor deve ser maior que 0',
    tooLarge: TOO_LARGE_TEXT,
  });

/** Message of a number of boxes that is none, or below one. */
export const BOXES_TEXT = 'Valor deve ser um número maior que 0';

const boxes = (label: string) => count({ label, max: 999, message: BOXES_TEXT });

/**
 * The fields of a supplier link (LNK-015, GAP-41): supplier and unit are needed, quantity and multiplier above 0, boxes
 * per layer and per pallet whole numbers of up to three digits.
 */
export const linkFields = {
  fornecedorId: requiredRecord({ label: 'Fornecedor', missing: 'Seleciona uma opção' }),
  unidadeId: requiredRecord({ label: 'Unidade', missing: 'Seleciona uma unidade' }),
  qtdCompra: quantity('Qtd. compra'),
  multiplicador: quantity('Multiplicador'),
  qtdCxLastro: boxes('Cx. lastro'),
  qtdCxPallet: boxes('Cx. pallet'),
  valorPauta: money({ label: 'Valor pauta' }),
  calculoPautaDiferente: flag({ label: 'Cálculo de pauta diferente' }),
  padrao: flag({ label: 'Fornecedor padrão' }),
};

/** Values of the link form. */
export type LinkForm = FormOf<typeof linkFields>;

/** Whether a link may calculate its tax floor differently: only with a floor above 0 (GAP-45). */
export function allowsOwnFloorCalculation({ valorPauta }: Pick<LinkForm, 'valorPauta'>): boolean {
  return valorPauta !== null && valorPauta > 0;
}

/** What the values of a link make of each other: without a floor no calculation of its own (GAP-45). */
export function settleLink<Link extends Pick<LinkForm, 'valorPauta' | 'calculoPautaDiferente'>>(link: Link) {
  return { calculoPautaDiferente: link.calculoPautaDiferente && allowsOwnFloorCalculation(link) };
}

/** Form and body of a supplier link; its values are settled. */
export const linkSchema = z.pipe(
  z.object(shapeOf(linkFields)),
  z.transform((link) => ({ ...link, ...settleLink(link) })),
);

/** Link as the calls send it. */
export type LinkBody = z.output<typeof linkSchema>;
