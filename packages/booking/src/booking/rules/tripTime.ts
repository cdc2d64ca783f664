import {
  type CivilDateTime,
  type DateEntry,
  earliestPickup,
  instantOf,
  isCivilDate,
  isCivilDateTime,
  joinCivil,
  latestPickup,
  settleCivil,
  type TimeEntry,
  valueIn,
} from '../../kernel/values/time.ts'
import type { Violation } from '../../kernel/values/violation.ts'

/**
 * Violations of a required date and time, at most one for each. Both must be filled in and exist in the
 * calendar. A text that is not understood counts as empty; the field itself shows the reason.
 */
export function requiredTime(
  dateEntry: DateEntry,
  timeEntry: TimeEntry,
  field: 'dateArrival' | 'dateDeparture',
): Violation[] {
  const [date, time] = [valueIn(dateEntry), valueIn(timeEntry)]
  const civil = joinCivil(date, time)
  if (civil) return isCivilDateTime(civil) ? [] : [{ code: 'DataForms.Forms.ErrorDate', field }]
  const missing = [...(date ? [] : ['date']), ...(time ? [] : ['time'])]
  const required = missing.map(
    (part): Violation => ({ code: 'DataForms.Forms.Required', field, params: { part } }),
  )
  return date && !isCivilDate(date) ? [{ code: 'DataForms.Forms.ErrorDate', field }, ...required] : required
}

/**
 * Violation if a pickup is before now or later than one year ahead, in the zone of its place; `now` in epoch
 * milliseconds.
 */
export function pickupTime(
  arrival: CivilDateTime,
  timeZone: string,
  now: number,
  field = 'dateArrival',
): Violation | null {
  const max = latestPickup(timeZone, now)
  // The current minute counts as now.
  if (instantOf(arrival, timeZone) < Math.floor(now / 60_000) * 60_000) {
    return { code: 'DataForms.Forms.ErrorTooEarly', field, params: { min: earliestPickup(timeZone, now) } }
  }
  return arrival > max ? { code: 'DataForms.Forms.ErrorTooLate', field, params: { max } } : null
}

/** Violation if a departure is not after the pickup, both in the zone of the pickup place. */
export function departureTime(
  departure: CivilDateTime,
  arrival: CivilDateTime,
  timeZone: string,
): Violation | null {
  return settleCivil(departure, timeZone).civil > settleCivil(arrival, timeZone).civil
    ? null
    : { code: 'DataForms.Forms.ErrorDepartureOrder', field: 'dateDeparture' }
}
