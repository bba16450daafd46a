import { messagesHook } from '../../locale/messagesHook.ts';
import { notificationTexts } from './Notifications.texts.ts';

/** As `useMessages`, for notifications, which stand on the first page of an application. */
export const useNotificationMessages = messagesHook(notificationTexts);
