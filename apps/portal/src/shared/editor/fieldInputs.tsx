import type { FieldAt, FieldPathOf, FieldTable, FormOf, PathsOfKind } from '@portal/domain';
import {
  Checkbox,
  CurrencyField,
  DateField,
  type DateFieldProps,
  DecimalField,
  MultiSelect,
  NumberField,
  PagedSelect,
  PercentField,
  Select,
  type SelectOption,
  TextArea,
  TextField,
  type TextFieldProps,
} from '@portal/ui';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { askAgainAtom } from '../enumerations/askAgainAtom.ts';
import { type Lookup as LookupList, useLookup } from '../lookups/useLookup.ts';
import { Answer, Choice } from './choiceInputs.tsx';
import { useEditorContext } from './EditorContext.ts';
import type { KnownRecord } from './knownRecords.ts';
import {
  FieldGrid,
  type FieldGridProps,
  FixedField,
  type FixedFieldProps,
  OrRead,
  type OrReadProps,
  orRead,
} from './ReadField.tsx';
import { useDayField } from './useDayField.ts';
import { type FieldOverrides, type InputProps, useField, useTable } from './useField.ts';

interface MoneyProps<Name extends string> extends InputProps<Name> {
  /** Whether it may be below zero, as a balance. @default false */
  allowNegative?: boolean;
}

/** An amount in reais. */
function Money({ name, hint, allowNegative, ...overrides }: MoneyProps<string>) {
  return (
    <CurrencyField {...useField<number | null>(name, overrides)} hint={hint} allowNegative={allowNegative} />
  );
}

interface DayProps<Name extends string>
  extends InputProps<Name>,
    Pick<DateFieldProps, 'min' | 'max' | 'today' | 'dayHint' | 'dayDisabledReason'> {}

/** A day. */
function Day({ name, hint, min, max, today, dayHint, dayDisabledReason, ...overrides }: DayProps<string>) {
  return (
    <DateField {...useDayField(name, overrides)} {...{ hint, min, max, today, dayHint, dayDisabledReason }} />
  );
}

interface RateProps<Name extends string> extends InputProps<Name> {
  /** What Arrow Up adds and Arrow Down takes away. */
  step?: number;
}

/** A percentage with its sign. */
function Rate({ name, hint, step, ...overrides }: RateProps<string>) {
  const { decimals, max } = useTable(name);
  return (
    <PercentField
      {...useField<number | null>(name, overrides)}
      hint={hint}
      decimals={decimals === 4 ? 4 : 2}
      max={max}
      step={step}
    />
  );
}

interface DecimalProps<Name extends string> extends InputProps<Name> {
  /** Unit inside the field. */
  suffix?: string;
  /** Whether it always shows all its decimals. @default true */
  padded?: boolean;
}

/** A number with decimals. */
function Decimal({ name, hint, suffix, padded = true, ...overrides }: DecimalProps<string>) {
  const { decimals, max } = useTable(name);
  return (
    <DecimalField
      {...useField<number | null>(name, overrides)}
      hint={hint}
      suffix={suffix}
      decimals={decimals === 4 ? 4 : 2}
      max={max}
      padded={padded}
    />
  );
}

/** How many there are of something. */
function Count({ name, hint, ...overrides }: InputProps<string>) {
  return <NumberField {...useField<number | null>(name, overrides)} hint={hint} max={useTable(name).max} />;
}

interface TextProps<Name extends string>
  extends InputProps<Name>,
    Pick<TextFieldProps, 'placeholder' | 'type' | 'upperCase' | 'autoComplete' | 'inputMode'> {
  /** Columns that it takes of its grid. */
  'data-span'?: 'full' | '2';
}

/** A text of one line; a code keeps the letters in which it is typed. */
function Text({
  name,
  hint,
  placeholder,
  type,
  upperCase,
  autoComplete,
  inputMode,
  'data-span': span,
  ...overrides
}: TextProps<string>) {
  const { kind, maxLength } = useTable(name);
  return (
    <TextField
      {...useField<string>(name, overrides)}
      {...{ hint, placeholder, type, autoComplete, inputMode, maxLength }}
      upperCase={upperCase ?? kind !== 'code'}
      data-span={span}
    />
  );
}

interface OptionProps<Name extends string> extends InputProps<Name> {
  /** Which values are offered. @default all */
  offers?: (value: string) => boolean;
  /** Columns that it takes of its grid. */
  'data-span'?: 'full' | '2';
}

interface LinesProps<Name extends string> extends InputProps<Name> {
  /** Lines shown at first. @default 4 */
  rows?: number;
  /** Columns that it takes of its grid. */
  'data-span'?: 'full' | '2';
}

/** A text of several lines. */
function Lines({ name, hint, rows, 'data-span': span, ...overrides }: LinesProps<string>) {
  const { maxLength } = useTable(name);
  return (
    <TextArea
      {...useField<string>(name, overrides)}
      hint={hint}
      rows={rows}
      maxLength={maxLength}
      data-span={span}
    />
  );
}

