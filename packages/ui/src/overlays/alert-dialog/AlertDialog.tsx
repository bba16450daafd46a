import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Modal } from '../../internal/modal/Modal.tsx';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Shows the dialog. */
  open: boolean;
  /** Called to close: by Escape, a press outside or the one button. */
  onOpenChange: DialogOpenChange;
  /** Names the dialog. */
  title: ReactNode;
  /** The message, read along with the title. */
  children: ReactNode;
  /** The button that closes it. @default 'OK' */
  okLabel?: ReactNode;
}

/** A message to take note of, with one button (WID-006). Renders a `<div role="alertdialog">`. */
export function AlertDialog({ okLabel, onOpenChange, children, ...rest }: AlertDialogProps) {
  const messages = useMessages(sharedTexts);
  const okRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...rest}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      dismissable
      closeButton={false}
      describedByContent
      initialFocusRef={okRef}
      footer={
        <Button ref={okRef} variant="primary" onClick={() => onOpenChange(false, { reason: 'ok' })}>
          {okLabel ?? messages.ok}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
