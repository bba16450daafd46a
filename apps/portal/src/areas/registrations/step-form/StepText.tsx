import { TextField, type TextFieldProps } from '@portal/ui';
import type { Control, FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import { useFormField } from '../../../shared/forms/useFormField.ts';

interface StepTextProps<Values extends FieldValues, Output>
  extends Pick<TextFieldProps, 'hint' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'upperCase'> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null>;
  label: string;
  required?: boolean;
  readOnly: boolean;
}

/** A text of a step; nothing is asked for where it is only read. */
export function StepText<Values extends FieldValues, Output>({
  control,
  name,
  required = false,
  readOnly,
  ...rest
}: StepTextProps<Values, Output>) {
  const { value, onValueChange, ...field } = useFormField(control, name);
  return (
    <TextField
      {...rest}
      {...field}
      value={value ?? ''}
      // The name is that of a text.
      onValueChange={(text) => onValueChange(text as PathValue<Values, typeof name>)}
      required={required && !readOnly}
      readOnly={readOnly}
      reserveMessage={!readOnly}
    />
  );
}
