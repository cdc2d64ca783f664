import type { WordTable } from './words.ts'

export const datePickerWords: WordTable<'datePicker'> = {
  en: {
    title: 'Choose a date',
    format: 'Day, month, year: DD.MM.YYYY',
    incomplete: 'Enter the day, month and year, like 14.06.2027',
    month: 'Months go from 01 to 12',
    noDay: 'Days go from 01 to {{length}}',
    day: { one: '{{month}} has {{count}} day', other: '{{month}} has {{count}} days' },
    monthsInDay: [],
    min: 'The first day to choose is {{day}}',
    max: 'The last day to choose is {{day}}',
  },
  ru: {
    title: 'Выберите дату',
    format: 'День, месяц, год: ДД.ММ.ГГГГ',
    incomplete: 'Введите день, месяц и год, например 14.06.2027',
    month: 'Месяцы\u00a0— от 01 до 12',
    noDay: 'Дни\u00a0— от 01 до {{length}}',
    day: {
      one: 'В\u00a0{{month}} {{count}}\u00a0день',
      few: 'В\u00a0{{month}} {{count}}\u00a0дня',
      many: 'В\u00a0{{month}} {{count}}\u00a0дней',
      other: 'В\u00a0{{month}} {{count}}\u00a0дня',
    },
    monthsInDay: [
      ...['январе', 'феврале', 'марте', 'апреле', 'мае', 'июне'],
      ...['июле', 'августе', 'сентябре', 'октябре', 'ноябре', 'декабре'],
    ],
    min: 'Выберите день не раньше {{day}}',
    max: 'Выберите день не позже {{day}}',
  },
  es: {
    title: 'Elige la fecha',
    format: 'Día, mes, año: DD.MM.AAAA',
    incomplete: 'Escribe día, mes y año, por ejemplo 14.06.2027',
    month: 'Los meses van del 01 al 12',
    noDay: 'Los días van del 01 al {{length}}',
    day: {
      one: 'El mes de {{month}} tiene {{count}}\u00a0día',
      many: 'El mes de {{month}} tiene {{count}}\u00a0de días',
      other: 'El mes de {{month}} tiene {{count}}\u00a0días',
    },
    monthsInDay: [],
    min: 'El primer día posible es el {{day}}',
    max: 'El último día posible es el {{day}}',
  },
}
