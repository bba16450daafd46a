/** Value of the PIS/COFINS regime Simples Nacional (C-21). */
export const SIMPLES_NACIONAL = 'SimplesNacional';

/** Value of the federal tax regime Simples, whose label is 'SIMPLES' (C-21). */
export const SIMPLES = 'Simples';

const isSame = (value: string | null | undefined, expected: string) =>
  value?.toLowerCase() === expected.toLowerCase();

/** Whether a PIS/COFINS regime is Simples Nacional, letter case aside (C-21). */
export function isSimplesNacional(regimeDeclaracaoPisConfins: string | null | undefined): boolean {
  return isSame(regimeDeclaracaoPisConfins, SIMPLES_NACIONAL);
}

/** Whether a federal tax regime is Simples, letter case aside (C-21). */
function isSimples(regimeTributario: string | null | undefined): boolean {
  return isSame(regimeTributario, SIMPLES);
}

/** The tax fields that depend on each other, as the form holds them. */
export interface TaxRegime {
  regimeDeclaracaoPisConfins: string | null;
  regimeTributario: string | null;
  aliquota: { id: number | null } | null;
}

/**
 * The federal tax regimes to offer (ST4-020, ST4-023): only Simples under Simples Nacional, all the others otherwise.
 * Before a PIS/COFINS regime is chosen Simples is not offered either.
 *
 * @param regimes every item of the enumeration.
 */
export function federalRegimeOptions<Item extends { id: string }>(
  regimeDeclaracaoPisConfins: string | null,
  regimes: readonly Item[],
): Item[] {
  const wantsSimples = isSimplesNacional(regimeDeclaracaoPisConfins);
  return regimes.filter(({ id }) => isSimples(id) === wantsSimples);
}

/** Whether the aliquot table is enabled: under Simples Nacional only (ST4-021). */
export function isRateEnabled(regimeDeclaracaoPisConfins: string | null): boolean {
  return isSimplesNacional(regimeDeclaracaoPisConfins);
}

/** Whether a federal tax regime goes with a PIS/COFINS regime (ST4-020, ST4-023). */
export function isFederalRegimeAllowed({ regimeDeclaracaoPisConfins, regimeTributario }: TaxRegime): boolean {
  return isSimples(regimeTributario) === isSimplesNacional(regimeDeclaracaoPisConfins);
}

/**
 * The tax fields after the PIS/COFINS regime has changed (ST4-019, ST4-022, ST4-023, FRM-35): Simples Nacional sets the
 * federal regime to Simples; any other regime clears the aliquot, and Simples, which is no longer offered.
 */
export function settleTaxRegime<Values extends TaxRegime>(values: Values): Values {
  if (isSimplesNacional(values.regimeDeclaracaoPisConfins)) return { ...values, regimeTributario: SIMPLES };
  const regimeTributario = isSimples(values.regimeTributario) ? null : values.regimeTributario;
  return { ...values, regimeTributario, aliquota: null };
}
