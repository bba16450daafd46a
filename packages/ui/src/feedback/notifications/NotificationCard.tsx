import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { toneIcons } from '../../internal/toneIcons.tsx';
import { useCommonMessages } from '../../locale/useCommonMessages.ts';
import type { Notification } from './createNotifications.ts';
import * as S from './Notifications.styles.ts';
import { useCountdown } from './useCountdown.ts';

interface NotificationCardProps {
  notification: Notification;
  /** Stops the countdown. */
  paused: boolean;
  onClose: () => void;
}

/** One message with a close button. Errors interrupt a screen reader, other messages wait. */
export function NotificationCard({ notification, paused, onClose }: NotificationCardProps) {
  const messages = useCommonMessages();
  useCountdown(notification.durationMs, paused, onClose);
  return (
    <S.Card data-tone={notification.tone}>
      {toneIcons[notification.tone]}
      <S.Message role={isUrgent(notification) ? 'alert' : 'status'}>{notification.message}</S.Message>
      <CloseButton label={messages.closeNotification} onClick={onClose} />
    </S.Card>
  );
}

/** Whether a message interrupts. */
export function isUrgent({ tone }: Notification): boolean {
  return tone === 'danger' || tone === 'warning';
}
