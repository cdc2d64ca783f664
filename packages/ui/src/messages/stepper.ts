export const stepperWords = {
  en: { less: 'fewer', more: 'more' },
  ru: { less: 'меньше', more: 'больше' },
  es: { less: 'menos', more: 'más' },
}
