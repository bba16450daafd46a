import { type ComponentPropsWithRef, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useCommonMessages } from '../../locale/useCommonMessages.ts';
import type { Notification, NotificationStore } from './createNotifications.ts';
import { isUrgent, NotificationCard } from './NotificationCard.tsx';
import * as S from './Notifications.styles.ts';
import { usePause } from './usePause.ts';

export interface NotificationsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From `createNotifications`. */
  store: NotificationStore;
}

/** More would cover the page; the rest waits its turn. */
const mostAtOnce = 4;

/**
 * Shows the messages of a store at the top right, above dialogs too. Once a page, near its root. Renders a
 * `<div role="region">` into the body.
 */
export function Notifications({ store, ref, ...rest }: NotificationsProps) {
  const messages = useCommonMessages();
  const viewportRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(viewportRef, ref);
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot).slice(
    0,
    mostAtOnce,
  );
  const { paused, handlers, letGo } = usePause(shown.length);

  const card = (notification: Notification) => (
    <NotificationCard
      key={notification.id}
      notification={notification}
      paused={paused}
      onClose={() => {
        letGo(viewportRef.current);
        store.dismiss(notification.id);
      }}
    />
  );

  return createPortal(
    <S.Viewport {...rest} {...handlers} ref={mergedRef} role="region" aria-label={messages.notifications}>
      <S.Live aria-live="assertive" aria-relevant="additions">
        {shown.filter(isUrgent).map(card)}
      </S.Live>
      <S.Live aria-live="polite" aria-relevant="additions">
        {shown.filter((notification) => !isUrgent(notification)).map(card)}
      </S.Live>
    </S.Viewport>,
    document.body,
  );
}
