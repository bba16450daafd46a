export * from './createNotifications.ts';
export * from './Notifications.tsx';
