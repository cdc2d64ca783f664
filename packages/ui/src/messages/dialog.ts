import type { WordTable } from './words.ts'

export const dialogWords: WordTable<'dialog'> = {
  en: { close: 'Close' },
  ru: { close: 'Закрыть' },
  es: { close: 'Cerrar' },
}