/** A value of a fixed list. */
function Option({ name, hint, offers, 'data-span': span, ...overrides }: OptionProps<string>) {
  const { list = '' } = useTable(name);
  const askAgain = useSetAtom(askAgainAtom);
  const { optionsOf } = useEditorContext();
  const field = useField<string | null>(name, overrides);
  const all = optionsOf(list, field.value);
  const offered = offers ? all.filter(({ value }) => offers(value)) : all;
  return <Select {...field} hint={hint} options={offered} onOpen={askAgain} data-span={span} />;
}

/** Yes or no. */
function Flag({ name, hint: _none, ...overrides }: InputProps<string>) {
  const { value, onValueChange, ...field } = useField<boolean>(name, overrides);
  return <Checkbox {...field} checked={value} onCheckedChange={onValueChange} />;
}

/** A list of the gateway, with what it hangs from, if anything. */
type HangingList<Row, Of> =
  | { lookup: LookupList<Row, number>; of?: undefined }
  | { lookup: LookupList<Row, number, Of>; of: Of };

interface LookupInputProps<Name extends string, Row> extends InputProps<Name> {
  /** Fields that hang from this one: another choice empties them. */
  empties?: readonly Name[];
  /** What the rules read of a row, besides its option. */
  facts?: (row: Row) => Pick<KnownRecord, 'sigla' | 'kit'>;
  /** Called when another record is chosen, or none. */
  onChoice?: () => void;
}

type LookupProps<Name extends string, Row, Of> = LookupInputProps<Name, Row> & HangingList<Row, Of>;

/** A record chosen from a list of the gateway. */
function Lookup<Row, Of>({
  name,
  hint,
  lookup,
  of,
  empties = [],
  facts,
  onChoice,
  ...overrides
}: LookupProps<string, Row, Of>) {
  const { known, change } = useEditorContext();
  const { value, onValueChange, ...field } = useField<number | null>(name, overrides);
  const { choice, rowOf } = useLookup<Row, number, Of | undefined>(lookup, of);
  const chosen = known.of(name, value);
  const choose = (option: SelectOption<number> | null) => {
    const row = option ? rowOf(option.value) : undefined;
    if (option) known.learn(name, { ...option, ...(row !== undefined && facts?.(row)) });
    onValueChange(option?.value ?? null);
    if (option?.value === value) return;
    for (const dependent of empties) change(dependent, null);
    onChoice?.();
  };
  return (
    <PagedSelect<number>
      {...field}
      {...choice}
      value={chosen}
      onValueChange={choose}
      hint={hint ?? chosen?.description}
    />
  );
}

/** A record with its name, as a form of the kind `named` holds it. */
interface NamedRecord {
  readonly id: number;
  readonly descricao?: string | undefined;
}

interface LookupsProps<Name extends string, Row> extends InputProps<Name> {
  lookup: LookupList<Row, number>;
}

/** Records chosen from a list of the gateway. */
function Lookups<Row>({ name, hint, lookup, ...overrides }: LookupsProps<string, Row>) {
  const { known } = useEditorContext();
  const { value, onValueChange, ...field } = useField<number[]>(name, overrides);
  const { choice } = useLookup(lookup);
  return (
    <MultiSelect<number>
      {...field}
      {...choice}
      hint={hint}
      value={value.flatMap((id) => known.of(name, id) ?? [])}
      onValueChange={(options) => {
        for (const option of options) known.learn(name, option);
        onValueChange(options.map((option) => option.value));
      }}
    />
  );
}

type NamedProps<Name extends string, Row, Of> = InputProps<Name> &
  HangingList<Row, Of> & {
    /** Columns that it takes of its grid. */
    'data-span'?: 'full' | '2';
  };

/** Records chosen from a list of the gateway, which the form holds with their names. */
function Named<Row, Of>({
  name,
  hint,
  lookup,
  of,
  'data-span': span,
  ...overrides
}: NamedProps<string, Row, Of>) {
  const { value, onValueChange, ...field } = useField<readonly NamedRecord[]>(name, overrides);
  const { choice } = useLookup<Row, number, Of | undefined>(lookup, of);
  return (
    <MultiSelect<number>
      {...field}
      {...choice}
      hint={hint}
      data-span={span}
      value={value.map(({ id, descricao = String(id) }) => ({ value: id, label: descricao }))}
      onValueChange={(options) =>
        onValueChange(options.map((option) => ({ id: option.value, descricao: option.label })))
      }
    />
  );
}

/** A value that the page fills in: nobody types it, and its rules say what is wrong with it. */
function Shown({ name, hint, ...overrides }: InputProps<string>) {
  const { onValueChange: _, ...field } = useField<string>(name, overrides);
  return (
    <TextField
      {...field}
      value={field.value || '-'}
      hint={hint}
      upperCase={false}
      required={false}
      readOnly
    />
  );
}

/** The values of fields as they are typed. */
function useValues(names: readonly string[]): unknown[] {
  return useWatch({ control: useEditorContext().control, name: names as string[] }); // only read
}

