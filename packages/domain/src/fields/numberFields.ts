import * as z from 'zod/mini';
import { INVALID_NUMBER } from './fieldTexts.ts';

/** Limits of a number. */
export interface NumberRules {
  /** Most decimals. */
  decimals: 0 | 2 | 4;
  min: number;
  max: number;
  /** Message of a number below `min`, and above `max` unless `tooLarge` is given. */
  message: string;
  /** Message of a number above `max`. */
  tooLarge?: string;
}

/** Greatest amount of money in reais that the database holds. */
export const MONEY_MAX = 999_999_999_999.99;

/** Greatest dimension in centimetres or weight in grams that the database holds. */
export const MEASURE_MAX = 99_999_999.99;

/** Message of a number that is too large to store. */
export const TOO_LARGE_TEXT = 'Digite um valor menor';

/** Whether a number has at most this many decimals. */
export function keepsDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

function boundedNumber({ decimals, min, max, message, tooLarge = message }: NumberRules) {
  return z.number({ error: INVALID_NUMBER }).check(
    z.gte(min, message),
    z.lte(max, tooLarge),
    z.refine(
      (value) => keepsDecimals(value, decimals),
      decimals === 0 ? 'Digite um número inteiro' : `Digite no máximo ${decimals} casas decimais`,
    ),
  );
}

/** An optional number: `null` when it is empty or missing in a body. */
export function optionalNumber(rules: NumberRules) {
  return z.pipe(
    z.transform((value: number | null) => value ?? null),
    z.nullable(boundedNumber(rules)),
  );
}

/** A required number. */
export function requiredNumber(rules: NumberRules, missing: string) {
  // An empty field has its own message; any other value that is no number gets the general one. It does not abort the
  // rules over several fields, so that all messages of a form show at once (FRM-39).
  return z.pipe(
    z.transform((value: number | null) => value ?? undefined),
    z.pipe(
      z.custom<number>((value) => value !== undefined, { error: missing, abort: false }),
      boundedNumber(rules),
    ),
  );
}

/** An optional amount in reais, two decimals, not negative (D4). */
export function optionalMoney() {
  return optionalNumber({
    decimals: 2,
    min: 0,
    max: MONEY_MAX,
    message: 'Digite um valor maior ou igual a 0',
    tooLarge: TOO_LARGE_TEXT,
  });
}

/** Id of a chosen record, `null` for none. */
export function optionalId() {
  return z.pipe(
    z.transform((value: number | null) => value ?? null),
    z.nullable(z.int({ error: INVALID_NUMBER }).check(z.gte(1, INVALID_NUMBER))),
  );
}

/** Id of a record that must be chosen. */
export function requiredId(missing: string) {
  return z.pipe(
    z.transform((value: number | null) => value ?? undefined),
    z.int({ error: missing }).check(z.gte(1, missing)),
  );
}

/** A flag; one that a body leaves out is off, or as `missing` says. */
export function flag(missing = false) {
  return z.pipe(
    z.transform((value: boolean) => value ?? missing),
    z.boolean({ error: 'Digite um valor válido' }),
  );
}

/** Ids of chosen records, each once. */
export function idList(max: number) {
  return z.pipe(
    z.transform((value: number[]) => value ?? []),
    z.pipe(
      z
        .array(z.int({ error: INVALID_NUMBER }).check(z.gte(1, INVALID_NUMBER)))
        .check(z.maxLength(max, `Selecione no máximo ${max} opções`)),
      z.transform((ids) => [...new Set(ids)]),
    ),
  );
}
