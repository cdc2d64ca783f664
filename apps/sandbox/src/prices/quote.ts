import type { Texts } from '../lang.ts'
import type { Place } from '../places/place.ts'
import { type CarClass, carClasses } from './carClasses.ts'
import { fromEuros, quotedCurrency } from './currency.ts'
import { rentEuros, rideEuros } from './fares.ts'
import { shareOf } from './hash.ts'
import { createPriceId, type PriceKey, parsePriceId } from './priceId.ts'
import { type Provider, providersOf } from './providers.ts'
import { type Region, regionOf } from './region.ts'
import { hoursSold } from './rent.ts'
import { isReachable, isServed, roadKm, travelSeconds } from './road.ts'

/** Settings that all prices depend on. */
export interface Tariff {
  /** Factor for every price; a price from another level counts as changed. @default 1 */
  readonly level: number
  /** Secret that signs price ids. */
  readonly secret: string
}

export const defaultTariff: Tariff = { level: 1, secret: 'wherry sandbox' }

/** Milliseconds for which a price is valid. */
export const priceLife = 15 * 60_000
/** Milliseconds after the end of a price in which it can still be booked. */
export const priceGrace = 60_000

/** A request for prices. */
export interface Question {
  readonly from: Place
  /** Drop-off; null for a rent. */
  readonly to: Place | null
  /** Whole hours of a rent; absent for a transfer. */
  readonly hours?: number
  readonly currency: string
  /** Second currency in which prices are given, or null. */
  readonly alternativeCurrency: string | null
  /** Ids of the wanted car classes; empty for all. */
  readonly classIds: readonly number[]
  /** Price id of the order that is changed: the same price is offered again while it is valid. */
  readonly currentPriceId: string | null
  /** Current time in epoch milliseconds. */
  readonly now: number
}

/** A priced class of a provider. Amounts are in whole units of their currency. */
export interface Quote {
  readonly priceId: string
  readonly from: Place
  /** Drop-off; null for a rent. */
  readonly to: Place | null
  /** Whole hours of the price; null for a transfer. */
  readonly hours: number | null
  /** Minimum hours of a rent for this class of the provider; null for a transfer. */
  readonly minimumHours: number | null
  readonly carClass: CarClass
  readonly provider: Provider
  /** Region of the cars and providers. */
  readonly region: Region
  readonly currency: string
  readonly amount: number
  /** Price of each extra stop; 0 for a rent, which has no stops. */
  readonly amountPerStop: number
  readonly alternative: { currency: string; amount: number; amountPerStop: number } | null
  /** Price of the ride back, with the same class and provider; null if the provider does not start there. */
  readonly reverse: { amount: number; priceId: string } | null
  readonly isFastRide: boolean
  readonly hasFlexibleTariff: boolean
  /** Warning on the offer; null if there is none. */
  readonly caution: Texts | null
  /** Time on the road, in seconds; for a rent its whole duration. */
  readonly travelSeconds: number
  /** Length of the road, in kilometres; 0 for a rent. */
  readonly km: number
  /** End of the price's validity, in epoch milliseconds. */
  readonly expiresAt: number
}

/** From this length of the road on only one provider has offers (isOnlyProvider of PRICE-11). */
const singleProviderKm = 700
const fastRideKm = 80
/** Share of a class's providers without a free car on a route. */
const busyShare = 0.22
/** Share of routes on which a provider's warning is shown. */
const cautionShare = 0.5

/** The offers for a request, cheapest first. The same request at the same time gives the same offers. */
export function quotesFor(question: Question, tariff: Tariff): Quote[] {
  const { from, to, classIds } = question
  if (to === null ? !isReachable(from) : !isServed(from, to)) return []
  const km = to === null ? 0 : roadKm(from, to)
  const route = to === null ? `rent ${from.placeId}` : routeKey(from, to)
  const all = providersOf[regionOf(from.country)]
  const alone = all[Math.floor(shareOf(`alone ${route}`) * all.length)] as Provider
  const providers = km > singleProviderKm ? [alone] : all
  return carClasses
    .filter((carClass) => classIds.length === 0 || classIds.includes(carClass.id))
    .flatMap((carClass) =>
      providers
        .filter(
          (provider) => provider.classes.includes(carClass.id) && !isBusy(route, carClass, provider, alone),
        )
        .map((provider) => quoteOf(question, carClass, provider, tariff)),
    )
    .sort((a, b) => a.amount - b.amount || b.provider.rating - a.provider.rating)
}

/** State of a price id: still valid, changed to this new price, or gone since the ride is not sold. */
export type PriceCheck =
  | { state: 'holds'; quote: Quote }
  | { state: 'changed'; quote: Quote }
  | { state: 'gone' }

/**
 * Calculates the price of a price id again and compares. An unknown price id is gone. An order's own price (`isOwn`) never
 * expires for it.
 */
