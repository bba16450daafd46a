import {
  formatBrl,
  formatNumber,
  formatPercent,
  isValidEmail,
  normalizeLine,
  type PercentDecimals,
} from '@portal/formats';
import { z } from 'zod';
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

const draftNumber = z.number().nullable();
const draftText = z.string().nullable();
const draftAnswer = z.boolean().nullable();

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
  return {
    kind: 'money',
    label,
    schema: optionalMoney(),
    empty: null,
    draft: draftNumber,
    text: (value) => (value === null ? null : formatBrl(value)),
  };
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
  return {
    kind: 'rate',
    label,
    decimals,
    max,
    schema: optionalNumber(rules),
    empty: null,
    draft: draftNumber,
    text: (value) => (value === null ? null : `${formatPercent(value, decimals)} %`),
  };
}

/** A number with limits that depend on other values; the rules of the form check it. */
const measured = () =>
  z.preprocess((value: number | null) => value ?? null, z.number({ error: INVALID_NUMBER }).nullable());

/** A number with decimals; the rules of the form check it. */
export function decimal({
  label,
  decimals,
}: Labelled & { decimals: 2 | 4 }): FieldOf<'decimal', ReturnType<typeof measured>> {
  return {
    kind: 'decimal',
    label,
    decimals,
    schema: measured(),
    empty: null,
    draft: draftNumber,
    text: numberText,
  };
}

/** A required number with decimals; an empty one has the message of a number that is too small. */
export function requiredDecimal({
  label,
  decimals,
  ...rules
}: Labelled & NumberRules & { decimals: 2 | 4 }): FieldOf<'decimal', ReturnType<typeof requiredNumber>> {
  return {
    kind: 'decimal',
    label,
    decimals,
    max: rules.max,
    required: true,
    schema: requiredNumber({ ...rules, decimals }, rules.message),
    empty: null,
    draft: draftNumber,
    text: numberText,
  };
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
  tooLarge: `Informe um número até ${max}`,
});

/** An optional count, from 1. */
export function count(limits: CountLimits): FieldOf<'count', ReturnType<typeof optionalNumber>> {
  const { label, max } = limits;
  return {
    kind: 'count',
    label,
    max,
    schema: optionalNumber(countRules(limits)),
    empty: null,
    draft: draftNumber,
    text: numberText,
  };
}

/** A required count, from 1; an empty one has the message of a number that is too small. */
export function requiredCount(limits: CountLimits): FieldOf<'count', ReturnType<typeof requiredNumber>> {
  const { label, max, message } = limits;
  return {
    kind: 'count',
    label,
    max,
    required: true,
    schema: requiredNumber(countRules(limits), message),
    empty: null,
    draft: draftNumber,
    text: numberText,
  };
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
  return {
    kind: 'text',
    label,
    maxLength: max,
    schema: optionalUpperText(max, tooLong),
    empty: '',
    draft: z.string(),
    text: (value) => value,
  };
}

/** A required text of one line in capitals. */
export function requiredText({
  label,
  max,
  tooLong,
  missing = REQUIRED_TEXT,
}: TextLimits & { missing?: string }): FieldOf<'text', ReturnType<typeof requiredUpperText>> {
  return {
    kind: 'text',
    label,
    maxLength: max,
    required: true,
    schema: requiredUpperText(max, missing, tooLong),
    empty: '',
    draft: z.string(),
    text: (value) => value,
  };
}

/** A required code that stays as typed, leading zeros included. */
export function requiredCode({
  label,
  max,
  digits = false,
}: Labelled & { max: number; digits?: boolean }): FieldOf<'code', ReturnType<typeof requiredCodeText>> {
  return {
    kind: 'code',
    label,
    maxLength: max,
    required: true,
    schema: requiredCodeText(max, digits),
    empty: '',
    draft: z.string(),
    text: (value) => value,
  };
}

const emailAddress = () =>
  z
    .string({ error: REQUIRED_TEXT })
    .overwrite(normalizeLine)
    .min(1, REQUIRED_TEXT)
    .max(EMAIL_MAX, tooLongText(EMAIL_MAX))
    .refine((text) => text === '' || isValidEmail(text), EMAIL_TEXT);

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
  return {
    kind: 'option',
    label,
    list,
    schema: optionalOption(),
    empty: null,
    draft: draftText,
    text: (value, { names }) => (value ? names.option(list, value) : null),
  };
}

