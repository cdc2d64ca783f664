import { CalendarDateTime } from '@internationalized/date'
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
} from './time.ts'
import { yachtLimits } from './yacht.ts'

function dayAfter(date: CivilDate, by: { days: number } | { months: number }): CivilDate {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number)
  return new CalendarDateTime(year, month, day).add(by).toString().slice(0, 10)
}

/**
 * The days that a yacht may be asked for, inclusive: from tomorrow to six months from today, on the calendar of a zone
 * (YACHT-05). Where that month is shorter its last day is the last.
 * @param now epoch milliseconds
 */
export function yachtDays(timeZone: string, now: number): { first: CivilDate; last: CivilDate } {
  const today = todayIn(timeZone, now)
  return { first: dayAfter(today, { days: 1 }), last: dayAfter(today, { months: yachtLimits.monthsAhead }) }
}

/** The day that follows. */
export const nextDay = (date: CivilDate): CivilDate => dayAfter(date, { days: 1 })

/** A start that can be sent. */
export interface YachtStart {
  startAt: CivilDateTime
  /** What became of the time where clocks change; null: nothing. */
  note: TimeNote | null
}

/**
 * Date and time as one start, once both are there and can be had (YACHT-09). Null: one is missing, is no time of the
 * calendar, or lies before tomorrow or after six months.
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
