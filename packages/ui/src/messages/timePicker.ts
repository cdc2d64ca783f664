import type { WordTable } from './words.ts'

export const timePickerWords: WordTable<'timePicker'> = {
  en: {
    nextDay: 'next day',
    unreal: 'There is no such time as {{typed}}, so we put {{time}}',
  },
  ru: {
    nextDay: 'следующий день',
    unreal: 'Времени {{typed}} не бывает, поэтому стоит {{time}}',
  },
  es: {
    nextDay: 'día siguiente',
    unreal: 'La hora {{typed}} no existe y hemos puesto {{time}}',
  },
}
