import type { ChangeEvent, FocusEventHandler, Ref } from 'react';
import type { FieldRootProps } from '../field/Field.tsx';
import type { FieldProps } from '../field/fieldProps.ts';

/** What goes with a change of such a field. */
export interface BareChange {
  /** The event of the change. */
  event: ChangeEvent<HTMLInputElement>;
  /** Why the value is not valid, as shown on blur; a warning is none, nor is a missing value. */
  problem: string | undefined;
}

/** What every field takes that shows punctuation its value does not have. */
export interface BareFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The characters without punctuation, where the parent keeps them; written with it, they are read all the same. */
  value?: string | undefined;
  /** The characters at first, where the field keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called on every change with the characters so far, without punctuation, and what is wrong with them. */
  onValueChange?: ((value: string, details: BareChange) => void) | undefined;
  /** What the browser may fill in. @default 'off' */
  autoComplete?: string | undefined;
  /** Example of a value; never in place of the label. */
  placeholder?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}
