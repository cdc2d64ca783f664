import { CalendarDateTime } from '@internationalized/date'
import { yachtLimits } from '../../kernel/model/yacht.ts'
import {
  type CivilDate,
  type CivilDateTime,
  type DateEntry,
  isCivilDateTime,
  joinCivil,
  settleCivil,
  splitCivil,
  type TimeEntry,
  type TimeNote,
  todayIn,
} from '../../kernel/values/time.ts'

function dayAfter(date: CivilDate, by: { days: number } | { months: number }): CivilDate {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number)
  return new CalendarDateTime(year, month, day).add(by).toString().slice(0, 10)
}

/**
 * Range of days for a request, inclusive: from tomorrow to six months from today in a zone (YACHT-05). If
 * that month is shorter, the range ends on its last day.
 * @param now epoch milliseconds
 */
export function yachtDays(timeZone: string, now: number): { first: CivilDate; last: CivilDate } {
  const today = todayIn(timeZone, now)
  return { first: dayAfter(today, { days: 1 }), last: dayAfter(today, { months: yachtLimits.monthsAhead }) }
}

/** Returns the next day. */
export const nextDay = (date: CivilDate): CivilDate => dayAfter(date, { days: 1 })

/** Start of a yacht request that can be sent. */
export interface YachtStart {
  startAt: CivilDateTime
  /** Note that daylight saving moves the time, or makes it occur twice; null otherwise. */
  note: TimeNote | null
}

/**
 * Joins date and time into a start (YACHT-09). Null: one is missing or does not exist in the calendar, or the
 * day is before tomorrow or later than six months from today.
 * @param now epoch milliseconds
 */
export function yachtStart(
  { date, time }: { date: DateEntry; time: TimeEntry },
  timeZone: string,
  now: number,
): YachtStart | null {
  const civil = joinCivil(date, time)
  if (civil === null || !isCivilDateTime(civil)) return null
  const { first, last } = yachtDays(timeZone, now)
  const day = splitCivil(civil).date
  if (day < first || day > last) return null
  const { civil: startAt, note } = settleCivil(civil, timeZone)
  return { startAt, note }
}
