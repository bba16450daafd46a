import { useRef, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Modal } from '../../internal/modal/Modal.tsx';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { selectionTableTexts } from './SelectionTable.texts.ts';

interface LimitDialogProps {
  /** Most rows that can be chosen. */
  max: number;
  /** Reads the first of them and returns what chooses them, where that is possible. */
  readFirst: (() => Promise<() => void>) | undefined;
  onClose: () => void;
}

/** Refuses to choose all rows and offers the first of them (WID-050, WID-051, D20). Renders an alert dialog. */
export default function LimitDialog({ max, readFirst, onClose }: LimitDialogProps) {
  const messages = useMessages(selectionTableTexts);
  const shared = useMessages(sharedTexts);
  const okRef = useRef<HTMLButtonElement>(null);
  const isMounted = useIsMounted();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const selectFirst = async () => {
    setLoading(true);
    setFailed(false);
    try {
      const choose = await readFirst?.();
      if (!isMounted()) return; // closed meanwhile: what is chosen stays
      choose?.();
      onClose();
    } catch {
      if (isMounted()) setFailed(true);
    } finally {
      if (isMounted()) setLoading(false);
    }
  };

  return (
    <Modal
      open
      onOpenChange={onClose}
      role="alertdialog"
      size="sm"
      dismissable
      closeButton={false}
      describedByContent
      title={messages.selectionRefused}
      initialFocusRef={okRef}
      footer={
        <>
          {readFirst && (
            <Button loading={isLoading} onClick={selectFirst}>
              {messages.selectFirst(max)}
            </Button>
          )}
          <Button ref={okRef} variant="primary" onClick={onClose}>
            {shared.ok}
          </Button>
        </>
      }
    >
      <p>{messages.selectionLimit(max)}</p>
      {hasFailed && <p role="alert">{messages.selectFirstFailed}</p>}
    </Modal>
  );
}
