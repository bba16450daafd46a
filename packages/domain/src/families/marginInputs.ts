import { EMPTY_TEXT } from '@portal/formats';
import { type FieldNames, type FormOf, fieldLines } from '../fields/defineFields.ts';
import { marginFields } from './familyFields.ts';

/** Values from which margin and gross value are calculated. Rates in percent, money in reais. */
export type MarginInputs = FormOf<typeof marginFields>;

/** The margin inputs of a family form. */
export function marginInputs(family: MarginInputs): MarginInputs {
  // Object.keys forgets that the names are those of the inputs.
  const names = Object.keys(marginFields) as (keyof MarginInputs)[];
  return Object.fromEntries(names.map((name) => [name, family[name]])) as MarginInputs;
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

/** A changed margin input, as texts. */
export interface ChangedMarginInput {
  label: string;
  before: string;
  after: string;
}

/** Smallest amount in reais that counts as filled in (G-57, CON-75). */
const LEAST_AMOUNT = 0.1;

function hasAmount(value: number | null): value is number {
  return value !== null && value >= LEAST_AMOUNT;
}

/** 0 is a rate; above 100 is a typing error that the call would refuse. */
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

/**
 * The margin inputs that differ, in the order of the form, with old and new value as texts; empty ones are `-`.
 *
 * @param names labels of chosen ids.
 */
export function changedMarginInputs(
  before: MarginInputs,
  after: MarginInputs,
  names: FieldNames,
): ChangedMarginInput[] {
  return fieldLines(marginFields).flatMap(({ label, text }) => {
    const [old, now] = [text(before, names), text(after, names)];
    return old === now ? [] : [{ label, before: old ?? EMPTY_TEXT, after: now ?? EMPTY_TEXT }];
  });
}
