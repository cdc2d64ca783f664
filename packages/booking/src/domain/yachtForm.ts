import { readContact } from './reading/readContact.ts'
import { type RideWishes, wishedSeats } from './rideWishes.ts'
import type { DateEntry, TimeEntry } from './time.ts'
import { type YachtLang, type YachtRequest, yachtLimits } from './yacht.ts'
import { type YachtStart, yachtDays, yachtStart } from './yachtDates.ts'
import { type YachtCityId, type YachtWhere, yachtZone } from './yachtPlaces.ts'

/** A request for a yacht while it is filled in. */
export interface YachtForm {
  where: YachtWhere
  /** Null: not chosen. */
  date: DateEntry
  /** Null: not chosen. */
  time: TimeEntry
  isFlexibleDate: boolean
  /** 2 to 12, or whole days of 24 up to 14 of them. @default 2 */
  hours: number
  /** 1 to 50. @default 2 */
  guests: number
  hasChildren: boolean
  /** As it is typed; at most 1000 characters go out. */
  details: string
  /** How to answer, as it is typed; asked only where the settings say nothing of it (YACHT-08). */
  contact: string
  isAgreed: boolean
}

/** A form for a place in which nothing else was said. */
export function createYachtForm(where: YachtWhere): YachtForm {
  return {
    where,
    date: null,
    time: null,
    isFlexibleDate: false,
    hours: yachtLimits.hoursMin,
    guests: yachtLimits.guestsDefault,
    hasChildren: false,
    details: '',
    contact: '',
    isAgreed: false,
  }
}

/** When a form starts, once date and time are there and can be had (YACHT-09). */
export function yachtStartOf(
  form: YachtForm,
  /** Epoch milliseconds, and the zone of the device for a typed place. */
  { now, deviceZone }: { now: number; deviceZone: string },
): YachtStart | null {
  return yachtStart(form, yachtZone(form.where, deviceZone), now)
}

/** A count of guests as it may stand in a form: a negative one counts as 0, and a trip has one guest at least (YACHT-07). */
export function clampGuests(count: number): number {
  return Math.min(yachtLimits.guestsMax, Math.max(yachtLimits.guestsMin, Math.max(0, Math.round(count))))
}

/** A request that went out, with what a confirmation shows of it beside its own values. */
export interface SentYacht {
  /** The city of the list, by which its names are told in another language. Null: the place was typed. */
  cityId: YachtCityId | null
  request: YachtRequest
  /** Where the answer goes: an e-mail address or a phone. Null: nobody knows. */
  answerTo: string | null
}

/** What of the user says where an answer goes. */
export interface YachtContact {
  email: string | null
  /** Digits alone, the country's first. */
  phone: string | null
}

/** Whether nobody could answer without asking how (YACHT-08). */
export const needsContact = (user: YachtContact): boolean => answerAddress(user) === null

/** Where an answer goes by itself, as it is told: the e-mail address, or the phone with its `+`. Null: nowhere. */
export function answerAddress({ email, phone }: YachtContact): string | null {
  return email || (phone ? `+${phone}` : null)
}

/**
 * What the page around fills in of a form for a place (EMBED-06): a day that can be had, and who comes along.
 * @param at epoch milliseconds, and the zone of the device for a typed place
 */
export function wishedYacht(
  where: YachtWhere,
  wishes: RideWishes,
  { now, deviceZone }: { now: number; deviceZone: string },
): Partial<Omit<YachtForm, 'where'>> {
  const { date, children = 0 } = wishes
  const { first, last } = yachtDays(yachtZone(where, deviceZone), now)
  const guests = wishedSeats(wishes)
  return {
    ...(date && date >= first && date <= last && { date }),
    ...(guests !== undefined && { guests: clampGuests(guests), hasChildren: children > 0 }),
  }
}

/**
 * The request as it goes out.
 * @param words names of the place's country and city in the language of the request; not used of a typed one
 */
export function sentYacht(
  form: YachtForm,
  start: YachtStart,
  user: YachtContact,
  lang: YachtLang,
  words: { country: string; city: string },
): SentYacht {
  const { where, isFlexibleDate, hours, guests, hasChildren, details } = form
  const contact = needsContact(user) ? readContact(form.contact) : ''
  return {
    cityId: where.kind === 'listed' ? where.id : null,
    request: {
      place: where.kind === 'listed' ? { kind: 'listed', ...words } : where,
      ...{ startAt: start.startAt, isFlexibleDate, hours, guests, hasChildren, details, contact, lang },
    },
    answerTo: contact || answerAddress(user),
  }
}