/** What the values make, drawn anew only when that changes. */
function useComputed<Made>(compute: (values: FieldValues) => Made): Made {
  return useWatch({ control: useEditorContext().control, compute });
}

/** Changes values as if somebody had typed them. */
function useChange() {
  return useEditorContext().change;
}

type ValueAt<Fields extends FieldTable, Path extends string> =
  FieldAt<Fields, Path> extends { schema: infer Schema extends z.ZodMiniType } ? z.input<Schema> : never;

/** Props of which one names a field of the table. */
type Naming<Fields extends FieldTable, Props, Name extends keyof Props> = Omit<Props, Name> &
  Record<Name, FieldPathOf<Fields>>;

/** The inputs of a table of fields: each takes the names of its own kind. */
export interface FieldInputs<Fields extends FieldTable> {
  Money: (props: MoneyProps<PathsOfKind<Fields, 'money'>>) => ReactNode;
  Day: (props: DayProps<PathsOfKind<Fields, 'date'>>) => ReactNode;
  Rate: (props: RateProps<PathsOfKind<Fields, 'rate'>>) => ReactNode;
  Decimal: (
    props: DecimalProps<
      PathsOfKind<Fields, 'decimal' | 'rate'> | `${PathsOfKind<Fields, 'numbers'>}.${number}`
    >,
  ) => ReactNode;
  Count: (props: InputProps<PathsOfKind<Fields, 'count'>>) => ReactNode;
  Text: (props: TextProps<PathsOfKind<Fields, 'text' | 'code' | 'link'>>) => ReactNode;
  Lines: (props: LinesProps<PathsOfKind<Fields, 'longText'>>) => ReactNode;
  Option: (props: OptionProps<PathsOfKind<Fields, 'option'>>) => ReactNode;
  Choice: (props: InputProps<PathsOfKind<Fields, 'pick'>>) => ReactNode;
  Answer: (props: InputProps<PathsOfKind<Fields, 'answer'>>) => ReactNode;
  Flag: (props: InputProps<PathsOfKind<Fields, 'flag'>>) => ReactNode;
  Lookup: <Row, Of>(props: LookupProps<PathsOfKind<Fields, 'record'>, Row, Of>) => ReactNode;
  Lookups: <Row>(props: LookupsProps<PathsOfKind<Fields, 'records'>, Row>) => ReactNode;
  Named: <Row, Of>(props: NamedProps<PathsOfKind<Fields, 'named'>, Row, Of>) => ReactNode;
  Shown: (props: InputProps<PathsOfKind<Fields, 'shown'>>) => ReactNode;
  /** A field with an input of another kind, or its value. */
  OrRead: (props: Naming<Fields, OrReadProps, 'name'>) => ReactNode;
  /** A value that nobody types. */
  FixedField: (props: Naming<Fields, FixedFieldProps, 'of'>) => ReactNode;
  /** Fields in columns, or their values in a list. */
  FieldGrid: (props: Naming<Fields, FieldGridProps, 'of'>) => ReactNode;
  /** The values of fields as they are typed. */
  useValues<const Names extends readonly (FieldPathOf<Fields> | keyof Fields)[]>(
    names: Names,
  ): { [Index in keyof Names]: ValueAt<Fields, Names[Index] & string> };
  /** What the values make, drawn anew only when that changes. */
  useComputed<Made>(compute: (values: FormOf<Fields>) => Made): Made;
  /** A field for an input of another kind: what it takes, see `useField`. */
  useField<Path extends FieldPathOf<Fields>>(
    path: Path,
    overrides?: FieldOverrides,
  ): ReturnType<typeof useField<ValueAt<Fields, Path>>>;
  /** Changes a value as if somebody had typed it. */
  useChange(): <Path extends FieldPathOf<Fields>>(name: Path, value: ValueAt<Fields, Path>) => void;
}

const inputs = {
  Money: orRead(Money),
  Day: orRead(Day),
  Rate: orRead(Rate),
  Decimal: orRead(Decimal),
  Count: orRead(Count),
  Text: orRead(Text),
  Lines: orRead(Lines),
  Option: orRead(Option),
  Choice: orRead(Choice),
  Answer: orRead(Answer),
  Flag: orRead(Flag),
  Lookup: orRead(Lookup),
  Lookups: orRead(Lookups),
  Named: orRead(Named),
  Shown: orRead(Shown),
  OrRead,
  FixedField,
  FieldGrid,
  useValues,
  useComputed,
  useField,
  useChange,
};

/**
 * The inputs of the fields of a table, for a section that any form with these fields can show. Their labels, limits and
 * locks come from the editor around them.
 *
 * @example
 * const { Money, Rate } = inputsOf<typeof familySections.prices>();
 * <Money name="valorNf" />
 */
export function inputsOf<Fields extends FieldTable>(): FieldInputs<Fields> {
  // The same inputs for every table: the type narrows the names that they take.
  return inputs as unknown as FieldInputs<Fields>;
}
