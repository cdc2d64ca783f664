import { addDays, type ISODate, placeInWeek, type Weekday } from './calendarMath.ts'
import { type CalendarMoves, gregorian } from './calendarSystem.ts'

/** View of a calendar: the days of a month, the months of a year, twelve years. */
export type CalendarMode = 'days' | 'months' | 'years'

/** First of the twelve years shown together with `year`: 2020 for 2020 to 2031. */
export const yearsStart = (year: number): number => Math.floor((year - 4) / 12) * 12 + 4

/**
 * Returns the day that a key moves to in a view; null for a key that does not move. Left and Right are meant in
 * left-to-right text. In `months` a row is a quarter, in `years` three of the twelve years.
 */
export function moveByKey(
  day: ISODate,
  mode: CalendarMode,
  key: string,
  {
    shift = false,
    firstDay = 1,
    system = gregorian,
  }: { shift?: boolean; firstDay?: Weekday; system?: CalendarMoves } = {},
): ISODate | null {
  const { addMonths, addYears, partsOf } = system
  const [step, row, page] = {
    days: [addDays, 7, (from: ISODate, sign: number) => (shift ? addYears : addMonths)(from, sign)] as const,
    months: [addMonths, 3, addYears] as const,
    years: [addYears, 3, (from: ISODate, sign: number) => addYears(from, sign * 12)] as const,
  }[mode]
  const inRow = {
    days: () => placeInWeek(day, firstDay),
    months: () => (partsOf(day).month - 1) % 3,
    years: () => (partsOf(day).year - yearsStart(partsOf(day).year)) % 3,
  }[mode]
  switch (key) {
    case 'ArrowLeft':
      return step(day, -1)
    case 'ArrowRight':
      return step(day, 1)
    case 'ArrowUp':
      return step(day, -row)
    case 'ArrowDown':
      return step(day, row)
    case 'Home':
      return step(day, -inRow())
    case 'End':
      return step(day, row - 1 - inRow())
    case 'PageUp':
      return page(day, -1)
    case 'PageDown':
      return page(day, 1)
    default:
      return null
  }
}
