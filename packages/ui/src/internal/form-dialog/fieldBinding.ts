/** Joins a field of a dialog to the value that its parent keeps; the parent says what is wrong with it. */
export interface FieldBinding<Value> {
  /** Form name of the control. */
  name?: string | undefined;
  value: Value;
  onValueChange: (value: Value) => void;
  /** Told when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** The control, for focus. */
  inputRef?: ((control: HTMLElement | null) => void) | undefined;
  error?: string | undefined;
}
