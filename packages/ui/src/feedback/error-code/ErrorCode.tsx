import { Check, Copy } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './ErrorCode.styles.ts';

export interface ErrorCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** By which those who operate the system find the failure. */
  code: string;
}

/** The code of a failure that people cannot mend themselves, copied with one press. Renders a `<span>`. */
export function ErrorCode({ code, ...rest }: ErrorCodeProps) {
  const messages = useMessages(sharedTexts);
  const common = useMessages(commonTexts);
  const [text, announce] = useAnnouncement();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
      announce(messages.errorCodeCopied);
    } catch {
      announce(common.copyFailed);
    }
  };
  return (
    <S.Root {...rest}>
      <S.Text>
        {messages.errorCode} <S.Code>{code}</S.Code>
      </S.Text>
      <IconButton
        size="sm"
        label={messages.copyErrorCode}
        icon={copied === code ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      />
      <Announcement>{text}</Announcement>
    </S.Root>
  );
}
