import type { Draft, Leg, Ride } from '../../kernel/model/booking.ts'
import type { Place } from '../../kernel/model/place.ts'
import { type CivilDate, isCivilDate, latestPickup, splitCivil, todayIn } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import { capacityOf, legOf } from './draft.ts'
import { childrenLimit, fitParty } from './party.ts'

/**
 * Values that a partner's page fills in for a ride before the person does (EMBED-06). An absent one is not
 * filled in.
 */
export interface RidePrefill {
  /** Day of the ride at its pickup. */
  date?: CivilDate
  /** Day of the way back at its own pickup; not before `date`. */
  returnDate?: CivilDate
  /** Number of adults, from 1 to 99. */
  adults?: number
  /** Number of children, from 0 to 6. */
  children?: number
}

/** A day of the calendar, `YYYY-MM-DD`. Undefined: the text is not one. */
const dayOf = (text: string | undefined) => (text && isCivilDate(text) ? text : undefined)

/** A whole number within its bounds. Undefined: the text is not one. */
function countOf(text: string | undefined, least: number, most: number): number | undefined {
  const count = text && /^\d{1,2}$/.test(text) ? Number(text) : -1
  return count >= least && count <= most ? count : undefined
}

/**
 * Reads the wishes from a page's texts. An invalid text is left out, as is a way back before the outbound
 * ride.
 */
export function readRidePrefill(
  texts: Readonly<Partial<Record<'date' | 'return-date' | 'adults' | 'children', string>>>,
): RidePrefill {
  const date = dayOf(texts.date)
  const back = dayOf(texts['return-date'])
  const adults = countOf(texts.adults, 1, 99)
  const children = countOf(texts.children, 0, childrenLimit)
  return {
    ...(date && { date }),
    ...(back && !(date && back < date) && { returnDate: back }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  }
}

/** Number of seats for the wished people. Undefined: the page wished for no number of people. */
export function prefilledSeats({ adults, children }: RidePrefill): number | undefined {
  return adults === undefined && children === undefined ? undefined : (adults ?? 1) + (children ?? 0)
}

/**
 * Returns the day if it can be booked: from today to a year from now in the zone of the pickup place. Null:
 * it cannot be booked.
 * @param now epoch milliseconds
 */
export function prefilledDay(day: CivilDate | undefined, from: Place, now: number): CivilDate | null {
  const zone = timeZoneOf(from)
  if (day === undefined || day < todayIn(zone, now)) return null
  return day > splitCivil(latestPickup(zone, now)).date ? null : day
}

/**
 * Returns the ride on the wished day, or the same ride if a day or a time is entered or the day cannot be
 * booked.
 */
export function withPrefilledDay<R extends Ride>(ride: R, day: CivilDate | undefined, now: number): R {
  const arrivalDate = prefilledDay(day, ride.from, now)
  const { form } = ride
  if (arrivalDate === null || form.arrivalDate !== null || form.arrivalTime !== null) return ride
  return { ...ride, form: { ...form, arrivalDate } }
}

/** Wished day of a leg. */
export const dayOfLeg = ({ date, returnDate }: RidePrefill, leg: Leg): CivilDate | undefined =>
  leg === 'outbound' ? date : returnDate

/**
 * Returns the draft with the wished numbers of people, limited by the cars' capacity. The default is one
 * adult.
 */
export function withPrefilledParty(draft: Draft, { adults = 1, children = 0 }: RidePrefill): Draft {
  return fitParty({ ...draft, adults, children }, capacityOf(draft))
}

/**
 * True if a leg's day is still as the page has filled it in, or still empty. Then another wish may replace
 * it.
 */
export function isDayUntouched(draft: Draft, leg: Leg, before: RidePrefill, now: number): boolean {
  const ride = legOf(draft, leg)
  if (!ride || ride.form.arrivalTime !== null) return false
  return ride.form.arrivalDate === prefilledDay(dayOfLeg(before, leg), ride.from, now)
}
