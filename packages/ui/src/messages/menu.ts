import type { WordTable } from './words.ts'

export const menuWords: WordTable<'menu'> = {
  en: { back: 'Back' },
  ru: { back: 'Назад' },
  es: { back: 'Volver' },
}