export function checkPrice(
  priceId: string,
  getPlace: (placeId: string) => Place | null,
  now: number,
  tariff: Tariff,
  isOwn = false,
): PriceCheck {
  const key = parsePriceId(priceId, tariff.secret)
  const from = key === null ? null : getPlace(key.fromId)
  const to = key === null || key.toId === null ? null : getPlace(key.toId)
  if (key === null || from === null || (to === null && key.toId !== null)) return { state: 'gone' }
  const question: Question = {
    from,
    to,
    now,
    ...(key.hours === null ? {} : { hours: key.hours }),
    currency: key.currency,
    alternativeCurrency: null,
    classIds: [key.classId],
    currentPriceId: priceId,
  }
  const quote = quotesFor(question, tariff).find(({ provider }) => provider.id === key.providerId)
  if (quote === undefined) return { state: 'gone' }
  const { amount, amountPerStop } = key
  if (isOwn) return { state: 'holds', quote: { ...quote, priceId, amount, amountPerStop } }
  const isLate = now > key.issuedAt * 1000 + priceLife + priceGrace
  const isOther = quote.amount !== amount || quote.amountPerStop !== amountPerStop
  return { state: isLate || isOther ? 'changed' : 'holds', quote }
}

/** The same offer in another currency; null if the sandbox has no prices in it. */
export function inCurrency(quote: Quote, currency: string, now: number, tariff: Tariff): Quote | null {
  if (quote.currency === currency) return quote
  const question: Question = {
    from: quote.from,
    to: quote.to,
    now,
    ...(quote.hours === null ? {} : { hours: quote.hours }),
    currency,
    alternativeCurrency: null,
    classIds: [quote.carClass.id],
    currentPriceId: null,
  }
  const found = quotesFor(question, tariff).find(({ provider }) => provider.id === quote.provider.id)
  return found?.currency === currency ? found : null
}

function quoteOf(question: Question, carClass: CarClass, provider: Provider, tariff: Tariff): Quote {
  const { from, to, now } = question
  const currency = quotedCurrency(question.currency)
  const sold = to === null ? hoursSold(question.hours ?? 1, carClass, provider) : null
  const km = to === null ? 0 : roadKm(from, to)
  const euros =
    tariff.level *
    (to === null
      ? rentEuros(from, sold?.hours ?? 1, carClass, provider)
      : rideEuros(from, to, carClass, provider))
  const perStop = (code: string) => (to === null ? 0 : stopAmount(euros, code))
  const amount = fromEuros(euros, currency)
  const issued = Math.floor(now / 1000)
  const key: PriceKey = {
    fromId: from.placeId,
    toId: to?.placeId ?? null,
    hours: sold?.hours ?? null,
    classId: carClass.id,
    providerId: provider.id,
    currency,
    amount,
    amountPerStop: perStop(currency),
    issuedAt: issued,
  }
  const current =
    question.currentPriceId === null ? null : parsePriceId(question.currentPriceId, tariff.secret)
  const isCurrent =
    current !== null &&
    Math.abs(now - current.issuedAt * 1000) <= priceLife &&
    createPriceId({ ...current, issuedAt: issued }, tariff.secret) === createPriceId(key, tariff.secret)
  const issuedAt = isCurrent ? current.issuedAt : issued
  const other = question.alternativeCurrency === null ? null : quotedCurrency(question.alternativeCurrency)
  const isEveryday = carClass.factor < 2
  return {
    priceId: createPriceId({ ...key, issuedAt }, tariff.secret),
    from,
    to,
    hours: sold?.hours ?? null,
    minimumHours: sold?.minimum ?? null,
    carClass,
    provider,
    currency,
    amount,
    km,
    region: regionOf(from.country),
    amountPerStop: key.amountPerStop,
    alternative:
      other === null || other === currency
        ? null
        : { currency: other, amount: fromEuros(euros, other), amountPerStop: perStop(other) },
    reverse: to === null ? null : reverseOf(question.from, to, key, carClass, provider, tariff),
    isFastRide: to !== null && provider.hasFastRide && isEveryday && km <= fastRideKm,
    hasFlexibleTariff: to !== null && provider.hasFlexibleTariff && !isEveryday,
    caution: to !== null && shareOf(`against ${routeKey(from, to)}`) < cautionShare ? provider.caution : null,
    travelSeconds: to === null ? (sold?.hours ?? 1) * 3600 : travelSeconds(km),
    expiresAt: issuedAt * 1000 + priceLife,
  }
}

function reverseOf(
  from: Place,
  to: Place,
  key: PriceKey,
  carClass: CarClass,
  provider: Provider,
  tariff: Tariff,
): Quote['reverse'] {
  if (regionOf(from.country) !== regionOf(to.country)) return null
  const euros = rideEuros(to, from, carClass, provider) * tariff.level
  const amount = fromEuros(euros, key.currency)
  const amountPerStop = stopAmount(euros, key.currency)
  const back = { ...key, fromId: to.placeId, toId: from.placeId, amount, amountPerStop }
  return { amount, priceId: createPriceId(back, tariff.secret) }
}

/** Price of an extra stop, for a ride of so many euros. */
const stopAmount = (euros: number, currency: string) => fromEuros(Math.max(3, euros * 0.12), currency)

/** Key of a route, the same for both directions, so that a provider serves both or none. */
const routeKey = (from: Place, to: Place) => [from.placeId, to.placeId].sort().join('|')

function isBusy(route: string, carClass: CarClass, provider: Provider, alone: Provider): boolean {
  return provider !== alone && shareOf(`busy ${route} ${carClass.id} ${provider.id}`) < busyShare
}
