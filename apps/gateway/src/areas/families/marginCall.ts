import type { Schemas } from '@portal/api';
import { type MarginInputs, marginBody, taxationSchema } from '@portal/domain';
import { validateBody } from '../../http/checks/validateBody.ts';
import { type FieldMessages, invalidFields } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import { requireTaxationOptions } from './familyReferences.ts';
import { calculateMargin, type Margin } from './margin.ts';
import { familyMessages } from './messages.ts';

type MarginInput = Schemas['MarginInput'];

/** Names of each value: first that of the family form, then that of the request forms (CON-01 to CON-04). */
const NAMES = {
  calculoPautaDiferente: ['calculoPautaDiferente', 'calculoPautaDifenciado'],
  pisConfins: ['pisConfins', 'pisCofins'],
  icmsOrigemMercadoria: ['icmsOrigemMercadia', 'icmsOrigemMercadoria', 'tributacaoIcmsOrigemMercadoria'],
  valorNf: ['valorNf', 'valorNF'],
} as const satisfies Partial<Record<keyof MarginInputs, readonly (keyof MarginInput)[]>>;

type Renamed = keyof typeof NAMES;

/** Problems of a value that has two names: it is missing, or the names have different values. */
function nameProblems(input: MarginInput): FieldMessages {
  const problems = Object.values(NAMES).flatMap((names): [string, string[]][] => {
    const given = names.filter((name) => input[name] !== undefined);
    const [first] = given;
    if (first === undefined) return [[names[0], [messages.required]]];
    return given
      .filter((name) => input[name] !== input[first])
      .map((name) => [name, [familyMessages.differentValues]]);
  });
  return Object.fromEntries(problems);
}

function sharedValue<Name extends Renamed>(input: MarginInput, name: Name) {
  const names: readonly (typeof NAMES)[Name][number][] = NAMES[name];
  return names.map((each) => input[each]).find((value) => value !== undefined);
}

/** Margin and gross value of stored or sent values; both null while a value is missing. */
export function marginOf(values: MarginInputs): {
  readonly margem: number | null;
  readonly valorBrutoCalculado: number | null;
} {
  const body = marginBody(values);
  if (body === null) return { margem: null, valorBrutoCalculado: null };
  const { margem, valorBruto } = requireMargin(calculateMargin(body));
  return { margem, valorBrutoCalculado: valorBruto };
}

/** @throws GatewayError 400 at the invoice value that makes the gross value too high for a family. */
function requireMargin(margin: Margin | null): Margin {
  if (margin === null) throw invalidFields({ valorNf: [familyMessages.tooHigh] });
  return margin;
}

/**
 * Answers the margin calculation (FAM-033 to FAM-035), with the names of the family form or of the request forms.
 *
 * @throws GatewayError 400 at values that are missing, differ between their two names, or are not in their lists.
 */
export function answerMargin(input: MarginInput): Margin {
  const problems = nameProblems(input);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const { aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi, cst, fundoPobreza, mva, precoSugerido } =
    input;
  const values: MarginInputs = {
    aliquotaIcmsEntrada,
    aliquotaIcmsSaida,
    aliquotaIpi,
    cst,
    fundoPobreza,
    mva,
    precoSugerido,
    valorPauta: input.valorPauta ?? null,
    calculoPautaDiferente: sharedValue(input, 'calculoPautaDiferente') ?? false,
    pisConfins: sharedValue(input, 'pisConfins') ?? null,
    icmsOrigemMercadoria: sharedValue(input, 'icmsOrigemMercadoria') ?? null,
    valorNf: sharedValue(input, 'valorNf') ?? null,
  };
  const settled = validateBody(taxationSchema, { ...values, margem: null, valorBrutoCalculado: null });
  requireTaxationOptions(settled);
  const body = marginBody(settled);
  if (body === null) throw invalidFields({ valorNf: [messages.required] });
  return requireMargin(calculateMargin(body));
}