/** A value of a fixed list that must be chosen. */
export function requiredOption<const List extends string>({
  label,
  list,
  missing,
}: Labelled & { list: List; missing: string }): FieldOf<'option', ReturnType<typeof requiredOptionRule>> & {
  readonly list: List;
} {
  return {
    kind: 'option',
    label,
    list,
    required: true,
    schema: requiredOptionRule(missing),
    empty: null,
    draft: draftText,
    text: (value, { names }) => (value ? names.option(list, value) : null),
  };
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
  return {
    kind: 'pick',
    label,
    choices,
    required: true,
    schema: oneOf(values, missing, initial),
    empty: initial ?? null,
    draft: z.enum(values).nullable(),
    text: (value) => choices.find(({ id }) => id === value)?.descricao ?? null,
  };
}

/** Sim or Não, which must be answered. */
export function requiredAnswer({
  label,
  initial = null,
}: Labelled & {
  /** The answer of an empty form. @default null */
  initial?: boolean | null;
}): FieldOf<'answer', ReturnType<typeof requiredAnswerRule>> {
  return {
    kind: 'answer',
    label,
    required: true,
    schema: requiredAnswerRule(initial),
    empty: initial,
    draft: draftAnswer,
    text: (value) => (value === null ? null : yesOrNo(value)),
  };
}

/** Sim or Não, or no answer. */
export function answer({ label }: Labelled): FieldOf<'answer', ReturnType<typeof optionalAnswerRule>> {
  return {
    kind: 'answer',
    label,
    schema: optionalAnswerRule(),
    empty: null,
    draft: draftAnswer,
    text: (value) => (value === null ? null : yesOrNo(value)),
  };
}

/** A value that no page shows: it is sent back as it was read. */
export function unseen<Schema extends z.ZodType>(
  schema: Schema,
  empty: z.input<Schema>,
): FieldOf<'unseen', Schema> {
  return { kind: 'unseen', label: '', schema, empty };
}

/** The id of an optional record. */
export function record({ label }: Labelled): FieldOf<'record', ReturnType<typeof optionalId>> {
  return {
    kind: 'record',
    label,
    schema: optionalId(),
    empty: null,
    draft: draftNumber,
    text: (value, { names, path }) => (value === null ? null : names.record(path, value)),
  };
}

/** The id of a required record. */
export function requiredRecord({
  label,
  missing,
}: Labelled & { missing: string }): FieldOf<'record', ReturnType<typeof requiredId>> {
  return {
    kind: 'record',
    label,
    required: true,
    schema: requiredId(missing),
    empty: null,
    draft: draftNumber,
    text: (value, { names, path }) => (value === null ? null : names.record(path, value)),
  };
}

/** The ids of at most `max` records, each once. */
export function records({
  label,
  max,
}: Labelled & { max: number }): FieldOf<'records', ReturnType<typeof idList>> {
  return {
    kind: 'records',
    label,
    max,
    schema: idList(max),
    empty: [],
    draft: z.array(z.number()),
    text: (ids, { names, path }) => ids.map((id) => names.record(path, id)).join(', '),
  };
}

/** A flag, off by default unless `on` is set. */
export function flag({
  label,
  on = false,
}: Labelled & { on?: boolean }): FieldOf<'flag', ReturnType<typeof flagRule>> {
  return {
    kind: 'flag',
    label,
    schema: flagRule(on),
    empty: on,
    draft: z.boolean(),
    text: yesOrNo,
  };
}

/** A group of fields; when a body leaves the group out, each field is missing. */
export function group<Fields extends FieldTable>(fields: Fields) {
  const inner = z.object(shapeOf(fields));
  const schema = z.preprocess((value: z.input<typeof inner>) => value ?? {}, inner);
  return {
    kind: 'group',
    label: '',
    fields,
    schema,
    empty: emptyForm(fields) as z.input<typeof schema>, // each field its own value
    draft: draftSchema(fields),
  } as const;
}

/** The same field, never kept in a draft on the device, for example bank data (D11). */
export function neverKept<Kept extends { draft?: unknown }>({ draft, ...field }: Kept): Omit<Kept, 'draft'> {
  return field;
}
