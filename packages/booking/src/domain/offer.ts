import type { FreeCancellationHours } from './freeCancellation.ts'
import type { Money } from './money.ts'
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
  /** In the visitor's language. Null: unnamed, the class id stands in. */
  name: string | null
  /** A drawing's name or an https address. Null: none. */
  picture: CarPicture | (string & {}) | null
  /** Example cars, for instance `Toyota Camry`; empty: none given. */
  examples: readonly string[]
  /** Suitcases that fit. Null: not stated. */
  luggage: number | null
}

/** Who drives. */
export interface Provider {
  id: string
  /** Null: unnamed. */
  name: string | null
  /** 0 to 5. Null: not rated. */
  rating: number | null
  /** Count of reviews. Null: not stated. */
  reviews: number | null
}

/** Category of an extra; other words of the service are kept as they came. */
export type ServiceCategory = 'baby_seat' | 'tollroad' | 'table' | (string & {})

/** An extra of an offer. */
export interface AdditionalService {
  id: string
  /** For a child seat `infant_seat`, `seat` or `booster`. */
  type: string
  category: ServiceCategory
  /** Chosen from the start. */
  defaultInclude: boolean
  /** Shown as included, adds nothing to the price. */
  includedInPrice: boolean
  /** In the visitor's language. Null: unnamed. */
  name: string | null
  /** For one. Null: not stated. */
  price: Money | null
}

/** An end of an offered ride. */
export interface OfferEnd {
  placeId: string
  type: PlaceType
}

/** A priced class of a provider for one route. */
export interface Offer {
  /** Names the offer in every later call. */
  priceId: string
  /** Null: the answer named none. */
  serviceId: string | null
  price: Money
  /** Added for each extra stop. Null: not stated. */
  pricePerStop: Money | null
  /** In a second currency, for information. Null: none. */
  alternativePrice: Money | null
  /** Per extra stop in the second currency. Null: none. */
  alternativePricePerStop: Money | null
  carClass: CarClass
  provider: Provider
  start: OfferEnd
  /** `rent` for hire by the hour. */
  finish: OfferEnd | 'rent'
  routeType: RouteType
  fastRide: boolean
  flexibleTariff: boolean
  /** The flexible tariff has terms that must be agreed to. */
  flexibleTariffAgreement: boolean
  services: readonly AdditionalService[]
  /** Price of the way back. Null: it has to be asked. */
  reverse: { price: Money; priceId: string } | null
  /** Multiplier of loyalty points, 0 where there are none. */
  loyalty: number
  /** Shortest rent in seconds. Null: no minimum of its own. */
  minimumDuration: number | null
  /** Seconds on the road. Null: not stated. */
  travelTime: number | null
  childSeatsAvailable: boolean
  /** Null: not stated. */
  freeCancellationHours: FreeCancellationHours | null
  /** Minutes the driver waits free of charge. Null: not stated. */
  waitingMinutes: number | null
  /** Instant in epoch milliseconds after which the price is asked again. Null: the default life of 15 minutes holds. */
  expiresAt: number | null
  /** Outside the travel policy of the user's company (BOOK-37). */
  isOutOfPolicy: boolean
  /** What the service says against this offer, in the visitor's language; empty: nothing. */
  errors: readonly string[]
}

/** Sentences that the service says against an offer, each once, three at most. */
export const saidAgainst = (errors: readonly string[]): readonly string[] => [...new Set(errors)].slice(0, 3)

/** The first offer of a class of a provider, both by id. Null: there is none. */
export function offerOfKind(list: readonly Offer[], carClassId: string, providerId: string): Offer | null {
  return (
    list.find(({ carClass, provider }) => carClass.id === carClassId && provider.id === providerId) ?? null
  )
}
