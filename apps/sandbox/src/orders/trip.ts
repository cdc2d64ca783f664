import { instantOf } from '@wherry/booking/kernel'
import { Refusal } from '../errors.ts'
import type { Quote } from '../prices/quote.ts'
import { checkCompany } from './checks/company.ts'
import type { TripContext } from './checks/context.ts'
import { checkExtras, costOf } from './checks/extras.ts'
import { checkFields } from './checks/fields.ts'
import { checkOffer, checkPolicy, checkTariff, isSamePlace } from './checks/offer.ts'
import { checkPeople, checkViewers } from './checks/people.ts'
import { checkStops } from './checks/stops.ts'
import { checkTimes } from './checks/times.ts'
import { toMinutes } from './pickup.ts'
import type { TripPayload } from './tripPayload.ts'

export type { TripContext } from './checks/context.ts'
export type { TripPayload } from './tripPayload.ts'

/** Refuses a trip that is not possible as requested. @throws Refusal */
export function checkTrip(trip: TripPayload, context: TripContext): void {
  checkOffer(trip, context)
  checkFields(trip, context)
  checkTimes(trip, context)
  checkPeople(trip, context)
  checkExtras(trip.additional_services, context.quote, context.lang)
  checkStops(trip, context)
  checkViewers(trip)
  checkTariff(trip, context)
  checkPolicy(trip, context)
  checkCompany(trip, context)
}

/** The price of a trip before a certificate, in whole units of the quote's currency: ride, stops and extras. */
export function amountOf(trip: TripPayload, quote: Quote): number {
  return costOf(quote, trip.additional_locations.length, trip.additional_services)
}

/** Refuses a second trip with the same direction as the first, or with a start before the first ends (BOOK-39). @throws Refusal */
export function checkReturn(
  first: TripPayload,
  firstQuote: Quote,
  back: TripPayload,
  backQuote: Quote,
): void {
  if (isSameWay(firstQuote, backQuote)) throw new Refusal(400, 'return_same_way')
  const over =
    instantOf(toMinutes(first.date_arrival ?? ''), firstQuote.from.timeZone) + firstQuote.travelSeconds * 1000
  if (instantOf(toMinutes(back.date_arrival ?? ''), backQuote.from.timeZone) <= over) {
    throw new Refusal(400, 'return_too_early')
  }
}

function isSameWay(first: Quote, second: Quote): boolean {
  if (first.to === null || second.to === null) return first.to === second.to
  return isSamePlace(first.from, second.from) && isSamePlace(first.to, second.to)
}
