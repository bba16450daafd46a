import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../actions/button/Button.tsx';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import * as S from './StaleBanner.styles.ts';

interface StaleBannerProps {
  /** What went wrong. */
  message: string;
  onRetry: (() => void) | undefined;
  /** The retry is under way. */
  retrying: boolean;
}

/** Error above older rows when reloading has failed. Renders an alert. */
export function StaleBanner({ message, onRetry, retrying }: StaleBannerProps) {
  const messages = useMessages(tableTexts);
  return (
    <S.Root role="alert">
      <TriangleAlert aria-hidden />
      <p>
        <strong>{messages.errorTitle}.</strong> {message}
      </p>
      {onRetry && (
        <Button size="sm" loading={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </S.Root>
  );
}
