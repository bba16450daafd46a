/** Connects a field of a dialog to a value of its parent, which also validates it. */
export interface FieldBinding<Value> {
  /** Form name of the control. */
  name?: string | undefined;
  value: Value;
  /** A method, so that a value out of a few texts fits a field that offers just those. */
  onValueChange(value: Value): void;
  /** Called on blur. */
  onBlur?: (() => void) | undefined;
  /** The control, for focus. */
  inputRef?: ((control: HTMLElement | null) => void) | undefined;
  error?: string | undefined;
}

/** The same with the label of the field, which its form gives. */
export interface LabelledBinding<Value> extends FieldBinding<Value> {
  label: string;
}
