import type { MarginBody } from '@portal/domain';

/** Margin in percent of the suggested price and gross value in reais, two decimals each. */
export interface Margin {
  readonly margem: number;
  readonly valorBruto: number;
}

/** Inputs of the formula. The origin of the goods is not one: the entry rate already depends on it. */
export type MarginValues = Omit<MarginBody, 'icmsOrigemMercadia'>;

/** Rates are whole numbers of ten-thousandths of a percent, exact to four decimals. */
const WHOLE = 1_000_000n;

/** Added to the ICMS rate on exit by the poverty fund: 2 %. */
const POVERTY_FUND = 20_000n;

/** PIS and Cofins of the ordinary regime together: 9.25 %. */
const PIS_COFINS = 92_500n;

/** Highest gross value that a family holds, in cents. */
const HIGHEST_GROSS = 99_999_999_999_999n;

/** Lowest margin that a family holds, in hundredths of a percent. */
const LOWEST_MARGIN = -999_999_999n;

const cents = (reais: number) => BigInt(Math.round(reais * 100));
const rate = (percent: number) => BigInt(Math.round(percent * 10_000));

/** Quotient rounded half away from zero, as invoices round. */
function divide(value: bigint, by: bigint): bigint {
  const half = by / 2n;
  return (value < 0n ? value - half : value + half) / by;
}

const share = (amount: bigint, of: bigint) => divide(amount * of, WHOLE);

/** Base of the substitution tax: goods with IPI and MVA, but at least the tax floor, or the floor alone. */
function substitutionBase(goodsWithIpi: bigint, values: MarginValues): bigint {
  const withMva = goodsWithIpi + share(goodsWithIpi, rate(values.mva));
  const floor = cents(values.valorPauta ?? 0);
  if (floor > 0n && values.calculoPautaDiferente) return floor;
  return floor > withMva ? floor : withMva;
}

/**
 * Margin and gross value of a family: **the one formula of the reference gateway** (FAM-033 to FAM-035). The gateway of
 * a company may have another one. Everything is counted in whole cents, each amount rounded half up.
 *
 * ```
 * IPI         = valorNf × aliquotaIpi
 * base        = (valorNf + IPI) × (1 + mva), at least valorPauta; with calculoPautaDiferente valorPauta itself
 * ST          = base × (aliquotaIcmsSaida + 2 % with fundoPobreza "Sim") − valorNf × aliquotaIcmsEntrada, at least 0,
 *               only with cst "Icms"
 * valorBruto  = valorNf + IPI + ST
 * ICMS        = precoSugerido × aliquotaIcmsSaida − valorNf × aliquotaIcmsEntrada, only with cst "TributadaIntegralmente"
 * PIS/Cofins  = (precoSugerido − valorNf) × 9.25 %, only with pisConfins "Tributado"
 * margem      = (precoSugerido − valorBruto − ICMS − PIS/Cofins) ÷ precoSugerido, in percent
 * ```
 *
 * @param values money in reais, rates in percent; `precoSugerido` above 0.
 * @returns null when the gross value is higher than a family can hold. A margin has a floor of −9,999,999.99 %.
 */
export function calculateMargin(values: MarginValues): Margin | null {
  const invoice = cents(values.valorNf);
  const price = cents(values.precoSugerido);
  const entry = rate(values.aliquotaIcmsEntrada);
  const exit = rate(values.aliquotaIcmsSaida);
  const goodsWithIpi = invoice + share(invoice, rate(values.aliquotaIpi));

  let substitution = 0n;
  if (values.cst === 'Icms') {
    const fund = values.fundoPobreza === 'Sim' ? POVERTY_FUND : 0n;
    const owed = share(substitutionBase(goodsWithIpi, values), exit + fund) - share(invoice, entry);
    substitution = owed > 0n ? owed : 0n;
  }
  const gross = goodsWithIpi + substitution;
  if (gross > HIGHEST_GROSS) return null;

  const icms = values.cst === 'TributadaIntegralmente' ? share(price, exit) - share(invoice, entry) : 0n;
  const pisCofins = values.pisConfins === 'Tributado' ? share(price - invoice, PIS_COFINS) : 0n;
  const margin = divide((price - gross - icms - pisCofins) * 10_000n, price);
  return {
    margem: Number(margin < LOWEST_MARGIN ? LOWEST_MARGIN : margin) / 100,
    valorBruto: Number(gross) / 100,
  };
}
