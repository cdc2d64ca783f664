import { addDays, placeInWeek } from '../../components/Calendar/calendarMath.ts'

/** The day of a date by weeks of ISO 8601, whose first week has the 4th of January; null for a week that the year has not. */
function dayOfWeekDate(year: string, week: number, weekday: number): string | null {
  const january = `${year}-01-04`
  const monday = addDays(january, (week - 1) * 7 - placeInWeek(january, 1))
  return week > 0 && addDays(monday, 3).startsWith(year) ? addDays(monday, weekday - 1) : null
}

/**
 * Writes out what mails, files of calendars and tickets shorten: a date by weeks (2026-w48-3), the offset of a time
 * (14:30:00 +0300), and a time without a colon after a day (25nov26/1430).
 *
 * @param text folded text
 * @param months forms of all month names
 */
export const writtenOut = (text: string, months: { has: (word: string) => boolean }): string =>
  text
    .replace(
      /(?<![\p{L}\d])(\d{4})-?w(\d\d)-?([1-7])(?!\d)/u,
      (all, year: string, week: string, weekday: string) =>
        dayOfWeekDate(year, Number(week), Number(weekday)) ?? all,
    )
    // A sign directly after the time may be the dash of a span.
    .replace(/((?:\d{4}|-\d\d) \d\d?:\d\d(?::\d\d)?) [+-]\d{4}(?!\d)(?: \([^()]{1,40}\))?/, '$1 utc')
    .replace(
      /(\d\d? ?)(\p{L}{3,10})( ?\d\d)?([ /])([01]\d|2[0-3])([0-5]\d)(?!\d)(?=(.*\d{4})?)/u,
      (all, day: string, month: string, year: string | undefined, _, hour: string, minute: string, more) =>
        // Four digits after a month alone are its year, if they may be. Four more are an arrival or a flight.
        months.has(month) && (year || !(more || /^(?:19|20|21)/.test(hour)))
          ? `${day}${month} ${year ?? ''} ${hour}:${minute}`
          : all,
    )
