import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date'

/** A day of the wall calendar, `YYYY-MM-DD`. */
export type CivilDate = string
/** A minute of the wall clock, `HH:mm`, 00:00 to 23:59. */
export type CivilTime = string
/** Wall-clock text without a zone, `YYYY-MM-DD HH:mm`; the zone is the pickup place's. */
export type CivilDateTime = string

/** A text in the field of a day or a time that says none, as it was written; not empty. It is kept, and never sent. */
export interface Unread {
  readonly written: string
}
/** The day half of a time as its field holds it. Null: the field is empty. */
export type DateEntry = CivilDate | Unread | null
/** The time half as its field holds it. Null: the field is empty. */
export type TimeEntry = CivilTime | Unread | null

/** What became of a wall-clock time: `gap`, it did not exist and moved on; `repeated`, it comes twice and the first is meant. */
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
  // The class clamps a day past its month's end, so what differs afterwards was no day of the calendar.
  const at = new CalendarDateTime(year, month, day, hour, minute)
  return toCivil(at) === civil ? at : null
}

function parseValid(civil: CivilDateTime): CalendarDateTime {
  const at = parse(civil)
  if (!at) throw new RangeError(`no wall-clock time: ${civil}`)
  return at
}

/** Whether a text is a day and minute of the calendar, `YYYY-MM-DD HH:mm`. */
export function isCivilDateTime(text: string): boolean {
  return parse(text) !== null
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isCivilDate(text: string): boolean {
  return parse(`${text} 00:00`) !== null
}

/** The day or time that a field holds. Null: it holds none. */
export const valueIn = (entry: DateEntry | TimeEntry): string | null =>
  typeof entry === 'string' ? entry : null

/** The text that a field holds without a day or a time. Undefined: there is none. */
export const unreadIn = (entry: DateEntry | TimeEntry): string | undefined =>
  typeof entry === 'object' ? entry?.written : undefined

/** An entry of a text that is no day and no time. */
export const unread = (written: string): Unread | null => (written === '' ? null : { written })

/** Both halves as one text. Null: a half is missing. */
export function joinCivil(date: DateEntry, time: TimeEntry): CivilDateTime | null {
  const [day, clock] = [valueIn(date), valueIn(time)]
  return day && clock ? `${day} ${clock}` : null
}

/** The two halves of a wall-clock text. */
export function splitCivil(civil: CivilDateTime): { date: CivilDate; time: CivilTime } {
  return { date: civil.slice(0, 10), time: civil.slice(11, 16) }
}

/** What a zone's wall clock shows at an instant in epoch milliseconds; seconds are cut off. */
export function civilAt(epochMs: number, timeZone: string): CivilDateTime {
  return toCivil(fromAbsolute(epochMs, timeZone))
}

/** The zone's today at an instant in epoch milliseconds. */
export function todayIn(timeZone: string, epochMs: number): CivilDate {
  return splitCivil(civilAt(epochMs, timeZone)).date
}

/**
 * Instant in epoch milliseconds of a wall-clock time in a zone. Of a time that comes twice the first is meant; one
 * that does not exist means the next that does. Throws RangeError for what is no time of the calendar.
 */
export function instantOf(civil: CivilDateTime, timeZone: string): number {
  return toZoned(parseValid(settleCivil(civil, timeZone).civil), timeZone, 'earlier')
    .toDate()
    .getTime()
}

/**
 * A wall-clock time as the zone's clock can show it: one in a gap becomes the next minute that exists, one that
 * comes twice stays and means the first. Throws RangeError for what is no time of the calendar.
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
  // In a gap the two readings lie on both sides of the change: the first instant after it is the answer.
  let before = Math.min(earlier, later)
  let after = Math.max(earlier, later)
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000
    if (civilAt(middle, timeZone) < civil) before = middle
    else after = middle
  }
  return { civil: civilAt(after, timeZone), note: 'gap' }
}

/** The wall clock so many minutes later, on the zone's own clock. */
export function plusMinutes(civil: CivilDateTime, minutes: number, timeZone: string): CivilDateTime {
  return civilAt(instantOf(civil, timeZone) + minutes * 60_000, timeZone)
}

/** The earliest pickup that can be asked: now on the place's clock, up to the next full minute. */
export function earliestPickup(timeZone: string, epochMs: number): CivilDateTime {
  return civilAt(Math.ceil(epochMs / 60_000) * 60_000, timeZone)
}

/** The latest pickup that can be asked: the same minute a year from now on the place's clock. */
export function latestPickup(timeZone: string, epochMs: number): CivilDateTime {
  return toCivil(parseValid(earliestPickup(timeZone, epochMs)).add({ years: 1 }))
}

/** A day as it is shown, `DD.MM.YYYY`. */
export function showDate(date: CivilDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

/** A wall-clock time as it is shown, `DD.MM.YYYY HH:mm` (BOOK-54). */
export function showDateTime(civil: CivilDateTime): string {
  return `${showDate(civil)} ${splitCivil(civil).time}`
}

/** A shown day `DD.MM.YYYY` as one of ours, on the calendar or not. Null: it is not whole. */
export function readDate(shown: string): CivilDate | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(shown) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}
