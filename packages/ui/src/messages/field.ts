import type { WordTable } from './words.ts'

export const fieldWords: WordTable<'field'> = {
  en: { optional: 'optional', loading: 'loading', required: 'Required' },
  ru: { optional: 'необязательно', loading: 'загружается', required: 'Обязательно' },
  es: { optional: 'opcional', loading: 'cargando', required: 'Obligatorio' },
}
