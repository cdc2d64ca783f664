export const selectWords = {
  en: { choose: 'Choose' },
  ru: { choose: 'Выберите' },
  es: { choose: 'Elige' },
}
