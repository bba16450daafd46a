import { Button } from '../../actions/button/Button.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CardList.styles.ts';

interface NextPageErrorProps {
  /** What went wrong. */
  message: string;
  onRetry: (() => void) | undefined;
  /** The retry is under way. */
  retrying: boolean;
}

/** Error below the loaded cards when more could not be loaded. Renders an alert. */
export function NextPageError({ message, onRetry, retrying }: NextPageErrorProps) {
  const messages = useMessages(commonTexts);
  return (
    <S.Failure role="alert">
      <p>{message}</p>
      {onRetry && (
        <Button size="sm" loading={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </S.Failure>
  );
}
