import type { WordTable } from './words.ts'

export const comboBoxWords: WordTable<'comboBox'> = {
  en: {
    clear: 'Clear',
    back: 'Back',
    loading: 'Looking',
  },
  ru: {
    clear: 'Очистить',
    back: 'Назад',
    loading: 'Ищем',
  },
  es: {
    clear: 'Borrar',
    back: 'Volver',
    loading: 'Buscando',
  },
}
