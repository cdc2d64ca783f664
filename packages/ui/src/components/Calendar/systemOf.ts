import { type Calendar, CalendarDate, parseDate, toCalendar } from '@internationalized/date'
import { addDays, type ISODate, isDay, placeInWeek } from './calendarMath.ts'
import type { CalendarSystem } from './calendarSystem.ts'

const digits = (number: number, length: number) => String(number).padStart(length, '0')

/** Wraps a calendar of `@internationalized/date` with twelve months, for use in calendars and date fields. */
export function systemOf(calendar: Calendar): CalendarSystem {
  const dateOf = (day: ISODate) => toCalendar(parseDate(day), calendar)
  const textOf = (date: CalendarDate): ISODate => {
    const text = date.toString()
    if (text.startsWith('-') || text.startsWith('0000')) return '0001-01-01'
    return text.length > 'YYYY-MM-DD'.length ? '9999-12-31' : text
  }
  const monthStart = (day: ISODate) => textOf(dateOf(day).set({ day: 1 }))
  return {
    name: calendar.identifier,
    partsOf: (day) => {
      const { year, month, day: date } = dateOf(day)
      return { year, month, day: date }
    },
    dayOf: ({ year, month, day }) => textOf(new CalendarDate(calendar, year, month, day)),
    daysIn: (year, month) =>
      year === null ? 31 : calendar.getDaysInMonth(new CalendarDate(calendar, year, month, 1)),
    digitsOf: (day) => {
      if (!isDay(day)) return null
      const { year, month, day: date } = dateOf(day)
      return { year: digits(year, 4), month: digits(month, 2), day: digits(date, 2) }
    },
    addMonths: (day, count) => textOf(dateOf(day).add({ months: count })),
    addYears: (day, count) => textOf(dateOf(day).add({ years: count })),
    monthStart,
    monthWeeks: (day, firstDay) => {
      const first = monthStart(day)
      const before = placeInWeek(first, firstDay)
      return [0, 1, 2, 3, 4, 5].map((week) =>
        [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(first, week * 7 + index - before)),
      )
    },
  }
}
