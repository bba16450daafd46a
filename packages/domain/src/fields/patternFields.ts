import { isValidEmail, normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { type FieldOf, withRule } from './defineFields.ts';
import {
  EMAIL_MAX,
  EMAIL_TEXT,
  INVALID_NUMBER,
  INVALID_TEXT,
  REQUIRED_TEXT,
  tooLongText,
} from './fieldTexts.ts';
import { nullWhenEmpty } from './textFields.ts';

/** What a text of a fixed form has to be. */
interface PatternRules {
  /** Brings what was typed, as a text of one line (D24), to the bare form that is stored. */
  clean?: (text: string) => string;
  /** Whether a bare form is right. */
  isValid: (text: string) => boolean;
  /** Message of any other text, which may say what is wrong with it. */
  invalid: string | ((text: string) => string);
}

// Forms hold a text, bodies of calls may hold null or leave the field out.
const bare =
  (clean: PatternRules['clean'] = (text) => text) =>
  (value: string) =>
    typeof value === 'string' ? clean(normalizeLine(value)) : (value ?? '');

const invalidText =
  ({ invalid }: PatternRules) =>
  ({ input }: { input?: unknown }) =>
    typeof invalid === 'string' ? invalid : invalid(String(input));

const requiredRule = (rules: PatternRules, missing: string) =>
  z.pipe(
    z.transform(bare(rules.clean)),
    z.string({ error: INVALID_TEXT }).check(
      z.minLength(1, missing),
      z.refine((text) => text === '' || rules.isValid(text), { error: invalidText(rules) }),
    ),
  );

const optionalRule = (rules: PatternRules) =>
  z.pipe(
    z.transform(bare(rules.clean)),
    z.pipe(
      z
        .string({ error: INVALID_TEXT })
        .check(z.refine((text) => text === '' || rules.isValid(text), { error: invalidText(rules) })),
      nullWhenEmpty,
    ),
  );

// Its letter case is kept (FND-093, D18, C-33).
const emailRule = z.pipe(
  z.transform(bare()),
  z.string({ error: EMAIL_TEXT }).check(
    z.maxLength(EMAIL_MAX, tooLongText(EMAIL_MAX)),
    z.refine((address) => isValidEmail(address), EMAIL_TEXT),
  ),
);

/** Brings digits that were typed with punctuation to their bare form; nothing else is removed. */
export function parseDigits(text: string): string {
  return text.replace(/[\s./-]/g, '');
}

/** Rules of a number of so many digits. */
export function digits(min: number, max: number, invalid = INVALID_NUMBER): PatternRules {
  const form = new RegExp(`^[0-9]{${min},${max}}$`);
  return { clean: parseDigits, isValid: (text) => form.test(text), invalid };
}

interface PatternOptions {
  label: string;
  rules: PatternRules;
  /** Most characters that its input takes. */
  max?: number;
}

/** A text of a fixed form that may be left empty; it comes out bare, an empty one as `null` (G-28). */
export function pattern({
  label,
  rules,
  max,
}: PatternOptions): FieldOf<'text', ReturnType<typeof optionalRule>> {
  return withRule(() => optionalRule(rules), {
    kind: 'text',
    label,
    ...(max && { maxLength: max }),
    empty: '',
    draft: z.string(),
    text: (value) => value,
  });
}

/** A text of a fixed form that must be given; it comes out bare (G-28). */
export function requiredPattern({
  label,
  rules,
  missing = REQUIRED_TEXT,
}: PatternOptions & { missing?: string }): FieldOf<'text', ReturnType<typeof requiredRule>> {
  return withRule(() => requiredRule(rules, missing), {
    kind: 'text',
    label,
    required: true,
    empty: '',
    draft: z.string(),
    text: (value) => value,
  });
}

/** An e-mail, which must be given. */
export function email({ label }: { label: string }): FieldOf<'text', typeof emailRule> {
  return {
    kind: 'text',
    label,
    required: true,
    schema: emailRule,
    empty: '',
    draft: z.string(),
    text: (value) => value,
  };
}
