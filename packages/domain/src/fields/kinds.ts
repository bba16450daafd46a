import {
  formatBrl,
  formatNumber,
  isValidEmail,
  normalizeLine,
  onFirstUse,
  type PercentDecimals,
  percentText,
} from '@portal/formats';
import * as z from 'zod/mini';
import {
  oneOf,
  optionalAnswer as optionalAnswerRule,
  requiredAnswer as requiredAnswerRule,
} from './choiceFields.ts';
import {
  type Choice,
  draftSchema,
  emptyForm,
  type FieldOf,
  type FieldTable,
  shapeOf,
  withRule,
} from './defineFields.ts';
import { EMAIL_MAX, EMAIL_TEXT, INVALID_NUMBER, REQUIRED_TEXT, tooLongText } from './fieldTexts.ts';
import {
  flag as flagRule,
  idList,
  type NumberRules,
  optionalId,
  optionalMoney,
  optionalNumber,
  requiredId,
  requiredNumber,
} from './numberFields.ts';
import {
  optionalOption,
  optionalUpperText,
  requiredCodeText,
  requiredOption as requiredOptionRule,
  requiredUpperText,
} from './textFields.ts';

const draftNumber = z.nullable(z.number());
const draftText = z.nullable(z.string());
const draftLine = z.string();
const draftAnswer = z.nullable(z.boolean());

/** A number in Portuguese, with its decimals. */
export function numberText(value: number | null): string | null {
  return value === null ? null : formatNumber(value);
}

/** A flag in words. */
export function yesOrNo(value: boolean): string {
  return value ? 'Sim' : 'Não';
}

interface Labelled {
  label: string;
}

/** An optional amount in reais. */
export function money({ label }: Labelled): FieldOf<'money', ReturnType<typeof optionalMoney>> {
  return withRule(optionalMoney, {
    kind: 'money',
    label,
    empty: null,
    draft: draftNumber,
    text: (value) => (value === null ? null : formatBrl(value)),
  });
}

/** An optional percentage. */
export function rate({
  label,
  ...rules
}: Labelled & NumberRules & { decimals: PercentDecimals }): FieldOf<
  'rate',
  ReturnType<typeof optionalNumber>
> {
  const { decimals, max } = rules;
  return withRule(() => optionalNumber(rules), {
    kind: 'rate',
    label,
    decimals,
    max,
    empty: null,
    draft: draftNumber,
    text: (value) => (value === null ? null : percentText(value, decimals)),
  });
}

/** A number with limits that depend on other values; the rules of the form check it. */
const measured = () =>
  z.pipe(
    z.transform((value: number | null) => value ?? null),
    z.nullable(z.number({ error: INVALID_NUMBER })),
  );

/** A number with just so many decimals; the rules of the form check it. */
export function decimal({
  label,
  decimals,
}: Labelled & { decimals: 2 | 4 }): FieldOf<'decimal', ReturnType<typeof measured>> {
  return withRule(measured, {
    kind: 'decimal',
    label,
    decimals,
    empty: null,
    draft: draftNumber,
    text: (value) => (value === null ? null : formatNumber(value, decimals, decimals)),
  });
}

/** A required number with decimals; an empty one has the message of a number that is too small. */
export function requiredDecimal({
  label,
  decimals,
  ...rules
}: Labelled & NumberRules & { decimals: 2 | 4 }): FieldOf<'decimal', ReturnType<typeof requiredNumber>> {
  return withRule(() => requiredNumber({ ...rules, decimals }, rules.message), {
    kind: 'decimal',
    label,
    decimals,
    max: rules.max,
    required: true,
    empty: null,
    draft: draftNumber,
    text: numberText,
  });
}

interface CountLimits extends Labelled {
  max: number;
  /** Message of a number below 1. */
  message: string;
}

const countRules = ({ max, message }: CountLimits): NumberRules => ({
  decimals: 0,
  min: 1,
  max,
  message,
  tooLarge: `Informe um número até ${formatNumber(max)}`,
});

