import { type Dimensions, NO_DIMENSIONS } from '../fields/dimensions.ts';
import type { FamilyForm } from './familyFields.ts';

/** The CST under which MVA, poverty fund and CEST count (FMC-056, FMC-073). */
export const CST_ICMS = 'Icms';

/** Values that the rules of the taxation read and change (C-4). Money in reais, MVA in percent. */
export interface RuledTaxation {
  cst: string | null;
  mva: number | null;
  fundoPobreza: string | null;
  valorPauta: number | null;
  calculoPautaDiferente: boolean;
}

/** Values that depend on where the dimensions are held: centimetres, weight in grams. */
export interface RuledDimensions extends Dimensions {
  dimensaoPorFamilia: boolean;
}

/** Whether MVA and poverty fund are not used. Before a CST is chosen they stay enabled. */
function isOutsideIcms(cst: string | null): boolean {
  return cst !== null && cst !== '' && cst !== CST_ICMS;
}

function hasFloor(valorPauta: number | null): boolean {
  return valorPauta !== null && valorPauta > 0;
}

/** Whether CEST must be filled in: only under CST Icms (FMC-056). */
export function isCestRequired({ cst }: Pick<RuledTaxation, 'cst'>): boolean {
  return cst === CST_ICMS;
}

/**
 * Applies the rules of the taxation (C-4): with another CST than Icms, MVA is 0 and the poverty fund `Nao` (FMC-073,
 * FMC-074); without a tax-floor value the different calculation is off (FMC-081, GAP-45).
 */
export function settleTaxation<Values extends RuledTaxation>(values: Values): Values {
  return {
    ...values,
    ...(isOutsideIcms(values.cst) && { mva: 0, fundoPobreza: 'Nao' }),
    ...(!hasFloor(values.valorPauta) && { calculoPautaDiferente: false }),
  };
}

/** Applies the rules of a family: those of its taxation, and no dimensions if each product has its own (FMC-104). */
export function settleFamily<Values extends RuledTaxation & RuledDimensions>(values: Values): Values {
  return {
    ...settleTaxation(values),
    ...(!values.dimensaoPorFamilia && NO_DIMENSIONS),
  };
}

/**
 * Why a field is disabled by the other values, by its name; `null` or absent where it is enabled (FMC-075, FMC-082,
 * FMC-104).
 *
 * @param icms what the CST under which MVA and poverty fund count is called among its options.
 */
export function closedFamilyFields(
  values: RuledTaxation & Pick<RuledDimensions, 'dimensaoPorFamilia'>,
  icms: string,
): Partial<Record<keyof FamilyForm, string | null>> {
  const outside = isOutsideIcms(values.cst);
  const dimension = values.dimensaoPorFamilia ? null : 'As dimensões são informadas em cada produto';
  return {
    mva: outside ? `A MVA é 0 quando o CST não é '${icms}'` : null,
    fundoPobreza: outside ? `O fundo de pobreza é Não quando o CST não é '${icms}'` : null,
    calculoPautaDiferente: hasFloor(values.valorPauta) ? null : 'Informe um Valor Pauta maior que 0',
    altura: dimension,
    largura: dimension,
    comprimento: dimension,
    peso: dimension,
  };
}
