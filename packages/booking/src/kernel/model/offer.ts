import type { FreeCancellationHours } from '../values/freeCancellation.ts'
import type { Money } from '../values/money.ts'
import type { PlaceType } from './place.ts'
import type { RouteType } from './route.ts'

/** Names of the drawn cars; any other picture is an address. */
export type CarPicture =
  | 'economy'
  | 'comfort'
  | 'business'
  | 'first'
  | 'minivan'
  | 'premium-minivan'
  | 'minibus'
  | 'bus'

/** A class of cars. */
export interface CarClass {
  id: string
  /** Seats for passengers. */
  capacity: number
  /** Name in the visitor's language. Null: no name, the class id is shown. */
  name: string | null
  /** Name of a drawing, or an https address. Null: none. */
  picture: CarPicture | (string & {}) | null
  /** Example cars, for instance `Toyota Camry`; empty: none given. */
  examples: readonly string[]
  /** Suitcases that fit. Null: not stated. */
  luggage: number | null
}

/** The company that drives. */
export interface Provider {
  id: string
  /** Name. Null: none. */
  name: string | null
  /** Rating, 0 to 5. Null: not rated. */
  rating: number | null
  /** Count of reviews. Null: not stated. */
  reviews: number | null
}

/** Category of an extra. Other words of the service are kept unchanged. */
export type ServiceCategory = 'baby_seat' | 'tollroad' | 'table' | (string & {})

/** An extra of an offer. */
export interface AdditionalService {
  id: string
  /** Type of the extra; for a child seat `infant_seat`, `seat` or `booster`. */
  type: string
  category: ServiceCategory
  /** True if the extra is chosen from the start. */
  defaultInclude: boolean
  /** True if the extra is shown as included and adds nothing to the price. */
  includedInPrice: boolean
  /** Name in the visitor's language. Null: none. */
  name: string | null
  /** Price of one piece. Null: not stated. */
  price: Money | null
}

/** Start or end of an offered ride. */
export interface OfferEnd {
  placeId: string
  type: PlaceType
}

/** A priced class of a provider for one route. */
export interface Offer {
  /** Id of the offer in all later requests. */
  priceId: string
  /** Service that the offer comes from. Null: the response names none. */
  serviceId: string | null
  price: Money
  /** Price of each extra stop. Null: not stated. */
  pricePerStop: Money | null
  /** Price in a second currency, for information. Null: none. */
  alternativePrice: Money | null
  /** Price of each extra stop in the second currency. Null: none. */
  alternativePricePerStop: Money | null
  carClass: CarClass
  provider: Provider
  start: OfferEnd
  /** Destination; `rent` for hire by the hour. */
  finish: OfferEnd | 'rent'
  routeType: RouteType
  fastRide: boolean
  flexibleTariff: boolean
  /** True if the flexible tariff has terms to which the customer must agree. */
  flexibleTariffAgreement: boolean
  services: readonly AdditionalService[]
  /** Price of the way back. Null: it needs a request of its own. */
  reverse: { price: Money; priceId: string } | null
  /** Multiplier of loyalty points; 0 if there are none. */
  loyalty: number
  /** Shortest rent in seconds. Null: the offer has no minimum of its own. */
  minimumDuration: number | null
  /** Seconds on the road. Null: not stated. */
  travelTime: number | null
  childSeatsAvailable: boolean
  /** Hours of free cancellation before the pickup. Null: not stated. */
  freeCancellationHours: FreeCancellationHours | null
  /** Minutes the driver waits free of charge. Null: not stated. */
  waitingMinutes: number | null
  /**
   * Instant in epoch milliseconds after which the price is requested again. Null: the price is valid for 15 minutes.
   */
  expiresAt: number | null
  /** True if the offer is outside the travel policy of the user's company (BOOK-37). */
  isOutOfPolicy: boolean
  /** Warnings of the service about this offer, in the visitor's language; may be empty. */
  errors: readonly string[]
}

/** Warnings of the service about an offer, without duplicates, at most three. */
export const saidAgainst = (errors: readonly string[]): readonly string[] => [...new Set(errors)].slice(0, 3)

/** The first offer with a given class and provider, both by id. Null: there is none. */
export function offerOfKind(list: readonly Offer[], carClassId: string, providerId: string): Offer | null {
  return (
    list.find(({ carClass, provider }) => carClass.id === carClassId && provider.id === providerId) ?? null
  )
}
