import type { ReactNode } from 'react';

export type NotificationTone = 'success' | 'danger' | 'warning' | 'info';

export interface Notification {
  id: string;
  tone: NotificationTone;
  message: ReactNode;
  /** How long it stays, in milliseconds; `Infinity` until it is closed. */
  durationMs: number;
}

export interface NotificationOptions {
  tone: NotificationTone;
  /** One short sentence. */
  message: ReactNode;
  /** Milliseconds; `Infinity` until it is closed. @default 8000 for danger, else 5000 */
  durationMs?: number | undefined;
}

/** A queue of messages for the user, outside React, so that a failed call can add one. */
export interface NotificationStore {
  /** @returns the id to dismiss it by */
  show: (options: NotificationOptions) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** Every message in order of arrival; the same array until something changes. */
  getSnapshot: () => readonly Notification[];
}

const defaultDurationMs = { success: 5000, info: 5000, warning: 5000, danger: 8000 } as const;

export function createNotifications(): NotificationStore {
  let notifications: readonly Notification[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Notification[]) => {
    if (next.length === notifications.length) return;
    notifications = next;
    for (const listener of listeners) listener();
  };

  return {
    show({ tone, message, durationMs = defaultDurationMs[tone] }) {
      count += 1;
      const id = `notification-${count}`;
      change([...notifications, { id, tone, message, durationMs }]);
      return id;
    },
    dismiss: (id) => change(notifications.filter((notification) => notification.id !== id)),
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => notifications,
  };
}
