import type { WordTable } from './words.ts'

export const errorScreenWords: WordTable<'errorScreen'> = {
  en: {
    title: 'Something went wrong on our side',
    text: 'What you entered is safe. Reload the page to go on.',
    reload: 'Reload',
    back: 'Back',
    code: 'If it happens again, tell us the code {{code}}.',
  },
  ru: {
    title: 'Что-то сломалось на нашей стороне',
    text: 'Всё, что вы ввели, сохранилось. Обновите страницу, чтобы продолжить.',
    reload: 'Обновить',
    back: 'Назад',
    code: 'Если это повторится, назовите нам код {{code}}.',
  },
  es: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'Lo que has escrito está a salvo. Recarga la página para continuar.',
    reload: 'Recargar',
    back: 'Volver',
    code: 'Si vuelve a pasar, dinos el código {{code}}.',
  },
}
