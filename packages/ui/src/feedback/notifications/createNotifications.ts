import type { ReactNode } from 'react';

export type NotificationTone = 'success' | 'danger' | 'warning' | 'info';

/** A way on from a message. */
export interface NotificationAction {
  /** A verb. */
  label: string;
  /** The message closes then. */
  onSelect: () => void;
}

export interface Notification {
  id: string;
  tone: NotificationTone;
  message: ReactNode;
  /** How long it stays, in milliseconds; `Infinity` until it is closed. */
  durationMs: number;
  /** How often it was said since it is there. */
  count: number;
  /** Of the failure that it tells. */
  code?: string | undefined;
  action?: NotificationAction | undefined;
}

export interface NotificationOptions {
  tone: NotificationTone;
  /** One short sentence. */
  message: ReactNode;
  /** Finds the failure in the records of the system; shown with a button that copies it. @default none */
  code?: string | undefined;
  /** Milliseconds; `Infinity` until it is closed. @default 8000 for danger, 20000 with a code, else 5000 */
  durationMs?: number | undefined;
  /** A way on; none without it. */
  action?: NotificationAction | undefined;
}

/** A queue of messages for the user, outside React, so that a failed call can add one. */
export interface NotificationStore {
  /** Counts a message that is there already instead of adding it, unless one of them has an action. @returns the id to dismiss it by */
  show: (options: NotificationOptions) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** Every message, the one said last at the end; the same array until something changes. */
  getSnapshot: () => readonly Notification[];
}

/** Time to find the button and press it. */
const withCodeMs = 20_000;

const defaultDurationMs = { success: 5000, info: 5000, warning: 5000, danger: 8000 } as const;

export function createNotifications(): NotificationStore {
  let notifications: readonly Notification[] = [];
  let created = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Notification[]) => {
    notifications = next;
    for (const listener of listeners) listener();
  };

  return {
    show({ tone, message, code, durationMs = code ? withCodeMs : defaultDurationMs[tone], action }) {
      const same = notifications.find(
        (known) => known.tone === tone && known.message === message && !known.action && !action,
      );
      if (!same) created += 1;
      const { id, count } = same ?? { id: `notification-${created}`, count: 0 };
      const others = notifications.filter((known) => known !== same);
      change([...others, { id, tone, message, durationMs, count: count + 1, code, action }]);
      return id;
    },
    dismiss(id) {
      const left = notifications.filter((notification) => notification.id !== id);
      if (left.length < notifications.length) change(left);
    },
    clear() {
      if (notifications.length > 0) change([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => notifications,
  };
}
