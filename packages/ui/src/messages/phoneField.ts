import type { WordTable } from './words.ts'

export const phoneFieldWords: WordTable<'phoneField'> = {
  en: { country: 'Country code', unknown: 'Not chosen' },
  ru: { country: 'Код страны', unknown: 'Не выбран' },
  es: { country: 'Prefijo del país', unknown: 'Sin elegir' },
}
