import { CircleAlert } from 'lucide-react';
import { Button } from '../../actions/button/Button.tsx';
import { LazyErrorCode } from '../../feedback/error-code/LazyErrorCode.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './StaleFailure.styles.ts';

interface StaleFailureProps {
  error: Failure;
  /** What did not work. @default 'Não foi possível carregar' */
  title?: string;
  /** Takes the whole width of the frame it is in, over what that shows. @default false */
  framed?: boolean;
  onRetry: (() => void) | undefined;
  /** The retry is under way. */
  retrying: boolean;
}

/** Error beside what was read before, which stays. Renders an alert. */
export function StaleFailure({ error, title, framed = false, onRetry, retrying }: StaleFailureProps) {
  const messages = useMessages(commonTexts);
  return (
    <S.Root role="alert" data-framed={framed || undefined}>
      <CircleAlert aria-hidden="true" />
      <div>
        <strong>{title ?? messages.errorTitle}</strong>
        <p>{error.message}</p>
        {error.code && <LazyErrorCode code={error.code} />}
      </div>
      {onRetry && (
        <Button size="sm" loading={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </S.Root>
  );
}
