export const dialogWords = {
  en: { close: 'Close' },
  ru: { close: 'Закрыть' },
  es: { close: 'Cerrar' },
}
