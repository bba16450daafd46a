import type { ComponentProps, ComponentPropsWithRef, ReactNode } from 'react';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import type { DialogOpenChange } from '../modal/useModal.ts';

/**
 * Props of every dialog with a form. The dialog shows values and errors and reports actions; the parent has the
 * rules.
 */
export interface DialogFormProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children' | 'onSubmit'> {
  /** Shows the dialog. */
  open: boolean;
  /** A sentence below the title, as of whom it is about. */
  description?: ReactNode;
  /** Asked to close without saving, with what the person did. The parent closes the dialog after a save too. */
  onOpenChange: DialogOpenChange;
  /** The form was sent. The first field that is wrong then, or once the parent has checked it, gets focus. */
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>; // older types of React have no name for its event
  /** The save is under way: nothing can be changed or sent again. @default false */
  saving?: boolean | undefined;
  /** Why the save failed, where it is about no field. @default null */
  error?: Failure | null | undefined;
  /** The way on after `error`, as a button that reads the record again. */
  errorAction?: ReactNode;
}
