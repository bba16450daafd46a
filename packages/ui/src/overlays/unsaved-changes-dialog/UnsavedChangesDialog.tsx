import { type ComponentPropsWithRef, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Modal } from '../../internal/modal/Modal.tsx';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { unsavedChangesDialogTexts } from './UnsavedChangesDialog.texts.ts';

export interface UnsavedChangesDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Shows the dialog. */
  open: boolean;
  /** Called to close and stay: by Escape, a press outside or "Voltar". */
  onOpenChange: DialogOpenChange;
  /** Called when the user discards the changes and leaves. The parent closes the dialog. */
  onLeave: () => void;
}

/**
 * Asks before a form with unsaved changes is left (PRD-013, FMC-125, RVF-048, RVP-005). Focus starts on the way back.
 * Renders a `<div role="alertdialog">`.
 */
export function UnsavedChangesDialog({ onOpenChange, onLeave, ...rest }: UnsavedChangesDialogProps) {
  const messages = useMessages(unsavedChangesDialogTexts);
  const shared = useMessages(sharedTexts);
  const stayRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...rest}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={messages.unsavedTitle}
      dismissable
      closeButton={false}
      describedByContent
      initialFocusRef={stayRef}
      footer={
        <>
          <Button ref={stayRef} onClick={() => onOpenChange(false, { reason: 'cancel' })}>
            {shared.back}
          </Button>
          <Button variant="primary" tone="danger" onClick={onLeave}>
            {messages.leaveWithoutSaving}
          </Button>
        </>
      }
    >
      <p>{messages.unsavedQuestion}</p>
    </Modal>
  );
}
