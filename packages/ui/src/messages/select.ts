import type { WordTable } from './words.ts'

export const selectWords: WordTable<'select'> = {
  en: { choose: 'Choose' },
  ru: { choose: 'Выберите' },
  es: { choose: 'Elige' },
}
