import type { WordTable } from './words.ts'

export const notificationWords: WordTable<'notification'> = {
  en: { region: 'Notifications', close: 'Close' },
  ru: { region: 'Уведомления', close: 'Закрыть' },
  es: { region: 'Notificaciones', close: 'Cerrar' },
}
