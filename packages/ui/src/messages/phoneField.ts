export const phoneFieldWords = {
  en: { country: 'Country code', unknown: 'Not chosen' },
  ru: { country: 'Код страны', unknown: 'Не выбран' },
  es: { country: 'Código de país', unknown: 'Sin elegir' },
}
