export const errorScreenWords = {
  en: {
    title: 'Something went wrong on our side',
    text: 'What you entered is safe. Reload the page to go on.',
    reload: 'Reload',
    back: 'Back',
    code: (code: string) => `If it happens again, tell us the code ${code}.`,
  },
  ru: {
    title: 'Сбой на нашей стороне',
    text: 'Всё, что вы ввели, сохранилось. Обновите страницу, чтобы продолжить.',
    reload: 'Обновить',
    back: 'Назад',
    code: (code: string) => `Если это повторится, назовите нам код ${code}.`,
  },
  es: {
    title: 'Algo falló por nuestra parte',
    text: 'Lo que escribiste está a salvo. Recarga la página para continuar.',
    reload: 'Recargar',
    back: 'Volver',
    code: (code: string) => `Si vuelve a pasar, dinos el código ${code}.`,
  },
}
