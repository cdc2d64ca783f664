const inMonth = 'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре'.split(' ')

export const datePickerWords = {
  en: {
    title: 'Choose a date',
    format: 'Day, month, year: DD.MM.YYYY',
    incomplete: 'Enter the day, month and year, like 14.06.2027',
    month: 'Months go from 01 to 12',
    noDay: (length: number) => `Days go from 01 to ${length}`,
    day: (_month: number, name: string, length: number) => `${name} has ${length} days`,
    min: (day: string) => `The first day to choose is ${day}`,
    max: (day: string) => `The last day to choose is ${day}`,
  },
  ru: {
    title: 'Выберите дату',
    format: 'День, месяц, год: ДД.ММ.ГГГГ',
    incomplete: 'Введите день, месяц и год, например 14.06.2027',
    month: 'Месяцы — от 01 до 12',
    noDay: (length: number) => `Дни — от 01 до ${length}`,
    day: (month: number, _name: string, length: number) =>
      `В ${inMonth[month - 1]} ${length}\u00a0${length === 31 ? 'день' : 'дней'}`,
    min: (day: string) => `Выберите день не раньше ${day}`,
    max: (day: string) => `Выберите день не позже ${day}`,
  },
  es: {
    title: 'Elige la fecha',
    format: 'Día, mes, año: DD.MM.AAAA',
    incomplete: 'Escribe día, mes y año, por ejemplo 14.06.2027',
    month: 'Los meses van del 01 al 12',
    noDay: (length: number) => `Los días van del 01 al ${length}`,
    day: (_month: number, name: string, length: number) => `${name} tiene ${length} días`,
    min: (day: string) => `El primer día posible es el ${day}`,
    max: (day: string) => `El último día posible es el ${day}`,
  },
}
