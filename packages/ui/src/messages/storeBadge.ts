export const storeBadgeWords = {
  en: { get: 'Get it on' },
  ru: { get: 'Загрузите в' },
  es: { get: 'Consíguela en' },
}
