export const fieldWords = {
  en: { optional: 'optional', loading: 'loading' },
  ru: { optional: 'необязательно', loading: 'загружается' },
  es: { optional: 'opcional', loading: 'cargando' },
}
