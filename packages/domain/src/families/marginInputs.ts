import { EMPTY_TEXT } from '@portal/formats';
import { type FieldNames, type FormOf, fieldLines } from '../fields/defineFields.ts';
import { type HeldRoles, isComercial, isComercialValidator, isContabil } from '../roles/roleFlags.ts';
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

/** The rates and the amounts among the inputs. */
const MARGIN_NUMBERS = [
  'mva',
  'aliquotaIcmsEntrada',
  'aliquotaIcmsSaida',
  'aliquotaIpi',
  'valorNf',
  'precoSugerido',
  'valorPauta',
] as const;

/** Smallest amount in reais that counts as filled in (G-57, CON-75). */
const LEAST_AMOUNT = 0.1;

function hasAmount(value: number | null): value is number {
  return value !== null && value >= LEAST_AMOUNT;
}

/** Whether the fields take all rates and amounts: what they refuse is a typing error that the call would refuse too. */
function areNumbersTaken(values: MarginInputs): boolean {
  return MARGIN_NUMBERS.every((name) => marginFields[name].schema.safeParse(values[name]).success);
}

/**
 * Body of the margin calculation, `null` while an input is missing or out of its range: all of them are needed but
 * `valorPauta` (FAM-031, FAM-032). Invoice value and suggested price count from 0.1 on (G-57).
 */
export function marginBody(values: MarginInputs): MarginBody | null {
  const { aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi, mva, precoSugerido, valorNf } = values;
  const { cst, fundoPobreza, pisConfins, icmsOrigemMercadoria } = values;
  if (aliquotaIcmsEntrada === null || aliquotaIcmsSaida === null || aliquotaIpi === null || mva === null) {
    return null;
  }
  if (!areNumbersTaken(values)) return null;
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

/** Body of the margin calculation under the names of the request forms (RVF-031, X-02). */
export interface RequestMarginBody
  extends Omit<MarginBody, 'calculoPautaDiferente' | 'pisConfins' | 'icmsOrigemMercadia' | 'valorNf'> {
  calculoPautaDifenciado: boolean;
  pisCofins: string;
  tributacaoIcmsOrigemMercadoria: string;
  valorNF: number;
}

/** The same values under the names that the request forms send (RVF-031, X-02). */
export function requestMarginBody({
  calculoPautaDiferente,
  pisConfins,
  icmsOrigemMercadia,
  valorNf,
  ...same
}: MarginBody): RequestMarginBody {
  return {
    ...same,
    calculoPautaDifenciado: calculoPautaDiferente,
    pisCofins: pisConfins,
    tributacaoIcmsOrigemMercadoria: icmsOrigemMercadia,
    valorNF: valorNf,
  };
}

const ASK_COMMERCIAL =
  'Gentileza pedir ao time comercial que preencha os campos ValorNF e Preço Sugerido para calcular valor bruto e margem.';
const ASK_ACCOUNTING =
  'Gentileza pedir ao time contábil que preencha os campos de tributação envolvidos no calculo de valor bruto e margem.';

/** What may stand in for the prices of commercial: they are complete, so that only the taxation decides. */
const ANY_PRICES = { valorNf: LEAST_AMOUNT, precoSugerido: LEAST_AMOUNT, valorPauta: null };

/**
 * Whom to ask for the inputs that are missing and that the user cannot fill in, in a review: accounting asks for the
 * prices (RVF-025), commercial for the taxation (RVF-026); `null` where nothing of the other side is missing.
 */
export function marginHint(roles: HeldRoles, values: MarginInputs): string | null {
  const ofCommercial = isComercial(roles) || isComercialValidator(roles);
  if (ofCommercial === isContabil(roles)) return null;
  if (ofCommercial) return marginBody({ ...values, ...ANY_PRICES }) === null ? ASK_ACCOUNTING : null;
  return hasAmount(values.valorNf) && hasAmount(values.precoSugerido) ? null : ASK_COMMERCIAL;
}

/** Whether margin and gross value can be calculated: all that they need is filled in and in range (FAM-031, FAM-032). */
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
