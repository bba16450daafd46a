import type { NotificationStore } from '@portal/ui';
import type { Notify } from '../shared/services/Notify.ts';

/** Tells through the notifications at the top right of the portal (FND-076, FND-077). */
export function notifyBy(notifications: NotificationStore): Notify {
  return {
    success: (text) => void notifications.success(text),
    error: (text) => void notifications.error(text),
    warning: (text) => void notifications.warning(text),
  };
}
