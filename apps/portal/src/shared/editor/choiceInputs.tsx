import { type Choice as ChoiceOf, yesOrNo } from '@portal/domain';
import { RadioGroup } from '@portal/ui';
import { type InputProps, useField, useTable } from './useField.ts';

interface ChoicesProps extends ReturnType<typeof useField<string | null>> {
  choices: readonly ChoiceOf[];
  hint?: string | undefined;
}

/** A few values as buttons beside each other. */
function Choices({ choices, ...field }: ChoicesProps) {
  return (
    <RadioGroup
      {...field}
      orientation="horizontal"
      options={choices.map(({ id, descricao }) => ({ value: id, label: descricao }))}
    />
  );
}

/** One of a few values. */
export function Choice({ name, hint, ...overrides }: InputProps<string>) {
  const { choices = [] } = useTable(name);
  return <Choices {...useField<string | null>(name, overrides)} choices={choices} hint={hint} />;
}

const ANSWERS = [true, false].map((answer) => ({ id: String(answer), descricao: yesOrNo(answer) }));

/** A question that is answered by Sim or Não. */
export function Answer({ name, hint, ...overrides }: InputProps<string>) {
  const { value, onValueChange, ...field } = useField<boolean | null>(name, overrides);
  return (
    <Choices
      {...field}
      choices={ANSWERS}
      hint={hint}
      value={value === null ? null : String(value)}
      onValueChange={(answer) => onValueChange(answer === String(true))}
    />
  );
}
