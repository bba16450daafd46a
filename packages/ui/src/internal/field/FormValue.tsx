interface FormValueProps {
  /** Name in the form; without one the form gets nothing. */
  name: string | undefined;
  value: string | number;
  disabled: boolean | undefined;
}

/** What a form gets of a field whose own input shows something else. Renders an `<input type="hidden">`. */
export function FormValue({ name, value, disabled }: FormValueProps) {
  return name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />;
}
