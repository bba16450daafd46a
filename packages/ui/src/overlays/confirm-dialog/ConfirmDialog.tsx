import { normalizeLines } from '@portal/formats';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { DialogFailure } from '../../internal/dialog-failure/DialogFailure.tsx';
import { Modal } from '../../internal/modal/Modal.tsx';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './ConfirmDialog.styles.ts';
import { useObservations } from './useObservations.ts';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Shows the dialog. */
  open: boolean;
  /** Called to close without confirming: by Escape, a press outside or the cancel button. */
  onOpenChange: DialogOpenChange;
  /** The question. */
  title: ReactNode;
  /** What follows from confirming. */
  children?: ReactNode;
  /** What happens, as a verb. @default 'Confirmar' */
  confirmLabel?: ReactNode;
  /** The way back, where nothing happens. @default 'Voltar' */
  cancelLabel?: ReactNode;
  /** `danger` for what cannot be undone; focus then starts on the cancel button, unless observations must be given. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The act is under way: it cannot be confirmed again. @default false */
  saving?: boolean | undefined;
  /** Adds a field for observations; `required` refuses an empty one. */
  observations?: 'optional' | 'required' | undefined;
  /** Most characters of the observations. @default 200 */
  observationsMaxLength?: number | undefined;
  /** What stands in the field when it first opens, as what was typed before the page was left. @default '' */
  defaultObservations?: string | undefined;
  /** Called with the observations as they are typed, to keep them. */
  onObservationsChange?: ((text: string) => void) | undefined;
  /** Why the act failed; it can be confirmed again. Take it back when the dialog closes. @default null */
  error?: Failure | null | undefined;
  /** The way on after `error`, as a button that reads the record again. */
  errorAction?: ReactNode;
  /** Called on confirmation with the observations, without outer spaces. The parent closes the dialog. */
  onConfirm: (observations: string) => void;
}

/**
 * Asks before an act is done. While it is under way, and once observations were typed, only the buttons close it. Renders
 * a `<div role="dialog">`.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  saving = false,
  observations,
  observationsMaxLength = 200,
  defaultObservations = '',
  onObservationsChange,
  error = null,
  errorAction,
  onConfirm,
  children,
  ...rest
}: ConfirmDialogProps) {
  const messages = useMessages(sharedTexts);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const field = useObservations(open, observations, defaultObservations);
  // Who has to say why begins to type; a space on a button would close it and lose the text.
  const begin = observations === 'required' || (observations && tone !== 'danger') ? areaRef : undefined;

  const confirm = () => {
    if (field.check()) onConfirm(normalizeLines(field.text));
    else areaRef.current?.focus();
  };

  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      role="dialog"
      size="sm"
      dismissable={!saving && field.text === ''}
      closeButton={false}
      describedByContent={!observations && children !== undefined}
      initialFocusRef={begin ?? (tone === 'danger' ? cancelRef : confirmRef)}
      footer={
        <>
          <Button ref={cancelRef} onClick={() => onOpenChange(false, { reason: 'cancel' })}>
            {cancelLabel ?? messages.back}
          </Button>
          <Button ref={confirmRef} variant="primary" tone={tone} loading={saving} onClick={confirm}>
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      <DialogFailure error={error} action={errorAction} />
      {(children || observations) && (
        <S.Content>
          {children}
          {observations && (
            <TextArea
              label={messages.observations}
              value={field.text}
              onValueChange={(text) => {
                field.setText(text);
                onObservationsChange?.(text);
              }}
              error={field.error}
              required={observations === 'required'}
              readOnly={saving}
              maxLength={observationsMaxLength}
              inputRef={areaRef}
            />
          )}
        </S.Content>
      )}
    </Modal>
  );
}
