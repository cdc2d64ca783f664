export const stepperWords = {
  en: { less: 'Less', more: 'More' },
  ru: { less: 'Меньше', more: 'Больше' },
  es: { less: 'Menos', more: 'Más' },
}
