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
  /** Reads the first of them and returns what chooses them and tells how many are chosen then, where that is possible. */
  readFirst: (() => Promise<() => number>) | undefined;
  onClose: () => void;
}

/** Refuses to choose all rows and offers the first of them (WID-050, WID-051, D20). Renders an alert dialog. */
export default function LimitDialog({ max, readFirst, onClose }: LimitDialogProps) {
  const messages = useMessages(selectionTableTexts);
  const shared = useMessages(sharedTexts);
  const okRef = useRef<HTMLButtonElement>(null);
  const isMounted = useIsMounted();
  const [isLoading, setLoading] = useState(false);
  /** Why the first rows were not chosen. */
  const [failure, setFailure] = useState<string | null>(null);

  const selectFirst = async () => {
    setLoading(true);
    setFailure(null);
    try {
      const choose = await readFirst?.();
      if (!isMounted()) return; // closed meanwhile: what is chosen stays
      const count = choose?.() ?? 0;
      if (count > max) setFailure(messages.selectFirstTooMany(count, max));
      else onClose();
    } catch {
      if (isMounted()) setFailure(messages.selectFirstFailed);
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
      {failure !== null && <p role="alert">{failure}</p>}
    </Modal>
  );
}
