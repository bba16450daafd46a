import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../actions/button/Button.tsx';
import { hrefFromText } from '../../../internal/html/safeHref.ts';
import { sharedTexts } from '../../../locale/sharedTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { Dialog } from '../../../overlays/dialog/Dialog.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { richTextFieldTexts } from '../RichTextField.texts.ts';

interface LinkDialogProps {
  /** Address of the link at the caret; none for a new link. */
  href: string | undefined;
  onApply: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Form of the address of a link: web or e-mail only. Renders a dialog. */
export function LinkDialog({ href, onApply, onRemove, onClose }: LinkDialogProps) {
  const messages = useMessages(richTextFieldTexts);
  const shared = useMessages(sharedTexts);
  const formId = useId();
  const [text, setText] = useState(href ?? '');
  const [isRefused, setRefused] = useState(false);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = hrefFromText(text);
    if (address === undefined) setRefused(true);
    else onApply(address);
  };

  return (
    <Dialog
      open
      size="sm"
      title={href === undefined ? messages.insertLink : messages.editLink}
      onOpenChange={onClose}
      footer={
        <>
          {href !== undefined && (
            <Button variant="ghost" onClick={onRemove}>
              {messages.removeLink}
            </Button>
          )}
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {messages.applyLink}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <TextField
          label={messages.linkAddress}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={messages.linkHint}
          error={isRefused ? messages.linkInvalid : undefined}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setRefused(false);
          }}
        />
      </form>
    </Dialog>
  );
}
