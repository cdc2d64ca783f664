import { prefilledSeats, type RidePrefill } from '../../booking/index.ts'
import { type YachtLang, type YachtRequest, yachtLimits } from '../../kernel/model/yacht.ts'
import { readContact } from '../../kernel/reading/readContact.ts'
import type { DateEntry, TimeEntry } from '../../kernel/values/time.ts'
import { type YachtStart, yachtDays, yachtStart } from './yachtDates.ts'
import { type YachtCityId, type YachtWhere, yachtZone } from './yachtPlaces.ts'

/** A yacht request while it is filled in. */
export interface YachtForm {
  where: YachtWhere
  /** Day of the start. Null: not chosen. */
  date: DateEntry
  /** Time of the start. Null: not chosen. */
  time: TimeEntry
  isFlexibleDate: boolean
  /** Duration in hours: 2 to 12, or whole days of 24, at most 14 of them. @default 2 */
  hours: number
  /** Number of guests, 1 to 50. @default 2 */
  guests: number
  hasChildren: boolean
  /** Special requests as typed; at most 1000 characters are sent. */
  details: string
  /** Contact for the reply, as typed. Shown only if the user's settings have none (YACHT-08). */
  contact: string
  isAgreed: boolean
}

/** Returns a form for a place with default values. */
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

/** Start of a form. Null: date or time is missing, or cannot be requested (YACHT-09). */
export function yachtStartOf(
  form: YachtForm,
  /** `now`: current time in epoch milliseconds. `deviceZone`: zone of the device, for a typed place. */
  { now, deviceZone }: { now: number; deviceZone: string },
): YachtStart | null {
  return yachtStart(form, yachtZone(form.where, deviceZone), now)
}

/** Rounds a count of guests and keeps it within its bounds; there is at least one guest (YACHT-07). */
export function clampGuests(count: number): number {
  return Math.min(yachtLimits.guestsMax, Math.max(yachtLimits.guestsMin, Math.max(0, Math.round(count))))
}

/** A sent request, with further values that its confirmation needs. */
export interface SentYacht {
  /** Id of the listed city, to show its names in another language. Null: the place was typed. */
  cityId: YachtCityId | null
  request: YachtRequest
  /** Contact for the reply: an e-mail address or a phone. Null: not known. */
  answerTo: string | null
}

/** Contacts of the user for a reply. */
export interface YachtContact {
  email: string | null
  /** Phone, digits only with the country code first. */
  phone: string | null
}

/** True if the user's settings have no contact, so that the form has to ask for one (YACHT-08). */
export const needsContact = (user: YachtContact): boolean => answerAddress(user) === null

/**
 * Contact for the reply from the user's settings, as shown: the e-mail address, or the phone with its `+`.
 * Null: none.
 */
export function answerAddress({ email, phone }: YachtContact): string | null {
  return email || (phone ? `+${phone}` : null)
}

/**
 * Values for a place that a partner's page has preset (EMBED-06): a day, if it is possible, and the number of guests.
 *
 * @param at current time as epoch milliseconds, and the zone of the device for a typed place
 */
export function wishedYacht(
  where: YachtWhere,
  wishes: RidePrefill,
  { now, deviceZone }: { now: number; deviceZone: string },
): Partial<Omit<YachtForm, 'where'>> {
  const { date, children = 0 } = wishes
  const { first, last } = yachtDays(yachtZone(where, deviceZone), now)
  const guests = prefilledSeats(wishes)
  return {
    ...(date && date >= first && date <= last && { date }),
    ...(guests !== undefined && { guests: clampGuests(guests), hasChildren: children > 0 }),
  }
}

/**
 * Creates the request as it is sent.
 *
 * @param words names of the place's country and city in the language of the request; not used for a typed place
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
