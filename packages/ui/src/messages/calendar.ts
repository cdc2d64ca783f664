import type { WordTable } from './words.ts'

export const calendarWords: WordTable<'calendar'> = {
  en: {
    label: 'Calendar',
    previous: { days: 'Previous month', months: 'Previous year', years: 'Earlier years' },
    next: { days: 'Next month', months: 'Next year', years: 'Later years' },
    choose: { days: 'choose a month', months: 'choose a year', years: 'back to the days' },
    years: '{{from}} to {{to}}',
    today: 'today',
    off: 'not available',
    outside: 'This day cannot be chosen',
    nearest: 'Nearest free day: {{day}}',
  },
  ru: {
    label: 'Календарь',
    previous: { days: 'Предыдущий месяц', months: 'Предыдущий год', years: 'Более ранние годы' },
    next: { days: 'Следующий месяц', months: 'Следующий год', years: 'Более поздние годы' },
    choose: { days: 'выбрать месяц', months: 'выбрать год', years: 'вернуться к дням' },
    years: '{{from}}–{{to}}',
    today: 'сегодня',
    off: 'недоступно',
    outside: 'Этот день выбрать нельзя',
    nearest: 'Ближайший доступный день: {{day}}',
  },
  es: {
    label: 'Calendario',
    previous: { days: 'Mes anterior', months: 'Año anterior', years: 'Años anteriores' },
    next: { days: 'Mes siguiente', months: 'Año siguiente', years: 'Años siguientes' },
    choose: { days: 'elegir el mes', months: 'elegir el año', years: 'volver a los días' },
    years: '{{from}} a {{to}}',
    today: 'hoy',
    off: 'no disponible',
    outside: 'Este día no se puede elegir',
    nearest: 'Día disponible más cercano: {{day}}',
  },
}
