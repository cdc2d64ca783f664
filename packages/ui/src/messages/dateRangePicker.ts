import type { WordTable } from './words.ts'

export const dateRangePickerWords: WordTable<'dateRangePicker'> = {
  en: { title: 'Choose the dates', from: 'First day', to: 'Last day' },
  ru: { title: 'Выберите даты', from: 'Первый день', to: 'Последний день' },
  es: { title: 'Elige las fechas', from: 'Primer día', to: 'Último día' },
}
