import { Button } from '../../actions/button/Button.tsx';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { toneIcons } from '../../internal/toneIcons.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { LazyErrorCode } from '../error-code/LazyErrorCode.tsx';
import type { Notification } from './createNotifications.ts';
import * as S from './Notifications.styles.ts';
import { notificationTexts } from './Notifications.texts.ts';
import { useCountdown } from './useCountdown.ts';

interface NotificationCardProps {
  notification: Notification;
  /** Stops the countdown. */
  paused: boolean;
  onClose: () => void;
}

/** One message with a way on and a close button. Errors interrupt a screen reader, other messages wait. */
export function NotificationCard({ notification, paused, onClose }: NotificationCardProps) {
  const { tone, message, durationMs, count, code, action } = notification;
  const messages = useMessages(notificationTexts);
  useCountdown({ durationMs, paused, times: count, onEnd: onClose });
  const choose = () => {
    onClose();
    action?.onSelect();
  };
  return (
    <S.Card data-tone={tone}>
      {toneIcons[tone]}
      {/* Said again, it is a new element, so that it is read out again. */}
      <S.Message key={count} role={isUrgent(notification) ? 'alert' : 'status'}>
        {message}
        {count > 1 && <S.Count>{messages.notificationTimes(count)}</S.Count>}
      </S.Message>
      {action && (
        <Button size="sm" onClick={choose}>
          {action.label}
        </Button>
      )}
      <CloseButton label={messages.closeNotification} onClick={onClose} />
      {code && (
        <S.Code>
          <LazyErrorCode code={code} />
        </S.Code>
      )}
    </S.Card>
  );
}

/** Whether a message interrupts. */
export function isUrgent({ tone }: Notification): boolean {
  return tone === 'danger' || tone === 'warning';
}
