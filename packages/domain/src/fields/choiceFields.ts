import { z } from 'zod';
import { REQUIRED_TEXT } from './fieldTexts.ts';

/** One of a few values; `initial` where none is given, else it must be chosen. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  missing: string,
  initial?: Value,
) {
  return z.preprocess((value: Value | null) => value || initial, z.enum(values, { error: missing }));
}

/** An answer Sim or Não; `initial` where none is given, else it must be given. */
export function requiredAnswer(initial: boolean | null) {
  return z.preprocess(
    (value: boolean | null) => value ?? initial ?? undefined,
    z.boolean({ error: REQUIRED_TEXT }),
  );
}

/** An answer Sim or Não, `null` for none. */
export function optionalAnswer() {
  return z.preprocess(
    (value: boolean | null) => value ?? null,
    z.boolean({ error: REQUIRED_TEXT }).nullable(),
  );
}
