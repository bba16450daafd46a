import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './QueuePage.styles.ts';
import { queuePageTexts } from './QueuePage.texts.ts';
import { queueKeys } from './queueActForKey.ts';
import { WithKey } from './WithKey.tsx';

interface QueueMovesProps {
  /** As in "7 de 42". */
  position: string;
  /** Whether the keys are on. */
  keys: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Where one is in the queue, and the way to the items beside. Renders a `<nav>`. */
export function QueueMoves({ position, keys, onPrevious, onNext }: QueueMovesProps) {
  const messages = useMessages(queuePageTexts);
  const previousKey = keys ? queueKeys.previous : undefined;
  const nextKey = keys ? queueKeys.next : undefined;
  return (
    <S.Moves aria-label={messages.queue}>
      <Button
        aria-keyshortcuts={previousKey}
        disabled={!onPrevious}
        disabledReason={onPrevious ? undefined : messages.queueIsFirst}
        onClick={onPrevious}
      >
        <WithKey shortcut={previousKey}>{messages.previousItem}</WithKey>
      </Button>
      <S.Position>{position}</S.Position>
      <Button
        aria-keyshortcuts={nextKey}
        disabled={!onNext}
        disabledReason={onNext ? undefined : messages.queueIsLast}
        onClick={onNext}
      >
        <WithKey shortcut={nextKey}>{messages.nextItem}</WithKey>
      </Button>
    </S.Moves>
  );
}
