import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { Modal } from '../../internal/modal/Modal.tsx';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';

export type { DialogCloseReason } from '../../internal/modal/useModal.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Shows the dialog. */
  open: boolean;
  /** Called to close, with what the person did: Escape, a press outside or the close button. */
  onOpenChange: DialogOpenChange;
  /** Names the dialog. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Widest: 440, 600 or 840 px; `full` takes the whole window, as for a long table. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Closes on Escape and on a press outside; the close button is there either way. @default true */
  dismissable?: boolean | undefined;
  /** Acts, at the end; the page's own order, the main one last. */
  footer?: ReactNode;
  /** What has focus first; otherwise the first field, or the dialog itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Scrolls inside the dialog where it is taller than the window. */
  children?: ReactNode;
}

/** A modal dialog. Renders a `<div role="dialog">`. */
export function Dialog({ size = 'md', dismissable = true, ...rest }: DialogProps) {
  return <Modal {...rest} role="dialog" size={size} dismissable={dismissable} closeButton />;
}
