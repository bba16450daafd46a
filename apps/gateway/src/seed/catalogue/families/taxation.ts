import { calculateMargin } from '../../../areas/families/margin.ts';
import type { Random } from '../../random.ts';
import type { Category, Theme } from '../categories.ts';

/** The taxation of a family with its two computed values, in percent and reais. */
export interface TaxationRow {
  aliquotaIcmsEntrada: number | null;
  aliquotaIcmsSaida: number | null;
  aliquotaIpi: number | null;
  calculoPautaDiferente: boolean;
  cst: string | null;
  fundoPobreza: string | null;
  mva: number | null;
  pisConfins: string | null;
  precoSugerido: number | null;
  icmsOrigemMercadoria: string | null;
  valorNf: number | null;
  valorPauta: number | null;
  margem: number | null;
  valorBrutoCalculado: number | null;
}

/** A family without taxation. */
export const emptyTaxation: TaxationRow = {
  aliquotaIcmsEntrada: null,
  aliquotaIcmsSaida: null,
  aliquotaIpi: null,
  calculoPautaDiferente: false,
  cst: null,
  fundoPobreza: null,
  mva: null,
  pisConfins: null,
  precoSugerido: null,
  icmsOrigemMercadoria: null,
  valorNf: null,
  valorPauta: null,
  margem: null,
  valorBrutoCalculado: null,
};

const IPI_RATES: Record<Theme, readonly [number, ...number[]]> = {
  food: [0],
  cleaning: [0, 3.25, 5],
  kitchen: [0, 3.25, 6.5, 9.75],
  hardware: [3.25, 5.2, 6.5, 9.75],
};

const TREATMENTS: Record<
  Theme,
  readonly (readonly [cst: 'TributadaIntegralmente' | 'Isento' | 'Icms', weight: number])[]
> = {
  food: [
    ['TributadaIntegralmente', 60],
    ['Isento', 25],
    ['Icms', 15],
  ],
  cleaning: [
    ['TributadaIntegralmente', 35],
    ['Icms', 65],
  ],
  kitchen: [
    ['TributadaIntegralmente', 70],
    ['Icms', 30],
  ],
  hardware: [
    ['TributadaIntegralmente', 40],
    ['Icms', 60],
  ],
};

const PIS_COFINS: Record<Theme, readonly (readonly [treatment: string, weight: number])[]> = {
  food: [
    ['Tributado', 45],
    ['AliquotaZero', 55],
  ],
  cleaning: [
    ['Tributado', 60],
    ['Monofasico', 40],
  ],
  kitchen: [
    ['Tributado', 97],
    ['Isento', 3],
  ],
  hardware: [
    ['Tributado', 92],
    ['SubstituicaoTributaria', 8],
  ],
};

const ORIGINS = [
  ['0', 78],
  ['1', 5],
  ['2', 8],
  ['3', 3],
  ['4', 1],
  ['5', 3],
  ['8', 2],
] as const;

const cents = (reais: number) => Number(reais.toFixed(2));

/**
 * Creates the taxation of a family, within the rules of the form: without ICMS by substitution there is neither MVA
 * nor poverty fund, and without a tax floor no different calculation (C-4).
 */
export function createTaxation(random: Random, { theme, price }: Category): TaxationRow {
  const cst = random.weighted(TREATMENTS[theme]);
  const substitution = cst === 'Icms';
  const pisConfins = random.weighted(PIS_COFINS[theme]);
  const entry = cst === 'Isento' ? 0 : random.pick([7, 12, 18]);
  const exit = cst === 'Isento' ? 0 : random.pick([12, 18, 18]);
  const ipi = random.pick(IPI_RATES[theme]);
  const mva = substitution ? random.decimal(28, 75, 4) : 0;
  const valorNf = random.decimal(price[0], price[1], 2);
  const valorPauta =
    substitution && random.chance(0.25) ? cents(valorNf * random.decimal(1.1, 1.5, 2)) : null;

  const values = {
    aliquotaIcmsEntrada: entry,
    aliquotaIcmsSaida: exit,
    aliquotaIpi: ipi,
    calculoPautaDiferente: valorPauta !== null && random.chance(0.4),
    cst,
    fundoPobreza: substitution && random.chance(0.4) ? 'Sim' : 'Nao',
    mva,
    pisConfins,
    valorNf,
    valorPauta,
  };
  // The gross value does not depend on the price, which is derived from it.
  const gross = calculateMargin({ ...values, precoSugerido: valorNf })?.valorBruto ?? valorNf;
  const precoSugerido = cents(Math.ceil(gross * random.decimal(1.35, 2.1, 2)) - 0.1);
  const margin = calculateMargin({ ...values, precoSugerido });

  return {
    ...values,
    precoSugerido,
    icmsOrigemMercadoria: random.weighted(ORIGINS),
    margem: margin?.margem ?? null,
    valorBrutoCalculado: margin?.valorBruto ?? null,
  };
}
