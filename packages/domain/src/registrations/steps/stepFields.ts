import { isValidEmail } from '@portal/formats';
import { z } from 'zod';
import { INVALID_NUMBER, INVALID_TEXT, REQUIRED_TEXT, tooLongText } from '../../fields/fieldTexts.ts';
import { requiredId } from '../../fields/numberFields.ts';

/** Message of a wrong or missing e-mail (ST1-048, ST6-003, G-05). */
const EMAIL_TEXT = 'Digite um e-mail válido';

/** Most characters of an e-mail. */
const EMAIL_MAX = 254;

/** What a text of a fixed form has to be. */
export interface PatternRules {
  /** Brings what was typed to the bare form that is stored; without it only spaces around it go. */
  clean?: (text: string) => string;
  /** Whether a bare form is right. */
  isValid: (text: string) => boolean;
  /** Message of any other text. */
  invalid: string;
}

const trim = (text: string) => text.trim();
const bare = (clean: (text: string) => string) => (value: string | null) =>
  typeof value === 'string' ? clean(value) : (value ?? '');

/** Text of a fixed form that must be given, bare (G-28). */
export function requiredPattern({ clean = trim, isValid, invalid }: PatternRules, missing = REQUIRED_TEXT) {
  return z.preprocess(
    bare(clean),
    z
      .string({ error: INVALID_TEXT })
      .min(1, missing)
      .refine((text) => text === '' || isValid(text), invalid),
  );
}

/** Text of a fixed form that may be left empty, bare; an empty one comes out as `null`. */
export function optionalPattern({ clean = trim, isValid, invalid }: PatternRules) {
  return z
    .preprocess(
      bare(clean),
      z.string({ error: INVALID_TEXT }).refine((text) => text === '' || isValid(text), invalid),
    )
    .transform((text) => (text === '' ? null : text));
}

/** Brings digits that were typed with punctuation to their bare form; nothing else is removed. */
export function parseDigits(text: string): string {
  return text.replace(/[\s./-]/g, '');
}

/** Rules of a number of so many digits. */
export function digits(min: number, max: number, invalid = INVALID_NUMBER): PatternRules {
  const form = new RegExp(`^[0-9]{${min},${max}}$`);
  return { clean: parseDigits, isValid: (text) => form.test(text), invalid };
}

/** E-mail; spaces around it are dropped, its letter case is kept (FND-093, D18, C-33). */
export function requiredEmail() {
  return z.preprocess(
    bare(trim),
    z
      .string({ error: EMAIL_TEXT })
      .max(EMAIL_MAX, tooLongText(EMAIL_MAX))
      .refine((email) => isValidEmail(email), EMAIL_TEXT),
  );
}

/** Fields that belong together; a body that leaves the group out is told about each of its fields. */
export function fieldGroup<Fields extends z.ZodType>(fields: Fields) {
  return z.preprocess((value: z.input<Fields>) => value ?? {}, fields);
}

/** A chosen record as `{id}` that must be chosen; the message is at `id`. */
export function requiredChoice(missing: string) {
  return z.preprocess(
    (value: { id: number | null } | null) => value ?? { id: null },
    z.object({ id: requiredId(missing) }),
  );
}

/** A chosen record as `{id}`, `null` for none. */
export function optionalChoice() {
  return z.preprocess(
    (value: { id: number | null } | null) => (value?.id == null ? null : value),
    z.object({ id: z.int({ error: INVALID_NUMBER }).min(1, INVALID_NUMBER) }).nullable(),
  );
}

/** Id of an item of an enumeration that must be chosen; whether there is such an item is asked elsewhere. */
export function requiredOption(missing: string) {
  return z.preprocess(
    (value: string | null) => value ?? '',
    z.string({ error: missing }).min(1, missing).max(40, missing),
  );
}

/** One of a few values that must be chosen. */
export function requiredValue<const Value extends string>(
  values: readonly [Value, ...Value[]],
  missing: string,
) {
  return z.preprocess((value: Value | '' | null) => value || undefined, z.enum(values, { error: missing }));
}

/** An answer Sim/Não that must be given; `null` in a form without one. */
export function requiredAnswer(missing = REQUIRED_TEXT) {
  return z.preprocess((value: boolean | null) => value ?? undefined, z.boolean({ error: missing }));
}
