import type { WordTable } from './words.ts'

export const phoneFieldWords: WordTable<'phoneField'> = {
  en: { country: 'Country code', unknown: 'Not chosen', ask: 'Choose the country or begin with +' },
  ru: { country: 'Код страны', unknown: 'Не выбран', ask: 'Выберите страну или начните с\u00a0+' },
  es: { country: 'Prefijo del país', unknown: 'Sin elegir', ask: 'Elige el país o empieza por +' },
}
