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
} from '../time.ts'
import type { Violation } from '../violation.ts'

/**
 * A required date and time of which both halves must be there and be on the calendar; one violation a half. A text that
 * says none is none: the field itself says why.
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

/** A pickup from now on to one year ahead, by the pickup place's clock; `now` in epoch milliseconds. */
export function pickupTime(
  arrival: CivilDateTime,
  timeZone: string,
  now: number,
  field = 'dateArrival',
): Violation | null {
  const max = latestPickup(timeZone, now)
  // The minute that is running counts as now.
  if (instantOf(arrival, timeZone) < Math.floor(now / 60_000) * 60_000) {
    return { code: 'DataForms.Forms.ErrorTooEarly', field, params: { min: earliestPickup(timeZone, now) } }
  }
  return arrival > max ? { code: 'DataForms.Forms.ErrorTooLate', field, params: { max } } : null
}

/** A departure after the pickup, both on the pickup place's clock. */
export function departureTime(
  departure: CivilDateTime,
  arrival: CivilDateTime,
  timeZone: string,
): Violation | null {
  return settleCivil(departure, timeZone).civil > settleCivil(arrival, timeZone).civil
    ? null
    : { code: 'DataForms.Forms.ErrorDepartureOrder', field: 'dateDeparture' }
}
