import type { WordTable } from './words.ts'

export const fieldWords: WordTable<'field'> = {
  en: { optional: 'optional', loading: 'loading' },
  ru: { optional: 'необязательно', loading: 'загружается' },
  es: { optional: 'opcional', loading: 'cargando' },
}
