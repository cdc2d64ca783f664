import type { Draft, Leg, Ride } from './booking.ts'
import { capacityOf, legOf } from './draft.ts'
import { childrenLimit, fitParty } from './party.ts'
import type { Place } from './place.ts'
import { type CivilDate, isCivilDate, latestPickup, splitCivil, todayIn } from './time.ts'
import { timeZoneOf } from './timeZone.ts'

/** What the page around fills in of a ride before the person does (EMBED-06); what is absent it says nothing of. */
export interface RideWishes {
  /** Day of the ride at its pickup. */
  date?: CivilDate
  /** Day of the way back at its own pickup; not before `date`. */
  returnDate?: CivilDate
  /** From 1 to 99. */
  adults?: number
  /** From 0 to 6. */
  children?: number
}

/** A day of the calendar, `YYYY-MM-DD`. Undefined: the text is none. */
const dayOf = (text: string | undefined) => (text && isCivilDate(text) ? text : undefined)

/** A whole number within its bounds. Undefined: the text is none. */
function countOf(text: string | undefined, least: number, most: number): number | undefined {
  const count = text && /^\d{1,2}$/.test(text) ? Number(text) : -1
  return count >= least && count <= most ? count : undefined
}

/** The wishes in texts as a page writes them; what does not fit is left out, as is a way back before the ride there. */
export function readWishes(
  texts: Readonly<Partial<Record<'date' | 'return-date' | 'adults' | 'children', string>>>,
): RideWishes {
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

/** How many seats they take. Undefined: nothing was said of people. */
export function wishedSeats({ adults, children }: RideWishes): number | undefined {
  return adults === undefined && children === undefined ? undefined : (adults ?? 1) + (children ?? 0)
}

/**
 * The day where it can be ridden: from today to a year from now on the calendar of the pickup place. Null: it cannot.
 * @param now epoch milliseconds
 */
export function wishedDay(day: CivilDate | undefined, from: Place, now: number): CivilDate | null {
  const zone = timeZoneOf(from)
  if (day === undefined || day < todayIn(zone, now)) return null
  return day > splitCivil(latestPickup(zone, now)).date ? null : day
}

/** The ride on the wished day; where a day or a time was entered, or the day cannot be had, it is the same one. */
export function withWishedDay<R extends Ride>(ride: R, day: CivilDate | undefined, now: number): R {
  const arrivalDate = wishedDay(day, ride.from, now)
  const { form } = ride
  if (arrivalDate === null || form.arrivalDate !== null || form.arrivalTime !== null) return ride
  return { ...ride, form: { ...form, arrivalDate } }
}

/** The day that is wished for a leg. */
export const dayOfLeg = ({ date, returnDate }: RideWishes, leg: Leg): CivilDate | undefined =>
  leg === 'outbound' ? date : returnDate

/** Who rides by the wishes, as far as the cars take them; one adult where nothing was said. */
export function wishedParty(draft: Draft, { adults = 1, children = 0 }: RideWishes): Draft {
  return fitParty({ ...draft, adults, children }, capacityOf(draft))
}

/**
 * Whether a leg's day is as the page has filled it in, or was left empty where it said none: then another wish may
 * still take its place.
 */
export function isDayUntouched(draft: Draft, leg: Leg, before: RideWishes, now: number): boolean {
  const ride = legOf(draft, leg)
  if (!ride || ride.form.arrivalTime !== null) return false
  return ride.form.arrivalDate === wishedDay(dayOfLeg(before, leg), ride.from, now)
}
