export const notificationTexts = {
  closeNotification: 'Fechar notificação',
  notifications: 'Notificações',
  /** @param count how often the same message was said */
  notificationTimes: (count: number) => `(${count} vezes)`,
};
