import { type BaseSyntheticEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog, type DialogProps } from '../../overlays/dialog/Dialog.tsx';
import * as S from './FormDialog.styles.ts';

interface FormDialogProps extends Omit<DialogProps, 'footer' | 'description'> {
  /** From `useDialogForm`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    submit: (event: BaseSyntheticEvent) => void;
    saving: boolean;
  };
  /** Why the save failed, where it is about no field. */
  error: ReactNode;
  /** The way on after it. */
  errorAction?: ReactNode;
  /** @default 'Cancelar' */
  cancelLabel?: ReactNode;
  /** @default 'Salvar' */
  saveLabel?: ReactNode;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Why it cannot be saved yet. */
  unavailable?: string | undefined;
  /** The main act, where it is another than sending the form. */
  onSave?: ((event: BaseSyntheticEvent) => void) | undefined;
}

/** A dialog with a form, a way back and a main act. While it saves, only its buttons close it. */
export function FormDialog({
  form,
  error,
  errorAction,
  cancelLabel,
  saveLabel,
  tone,
  unavailable,
  onSave = form.submit,
  dismissable = true,
  children,
  ...rest
}: FormDialogProps) {
  const messages = useMessages();
  const failureRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (error) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <Dialog
      {...rest}
      dismissable={dismissable && !form.saving}
      footer={
        <>
          <Button onClick={() => rest.onOpenChange(false, { reason: 'cancel' })}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant="primary"
            tone={tone ?? 'neutral'}
            loading={form.saving}
            disabled={unavailable !== undefined}
            disabledReason={unavailable}
            onClick={onSave}
          >
            {saveLabel ?? messages.save}
          </Button>
        </>
      }
    >
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation(); // React would send a form around the dialog too, though the page has it elsewhere
          form.submit(event);
        }}
      >
        <S.Failure ref={failureRef}>
          {error && <Banner tone="danger" title={error} action={errorAction} />}
        </S.Failure>
        <S.Fields>{children}</S.Fields>
        {/* The button people see is outside and at times refuses: Enter reaches the form all the same. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
