import type { WordTable } from './words.ts'

export const chipWords: WordTable<'chip'> = {
  en: { remove: 'Remove' },
  ru: { remove: 'Убрать' },
  es: { remove: 'Quitar' },
}
