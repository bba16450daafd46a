import { type ComponentPropsWithRef, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../../internal/useIsHydrated.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { Notification, NotificationStore } from './createNotifications.ts';
import { isUrgent, NotificationCard } from './NotificationCard.tsx';
import * as S from './Notifications.styles.ts';
import { notificationTexts } from './Notifications.texts.ts';
import { usePause } from './usePause.ts';

export interface NotificationsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From `createNotifications`. */
  store: NotificationStore;
}

const wide = '(min-width: 1024px)';

function subscribeToWidth(onChange: () => void) {
  const list = window.matchMedia(wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** How many stand beside each other in the height of the header: more would cover the page. */
const readPlaces = () => (window.matchMedia(wide).matches ? 2 : 1);

/**
 * Shows the newest messages of a store at the top right, above dialogs too; older ones wait behind them. They take the room
 * of the header, so that they cover no field, and on a phone that below it. Once a page, near its root. Renders a `<div role="region">` into the body.
 */
export function Notifications({ store, ref, ...rest }: NotificationsProps) {
  const messages = useMessages(notificationTexts);
  const viewportRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(viewportRef, ref);
  const all = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const places = useSyncExternalStore(subscribeToWidth, readPlaces, () => 1);
  const shown = all.slice(-places);
  const { paused, handlers, letGo } = usePause(shown.length);
  const hydrated = useIsHydrated();

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

  if (!hydrated) return null; // a server has no body to write into
  return createPortal(
    <S.Viewport {...rest} {...handlers} ref={mergedRef} role="region" aria-label={messages.notifications}>
      {shown.length > 0 && <S.PageScroll />}
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
