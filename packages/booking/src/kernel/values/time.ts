import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date'

/** A calendar day, `YYYY-MM-DD`. */
export type CivilDate = string
/** A time of day in minutes, `HH:mm`, 00:00 to 23:59. */
export type CivilTime = string
/** Wall-clock text without a zone, `YYYY-MM-DD HH:mm`; the zone is the pickup place's. */
export type CivilDateTime = string

/** A text in a date or time field that could not be read, as it was typed; not empty. It is stored and never sent. */
export interface Unread {
  readonly written: string
}
/** Value of a date field. Null: the field is empty. */
export type DateEntry = CivilDate | Unread | null
/** Value of a time field. Null: the field is empty. */
export type TimeEntry = CivilTime | Unread | null

/**
 * Effect of a clock change on a wall-clock time: `gap`, the time does not exist and was moved forward; `repeated`, the
 * time occurs twice and the first one is meant.
 */
export type TimeNote = 'gap' | 'repeated'

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}

function toCivil(at: {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}): CivilDateTime {
  return `${pad(at.year, 4)}-${pad(at.month)}-${pad(at.day)} ${pad(at.hour)}:${pad(at.minute)}`
}

function parse(civil: CivilDateTime): CalendarDateTime | null {
  const match = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(civil)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  if (year < 1 || hour > 23 || minute > 59) return null
  // The class moves a day after the end of its month to the last day, so a different result means that the text was no
  // calendar day.
  const at = new CalendarDateTime(year, month, day, hour, minute)
  return toCivil(at) === civil ? at : null
}

function parseValid(civil: CivilDateTime): CalendarDateTime {
  const at = parse(civil)
  if (!at) throw new RangeError(`no wall-clock time: ${civil}`)
  return at
}

/** True if a text is an existing day and minute, `YYYY-MM-DD HH:mm`. */
export function isCivilDateTime(text: string): boolean {
  return parse(text) !== null
}

/** True if a text is an existing day, `YYYY-MM-DD`. */
export function isCivilDate(text: string): boolean {
  return parse(`${text} 00:00`) !== null
}

/** The valid value of a field. Null: the field is empty or its text could not be read. */
export const valueIn = (entry: DateEntry | TimeEntry): string | null =>
  typeof entry === 'string' ? entry : null

/** The text of a field that could not be read. Undefined: there is none. */
export const unreadIn = (entry: DateEntry | TimeEntry): string | undefined =>
  typeof entry === 'object' ? entry?.written : undefined

/** Creates an entry for a text that could not be read. Null: the text is empty. */
export const unread = (written: string): Unread | null => (written === '' ? null : { written })

/** Joins a date and a time. Null: one of them is missing. */
export function joinCivil(date: DateEntry, time: TimeEntry): CivilDateTime | null {
  const [day, clock] = [valueIn(date), valueIn(time)]
  return day && clock ? `${day} ${clock}` : null
}

/** Splits a wall-clock text into date and time. */
export function splitCivil(civil: CivilDateTime): { date: CivilDate; time: CivilTime } {
  return { date: civil.slice(0, 10), time: civil.slice(11, 16) }
}

/** Time on a zone's wall clock at an instant in epoch milliseconds; seconds are cut off. */
export function civilAt(epochMs: number, timeZone: string): CivilDateTime {
  return toCivil(fromAbsolute(epochMs, timeZone))
}

/** Today in a zone, at an instant in epoch milliseconds. */
export function todayIn(timeZone: string, epochMs: number): CivilDate {
  return splitCivil(civilAt(epochMs, timeZone)).date
}

/**
 * Instant in epoch milliseconds of a wall-clock time in a zone. If the time occurs twice, the first one is meant; if it
 * does not exist, the next existing one. @throws RangeError for a text that is no existing day and minute
 */
export function instantOf(civil: CivilDateTime, timeZone: string): number {
  return toZoned(parseValid(settleCivil(civil, timeZone).civil), timeZone, 'earlier')
    .toDate()
    .getTime()
}

/**
 * Adjusts a wall-clock time to the zone's clock: a time in a gap becomes the next existing minute; one that occurs
 * twice stays and means the first. @throws RangeError for a text that is no existing day and minute
 */
export function settleCivil(
  civil: CivilDateTime,
  timeZone: string,
): { civil: CivilDateTime; note: TimeNote | null } {
  const at = parseValid(civil)
  const earlier = toZoned(at, timeZone, 'earlier').toDate().getTime()
  const later = toZoned(at, timeZone, 'later').toDate().getTime()
  if (civilAt(earlier, timeZone) === civil) {
    return { civil, note: later !== earlier && civilAt(later, timeZone) === civil ? 'repeated' : null }
  }
  // A time in a gap can be read as before or after the clock change; the result is the first instant after the change.
  let before = Math.min(earlier, later)
  let after = Math.max(earlier, later)
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000
    if (civilAt(middle, timeZone) < civil) before = middle
    else after = middle
  }
  return { civil: civilAt(after, timeZone), note: 'gap' }
}

/** Adds minutes of real time to a wall-clock time of a zone. */
export function plusMinutes(civil: CivilDateTime, minutes: number, timeZone: string): CivilDateTime {
  return civilAt(instantOf(civil, timeZone) + minutes * 60_000, timeZone)
}

/**
 * The earliest possible pickup: now on the place's clock, rounded up to the next full minute. While an hour is repeated,
 * its times mean the first one, so it is the first minute after that hour.
 */
export function earliestPickup(timeZone: string, epochMs: number): CivilDateTime {
  const next = Math.ceil(epochMs / 60_000) * 60_000
  const civil = civilAt(next, timeZone)
  const lag = next - instantOf(civil, timeZone)
  if (lag === 0) return civil
  // The clock shows the times of the last `lag` milliseconds again; it shows new ones once it is past them.
  let [before, after] = [next, next + lag]
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000
    if (instantOf(civilAt(middle, timeZone), timeZone) < middle) before = middle
    else after = middle
  }
  return civilAt(after, timeZone)
}

/** The latest possible pickup: the same minute a year from now on the place's clock. */
export function latestPickup(timeZone: string, epochMs: number): CivilDateTime {
  return toCivil(parseValid(earliestPickup(timeZone, epochMs)).add({ years: 1 }))
}

/** Formats a day as `DD.MM.YYYY`. */
export function showDate(date: CivilDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

/** Formats a wall-clock time as `DD.MM.YYYY HH:mm` (BOOK-54). */
export function showDateTime(civil: CivilDateTime): string {
  return `${showDate(civil)} ${splitCivil(civil).time}`
}

/** Converts `DD.MM.YYYY` to `YYYY-MM-DD`, without checking that the day exists. Null: the day is incomplete. */
export function readDate(shown: string): CivilDate | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(shown) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}
