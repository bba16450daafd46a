import {
  type Control,
  type FieldPath,
  type FieldValues,
  type PathValue,
  useController,
} from 'react-hook-form';

/**
 * Joins a field of the component library to a value of a form: `<TextField {...useFormField(control, 'email')} />`.
 *
 * @param deps what this value decides about: once the form was sent, it is judged anew with every change of the value.
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  control: Control<Values, unknown, Output>,
  name: Name,
  deps?: FieldPath<Values>[],
) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  return {
    name: field.name,
    value: field.value,
    onValueChange: (value: PathValue<Values, Name>) => field.onChange(value),
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  };
}
