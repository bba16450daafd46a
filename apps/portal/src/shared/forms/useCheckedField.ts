import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useFormField } from './useFormField.ts';

/** Joins a box or a switch to a flag of a form: `<Checkbox {...useCheckedField(control, 'principal')} />`. */
export function useCheckedField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean | undefined>,
  Output,
>(control: Control<Values, unknown, Output>, name: Name) {
  const { value, onValueChange, ...field } = useFormField(control, name);
  return { ...field, checked: value, onCheckedChange: onValueChange };
}
