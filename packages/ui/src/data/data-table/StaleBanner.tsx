import { TriangleAlert } from 'lucide-react';
import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../locale/MessagesContext.ts';
import * as S from './DataTable.styles.ts';

interface StaleBannerProps {
  /** What went wrong. */
  message: string;
  onRetry: (() => void) | undefined;
}

/** Says above rows read earlier that reading them again failed. Renders an alert. */
export function StaleBanner({ message, onRetry }: StaleBannerProps) {
  const messages = useMessages();
  return (
    <S.Banner role="alert">
      <TriangleAlert aria-hidden />
      <p>
        <strong>{messages.errorTitle}.</strong> {message}
      </p>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </S.Banner>
  );
}
