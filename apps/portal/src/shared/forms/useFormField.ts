import {
  type Control,
  type FieldPath,
  type FieldValues,
  type PathValue,
  useController,
} from 'react-hook-form';

/**
 * Connects a field of the library to a form value: `<TextField {...useFormField(control, 'email')} />`.
 *
 * @param deps fields that depend on this value: after the first submit they are validated again with each change.
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
