export const chipWords = {
  en: { remove: 'Remove' },
  ru: { remove: 'Убрать' },
  es: { remove: 'Quitar' },
}
