import * as z from 'zod/mini';
import { REQUIRED_TEXT } from './fieldTexts.ts';

/** One of a few values; `initial` where none is given, else it must be chosen. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  missing: string,
  initial?: Value,
) {
  return z.pipe(
    z.transform((value: Value | null): unknown => value || initial),
    z.enum(values, { error: missing }),
  );
}

/** An answer Sim or Não; `initial` where none is given, else it must be given. */
export function requiredAnswer(initial: boolean | null) {
  return z.pipe(
    z.transform((value: boolean | null) => value ?? initial ?? undefined),
    z.boolean({ error: REQUIRED_TEXT }),
  );
}

/** An answer Sim or Não, `null` for none. */
export function optionalAnswer() {
  return z.pipe(
    z.transform((value: boolean | null) => value ?? null),
    z.nullable(z.boolean({ error: REQUIRED_TEXT })),
  );
}
