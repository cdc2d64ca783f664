export const notificationWords = {
  en: { region: 'Notifications', close: 'Close' },
  ru: { region: 'Уведомления', close: 'Закрыть' },
  es: { region: 'Notificaciones', close: 'Cerrar' },
}
