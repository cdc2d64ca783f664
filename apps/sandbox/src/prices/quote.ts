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

/** What prices depend on but for the ride itself. */
export interface Tariff {
  /** Multiplies every price; a price quoted at another level has changed. @default 1 */
  readonly level: number
  /** Seals price ids. */
  readonly secret: string
}

export const defaultTariff: Tariff = { level: 1, secret: 'wherry sandbox' }

/** Milliseconds that a price holds. */
export const priceLife = 15 * 60_000
/** Milliseconds after its end in which a price is still booked as it was. */
export const priceGrace = 60_000

/** A question for prices. */
export interface Question {
  readonly from: Place
  /** Null: a rent. */
  readonly to: Place | null
  /** Whole hours of a rent. Absent: a transfer. */
  readonly hours?: number
  readonly currency: string
  /** Quoted beside the currency, or null. */
  readonly alternativeCurrency: string | null
  /** Only these car classes; empty for all. */
  readonly classIds: readonly number[]
  /** The price that an order was made at: it is given again as long as it holds. */
  readonly currentPriceId: string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** A priced class of a provider. Amounts are in whole units of their currency. */
export interface Quote {
  readonly priceId: string
  readonly from: Place
  /** Null: a rent. */
  readonly to: Place | null
  /** Whole hours that the price is for. Null: a transfer. */
  readonly hours: number | null
  /** The fewest hours that this class of the provider is rented for. Null: a transfer. */
  readonly minimumHours: number | null
  readonly carClass: CarClass
  readonly provider: Provider
  /** Whose cars and providers they are. */
  readonly region: Region
  readonly currency: string
  readonly amount: number
  /** For each extra stop; 0 for a rent, which has none. */
  readonly amountPerStop: number
  readonly alternative: { currency: string; amount: number; amountPerStop: number } | null
  /** The way back, at the same class and provider. Null where the provider does not start there. */
  readonly reverse: { amount: number; priceId: string } | null
  readonly isFastRide: boolean
  readonly hasFlexibleTariff: boolean
  /** What is said against the offer. Null: nothing. */
  readonly caution: Texts | null
  /** On the road; of a rent the whole of it. */
  readonly travelSeconds: number
  /** Of road; 0 for a rent. */
  readonly km: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** From this road on a single provider drives (isOnlyProvider of PRICE-11). */
const singleProviderKm = 700
const fastRideKm = 80
/** A share of a class's providers has no free car on a route. */
const busyShare = 0.22
/** A share of the routes of a provider that has something said against its offers. */
const cautionShare = 0.5

/** The offers of a question, cheapest first. The same question at the same time gives the same answer. */
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

/** What has become of a price id: it holds, or it is gone and this is the price now, or the ride is not sold. */
export type PriceCheck =
  | { state: 'holds'; quote: Quote }
  | { state: 'changed'; quote: Quote }
  | { state: 'gone' }

/**
 * Prices a price id anew and compares. A price id that was never given is gone. The price that an order was made at
 * (`isOwn`) holds for it without end.
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

/** The same offer in another currency, or null where that is not quoted. */
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

/** What an extra stop adds to a ride of so many euros. */
const stopAmount = (euros: number, currency: string) => fromEuros(Math.max(3, euros * 0.12), currency)

/** The same for both directions, so that who drives there drives back. */
const routeKey = (from: Place, to: Place) => [from.placeId, to.placeId].sort().join('|')

function isBusy(route: string, carClass: CarClass, provider: Provider, alone: Provider): boolean {
  return provider !== alone && shareOf(`busy ${route} ${carClass.id} ${provider.id}`) < busyShare
}
