/** Joins a field of a dialog to the value that its parent keeps; the parent says what is wrong with it. */
export interface FieldBinding<Value> {
  /** Form name of the control. */
  name?: string | undefined;
  value: Value;
  /** A method, so that a value out of a few texts fits a field that offers just those. */
  onValueChange(value: Value): void;
  /** Told when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** The control, for focus. */
  inputRef?: ((control: HTMLElement | null) => void) | undefined;
  error?: string | undefined;
}
