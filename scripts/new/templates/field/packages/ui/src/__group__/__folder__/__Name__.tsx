import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type __Name__Props = Omit<TextFieldProps, 'type'>;

/** One line of text in capitals. Renders a `<div>` around label, `<input>` and message. */
export function __Name__({ maxLength = 20, ...rest }: __Name__Props) {
  return <TextField {...rest} maxLength={maxLength} />;
}
