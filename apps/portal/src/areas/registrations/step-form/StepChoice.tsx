import { RadioGroup, TextField } from '@portal/ui';
import type { Control, FieldPath, FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import { useFormField } from '../../../shared/forms/useFormField.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The values with their labels, in the order shown. */
  options: readonly { readonly id: Value; readonly descricao: string }[];
  required?: boolean | undefined;
  readOnly: boolean;
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change it. */
  disabledReason?: string | undefined;
}

interface FieldState<Value> {
  readonly name: string;
  readonly value: Value | null;
  onValueChange(value: Value): void;
  readonly error: string | undefined;
}

/** One of a few values as buttons beside each other; where it is only read, as text. */
function Choice<Value extends string>({
  options,
  required = false,
  readOnly,
  value,
  ...rest
}: ChoiceProps<Value> & FieldState<Value>) {
  if (readOnly) {
    const chosen = options.find(({ id }) => id === value);
    return <TextField label={rest.label} value={chosen?.descricao ?? ''} readOnly />;
  }
  return (
    <RadioGroup
      {...rest}
      orientation="horizontal"
      options={options.map(({ id, descricao }) => ({ value: id, label: descricao }))}
      value={value}
      required={required}
    />
  );
}

interface StepChoiceProps<Values extends FieldValues, Output, Value extends string>
  extends ChoiceProps<Value> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** One of a few fixed values of a step, as DDE or DDF. */
export function StepChoice<Values extends FieldValues, Output, Value extends string>({
  control,
  name,
  ...rest
}: StepChoiceProps<Values, Output, Value>) {
  const { value, ...field } = useFormField(control, name);
  return <Choice {...rest} {...field} value={rest.options.find(({ id }) => id === value)?.id ?? null} />;
}

const ANSWERS = [
  { id: 'sim', descricao: 'Sim' },
  { id: 'nao', descricao: 'Não' },
] as const;

type AnswerName<Values extends FieldValues> = FieldPathByValue<Values, boolean | null>;

interface StepAnswerProps<Values extends FieldValues, Output>
  extends Omit<ChoiceProps<(typeof ANSWERS)[number]['id']>, 'options'> {
  control: Control<Values, unknown, Output>;
  name: AnswerName<Values>;
  /** What the answer decides about, see `useFormField`. */
  deps?: FieldPath<Values>[] | undefined;
}

/** A question of a step that is answered by Sim or Não. */
export function StepAnswer<Values extends FieldValues, Output>({
  control,
  name,
  deps,
  ...rest
}: StepAnswerProps<Values, Output>) {
  const { value, onValueChange, ...field } = useFormField(control, name, deps);
  const answer = value === null || value === undefined ? null : value ? 'sim' : 'nao';
  return (
    <Choice
      {...rest}
      {...field}
      options={ANSWERS}
      value={answer}
      // The name is that of a flag.
      onValueChange={(next) => onValueChange((next === 'sim') as PathValue<Values, AnswerName<Values>>)}
    />
  );
}
