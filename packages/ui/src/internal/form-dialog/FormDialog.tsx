import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog, type DialogProps } from '../../overlays/dialog/Dialog.tsx';
import { DialogFailure } from '../dialog-failure/DialogFailure.tsx';
import * as S from './FormDialog.styles.ts';
import type { DialogFormProps } from './formDialogProps.ts';
import { useFirstError } from './useFirstError.ts';

interface FormDialogProps
  extends Omit<DialogProps, 'footer' | 'onSubmit'>,
    Pick<DialogFormProps, 'onSubmit' | 'saving' | 'error' | 'errorAction'> {
  /** A save or a search is under way. @default saving */
  waiting?: boolean | undefined;
  /** @default 'Cancelar' */
  cancelLabel?: ReactNode;
  /** @default 'Salvar' */
  saveLabel?: ReactNode;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Why it cannot be saved yet. */
  saveDisabledReason?: string | undefined;
  /** The main act, where it is another than sending the form. */
  onSave?: (() => void) | undefined;
}

/** A dialog with a form, a way back and a main act. While it saves, only its buttons close it. */
export function FormDialog({
  onSubmit,
  saving = false,
  waiting = saving,
  error = null,
  errorAction,
  cancelLabel,
  saveLabel,
  tone = 'neutral',
  saveDisabledReason,
  onSave,
  dismissable = true,
  children,
  ...rest
}: FormDialogProps) {
  const messages = useMessages(sharedTexts);
  const formId = useId();
  const firstError = useFirstError(waiting);

  return (
    <Dialog
      {...rest}
      dismissable={dismissable && !saving}
      footer={
        <>
          <Button onClick={() => rest.onOpenChange(false, { reason: 'cancel' })}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            {...(onSave ? { onClick: onSave } : { type: 'submit', form: formId })}
            variant="primary"
            tone={tone}
            loading={saving}
            disabled={saveDisabledReason !== undefined}
            disabledReason={saveDisabledReason}
          >
            {saveLabel ?? messages.save}
          </Button>
        </>
      }
    >
      <form
        {...firstError.formProps}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React would send a form around the dialog too, though the page has it elsewhere
          if (saving) return;
          firstError.ask();
          onSubmit(event);
        }}
      >
        <DialogFailure error={error} action={errorAction} />
        <S.Fields>{children}</S.Fields>
        {/* The button people see is outside and at times refuses: Enter reaches the form all the same. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