/** An optional count, from 1. */
export function count(limits: CountLimits): FieldOf<'count', ReturnType<typeof optionalNumber>> {
  const { label, max } = limits;
  return withRule(() => optionalNumber(countRules(limits)), {
    kind: 'count',
    label,
    max,
    empty: null,
    draft: draftNumber,
    text: numberText,
  });
}

/** A required count, from 1; an empty one has the message of a number that is too small. */
export function requiredCount(limits: CountLimits): FieldOf<'count', ReturnType<typeof requiredNumber>> {
  const { label, max, message } = limits;
  return withRule(() => requiredNumber(countRules(limits), message), {
    kind: 'count',
    label,
    max,
    required: true,
    empty: null,
    draft: draftNumber,
    text: numberText,
  });
}

interface TextLimits extends Labelled {
  /** Most characters. */
  max: number;
  /** Message of a longer text. */
  tooLong?: string;
}

/** An optional text of one line in capitals. */
export function text({
  label,
  max,
  tooLong,
}: TextLimits): FieldOf<'text', ReturnType<typeof optionalUpperText>> {
  return withRule(() => optionalUpperText(max, tooLong), {
    kind: 'text',
    label,
    maxLength: max,
    empty: '',
    draft: draftLine,
    text: (value) => value,
  });
}

/** A required text of one line in capitals. */
export function requiredText({
  label,
  max,
  tooLong,
  missing = REQUIRED_TEXT,
}: TextLimits & { missing?: string }): FieldOf<'text', ReturnType<typeof requiredUpperText>> {
  return withRule(() => requiredUpperText(max, missing, tooLong), {
    kind: 'text',
    label,
    maxLength: max,
    required: true,
    empty: '',
    draft: draftLine,
    text: (value) => value,
  });
}

/** A required code that stays as typed, leading zeros included. */
export function requiredCode({
  label,
  max,
  digits = false,
}: Labelled & { max: number; digits?: boolean }): FieldOf<'code', ReturnType<typeof requiredCodeText>> {
  return withRule(() => requiredCodeText(max, digits), {
    kind: 'code',
    label,
    maxLength: max,
    required: true,
    empty: '',
    draft: draftLine,
    text: (value) => value,
  });
}

const emailAddress = () =>
  z.string({ error: REQUIRED_TEXT }).check(
    z.overwrite(normalizeLine),
    z.minLength(1, REQUIRED_TEXT),
    z.maxLength(EMAIL_MAX, tooLongText(EMAIL_MAX)),
    z.refine((text) => text === '' || isValidEmail(text), EMAIL_TEXT),
  );

/** A required e-mail address in the letters in which it is typed (D18). */
export function requiredEmail({ label }: Labelled): FieldOf<'code', ReturnType<typeof emailAddress>> {
  return { ...requiredCode({ label, max: EMAIL_MAX }), schema: emailAddress() };
}

/** An optional value of a fixed list. */
export function option<const List extends string>({
  label,
  list,
}: Labelled & { list: List }): FieldOf<'option', ReturnType<typeof optionalOption>> & {
  readonly list: List;
} {
  const field = withRule(optionalOption, {
    kind: 'option',
    label,
    empty: null,
    draft: draftText,
    text: (value, { names }) => (value ? names.option(list, value) : null),
  });
  return Object.assign(field, { list });
}

/** A value of a fixed list that must be chosen. */
export function requiredOption<const List extends string>({
  label,
  list,
  missing,
}: Labelled & { list: List; missing: string }): FieldOf<'option', ReturnType<typeof requiredOptionRule>> & {
  readonly list: List;
} {
  const field = withRule(() => requiredOptionRule(missing), {
    kind: 'option',
    label,
    required: true,
    empty: null,
    draft: draftText,
    text: (value, { names }) => (value ? names.option(list, value) : null),
  });
  return Object.assign(field, { list });
}

interface PickOptions<Value extends string> extends Labelled {
  /** The values, in the order shown. */
  choices: readonly Choice<Value>[];
  /** The value of an empty form. @default null */
  initial?: Value;
  missing?: string;
}

