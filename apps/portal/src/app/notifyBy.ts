import type { NotificationStore } from '@portal/ui';
import type { Notify } from '../shared/services/Notify.ts';

/** Shows messages as notifications at the top right of the portal (FND-076, FND-077). */
export function notifyBy(notifications: NotificationStore): Notify {
  return {
    success: (message, action) => void notifications.show({ tone: 'success', message, action }),
    error(failure, action) {
      const { message, code } = typeof failure === 'string' ? { message: failure } : failure;
      const id = notifications.show({ tone: 'danger', message, code, action });
      return () => notifications.dismiss(id);
    },
    clear: () => notifications.clear(),
    warning: (message) => void notifications.show({ tone: 'warning', message }),
  };
}
