import { EMPTY_TEXT, formatBrl, formatPercent } from '@portal/formats';

/** Values from which margin and gross value are calculated. Rates in percent, money in reais. */
export interface MarginInputs {
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
}

/** Body of the margin calculation, with exactly these names (FAM-034; `icmsOrigemMercadia` is so spelt, CON-01). */
export interface MarginBody {
  aliquotaIcmsEntrada: number;
  aliquotaIcmsSaida: number;
  aliquotaIpi: number;
  calculoPautaDiferente: boolean;
  cst: string;
  fundoPobreza: string;
  mva: number;
  pisConfins: string;
  precoSugerido: number;
  icmsOrigemMercadia: string;
  valorNf: number;
  valorPauta: number | null;
}

/** A margin input that was changed, as texts for the screen. */
export interface ChangedMarginInput {
  field: keyof MarginInputs;
  label: string;
  before: string;
  after: string;
}

type Kind = 'rate' | 'money' | 'choice' | 'flag';

/** Label and kind of every input, in the order of the form (proposed labels G-34). */
const INPUTS = [
  ['icmsOrigemMercadoria', 'Origem', 'choice'],
  ['cst', 'CST', 'choice'],
  ['fundoPobreza', 'Fundo de pobreza', 'choice'],
  ['pisConfins', 'PIS/Cofins', 'choice'],
  ['mva', 'MVA', 'rate'],
  ['aliquotaIcmsEntrada', 'Alíquota ICMS Entrada', 'rate'],
  ['aliquotaIcmsSaida', 'Alíquota ICMS Saída', 'rate'],
  ['aliquotaIpi', 'Alíquota IPI', 'rate'],
  ['valorNf', 'Valor NF', 'money'],
  ['precoSugerido', 'Preço Sugerido', 'money'],
  ['valorPauta', 'Valor Pauta', 'money'],
  ['calculoPautaDiferente', 'Cálculo de pauta diferente', 'flag'],
] as const satisfies readonly (readonly [keyof MarginInputs, string, Kind])[];

/** Least amount in reais that counts as filled in (G-57, CON-75). */
const LEAST_AMOUNT = 0.1;

function hasAmount(value: number | null): value is number {
  return value !== null && value >= LEAST_AMOUNT;
}

/** A rate of 0 is a rate; one beyond 100 is a slip that the call would refuse. */
function isRate(value: number | null): value is number {
  return value !== null && value >= 0 && value <= 100;
}

/**
 * Body of the margin calculation, `null` while an input is missing: all of them are needed but `valorPauta` (FAM-031,
 * FAM-032). Invoice value and suggested price count from 0.1 on (G-57), rates from 0 to 100 percent.
 */
export function marginBody(values: MarginInputs): MarginBody | null {
  const { aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi, mva, precoSugerido, valorNf } = values;
  const { cst, fundoPobreza, pisConfins, icmsOrigemMercadoria } = values;
  if (!isRate(aliquotaIcmsEntrada) || !isRate(aliquotaIcmsSaida) || !isRate(aliquotaIpi) || mva === null) {
    return null;
  }
  if (!cst || !fundoPobreza || !pisConfins || !icmsOrigemMercadoria) return null;
  if (!hasAmount(precoSugerido) || !hasAmount(valorNf)) return null;
  return {
    aliquotaIcmsEntrada,
    aliquotaIcmsSaida,
    aliquotaIpi,
    calculoPautaDiferente: values.calculoPautaDiferente,
    cst,
    fundoPobreza,
    mva,
    pisConfins,
    precoSugerido,
    icmsOrigemMercadia: icmsOrigemMercadoria,
    valorNf,
    valorPauta: values.valorPauta,
  };
}

/** Whether margin and gross value can be calculated: all inputs but `valorPauta` are filled in (FAM-031, FAM-032). */
export function isMarginComplete(values: MarginInputs): boolean {
  return marginBody(values) !== null;
}

/** A text field that was emptied is as empty as one that nobody filled in. */
function isSame(before: MarginInputs[keyof MarginInputs], after: MarginInputs[keyof MarginInputs]): boolean {
  return (before === '' ? null : before) === (after === '' ? null : after);
}

type Describe = (field: keyof MarginInputs, id: string) => string;

function inputText(
  value: MarginInputs[keyof MarginInputs],
  kind: Kind,
  describe: (id: string) => string,
): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value === null || value === '') return EMPTY_TEXT;
  if (typeof value === 'string') return describe(value);
  return kind === 'money' ? formatBrl(value) : `${formatPercent(value, 4)}%`;
}

/**
 * Which margin inputs differ, in the order of the form, each with its old and its new value as texts: money as
 * `R$ 1.234,56`, rates as `18,0000%`, what is empty as `-`.
 *
 * @param describe the description of a chosen id, as the enumerations have it; without it the id itself is shown.
 */
export function changedMarginInputs(
  before: MarginInputs,
  after: MarginInputs,
  describe: Describe = (_field, id) => id,
): ChangedMarginInput[] {
  return INPUTS.flatMap(([field, label, kind]) => {
    const textOf = (values: MarginInputs) => inputText(values[field], kind, (id) => describe(field, id));
    return isSame(before[field], after[field])
      ? []
      : [{ field, label, before: textOf(before), after: textOf(after) }];
  });
}
