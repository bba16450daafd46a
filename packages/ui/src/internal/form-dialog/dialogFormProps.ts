import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DialogOpenChange } from '../modal/useModal.ts';
import type { FieldErrors } from './useServerErrors.ts';

/** What every dialog with a form takes; it signals to its parent and makes no call of its own. */
export interface DialogFormProps<Values>
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Each opening starts with what is given then, or empty. */
  open: boolean;
  /** Asked to close without saving, with what the person did. The parent closes the dialog after a save too. */
  onOpenChange: DialogOpenChange;
  /** The save is under way: nothing can be changed or sent again. @default false */
  saving?: boolean | undefined;
  /** Why the save failed, where it is about no field; what was typed stays. Take it back when the dialog closes. */
  error?: ReactNode;
  /** The way on after `error`, as a button that reads the record again. */
  errorAction?: ReactNode;
  /**
   * What the server found wrong, by field: the first such field gets focus, and its error goes once it is changed. Take
   * it back when the dialog closes.
   */
  fieldErrors?: FieldErrors<Values> | undefined;
}

/** What a dialog takes whose page keeps what is typed until it is saved. */
export interface DialogDraftProps<Values> {
  /** What stands in the form when it opens, where that is not the record: something typed before and not saved. */
  initialValues?: Values | undefined;
  /** Told of the values as they are typed. */
  onValuesChange?: ((values: Values) => void) | undefined;
}