/** One of a few values, which must be chosen. */
export function pick<const Value extends string>({
  label,
  choices,
  initial,
  missing = REQUIRED_TEXT,
}: PickOptions<Value>): FieldOf<'pick', ReturnType<typeof oneOf<Value>>> {
  const values = choices.map(({ id }) => id);
  return withRule(() => oneOf(values, missing, initial), {
    kind: 'pick',
    label,
    choices,
    required: true,
    empty: initial ?? null,
    draft: z.nullable(z.enum(values)),
    text: (value) => choices.find(({ id }) => id === value)?.descricao ?? null,
  });
}

/** Sim or Não, which must be answered. */
export function requiredAnswer({
  label,
  initial = null,
}: Labelled & {
  /** The answer of an empty form. @default null */
  initial?: boolean | null;
}): FieldOf<'answer', ReturnType<typeof requiredAnswerRule>> {
  return withRule(() => requiredAnswerRule(initial), {
    kind: 'answer',
    label,
    required: true,
    empty: initial,
    draft: draftAnswer,
    text: (value) => (value === null ? null : yesOrNo(value)),
  });
}

/** Sim or Não, or no answer. */
export function answer({ label }: Labelled): FieldOf<'answer', ReturnType<typeof optionalAnswerRule>> {
  return withRule(optionalAnswerRule, {
    kind: 'answer',
    label,
    empty: null,
    draft: draftAnswer,
    text: (value) => (value === null ? null : yesOrNo(value)),
  });
}

/** A value that no page shows: it is sent back as it was read. */
export function unseen<Schema extends z.ZodMiniType>(
  schema: Schema,
  empty: z.input<Schema>,
): FieldOf<'unseen', Schema> {
  return { kind: 'unseen', label: '', schema, empty };
}

/** The id of an optional record. */
export function record({ label }: Labelled): FieldOf<'record', ReturnType<typeof optionalId>> {
  return withRule(optionalId, {
    kind: 'record',
    label,
    empty: null,
    draft: draftNumber,
    text: (value, { names, path }) => (value === null ? null : names.record(path, value)),
  });
}

/** The id of a required record. */
export function requiredRecord({
  label,
  missing,
}: Labelled & { missing: string }): FieldOf<'record', ReturnType<typeof requiredId>> {
  return withRule(() => requiredId(missing), {
    kind: 'record',
    label,
    required: true,
    empty: null,
    draft: draftNumber,
    text: (value, { names, path }) => (value === null ? null : names.record(path, value)),
  });
}

/** The ids of at most `max` records, each once. */
export function records({
  label,
  max,
}: Labelled & { max: number }): FieldOf<'records', ReturnType<typeof idList>> {
  return withRule(() => idList(max), {
    kind: 'records',
    label,
    max,
    empty: [],
    draft: z.array(z.number()),
    text: (ids, { names, path }) => ids.map((id) => names.record(path, id)).join(', '),
  });
}

/** A flag, off by default unless `on` is set. */
export function flag({
  label,
  on = false,
}: Labelled & { on?: boolean }): FieldOf<'flag', ReturnType<typeof flagRule>> {
  return withRule(() => flagRule(on), {
    kind: 'flag',
    label,
    empty: on,
    draft: z.boolean(),
    text: yesOrNo,
  });
}

/** A group of fields; when a body leaves the group out, each field is missing. */
export function group<Fields extends FieldTable>(fields: Fields) {
  const rule = onFirstUse(() => {
    const inner = z.object(shapeOf(fields));
    return z.pipe(
      z.transform((value: z.input<typeof inner>): unknown => value ?? {}),
      inner,
    );
  });
  return {
    kind: 'group',
    label: '',
    fields,
    get schema() {
      return rule();
    },
    empty: emptyForm(fields) as z.input<ReturnType<typeof rule>>, // each field its own value
    draft: draftSchema(fields),
  } as const;
}

/**
 * The same field, never kept in a draft on the device, for example bank data (D11).
 *
 * @param notKept says so to people who are offered the draft
 */
export function neverKept<Kept extends { draft?: unknown }>(notKept: string, { draft, ...field }: Kept) {
  return { ...field, notKept };
}
