export const timePickerWords = {
  en: { nextDay: 'next day' },
  ru: { nextDay: 'следующий день' },
  es: { nextDay: 'día siguiente' },
}
