import type { AnswerOf, endpoints } from '@wherry/booking/wire'
import { textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import { extrasOnWire } from '../prices/extras.ts'
import { isOutOfPolicy } from '../prices/forUser.ts'
import { freeWaitingMinutes } from '../prices/freeWaiting.ts'
import type { Quote } from '../prices/quote.ts'
import type { SandboxUser } from '../users/user.ts'

type OfferRow = AnswerOf<typeof endpoints.prices>['result'][number]

/** The user to whom an offer is shown. */
export interface Viewer {
  readonly user: SandboxUser
  readonly lang: Lang
  /** True if the request wants flexible tariffs. */
  readonly isFlexible: boolean
}

/** Converts an offer to the format of the wire. */
export function offerOnWire(quote: Quote, { user, lang, isFlexible }: Viewer): OfferRow {
  const { carClass, provider, from, to, alternative, reverse } = quote
  return {
    price_id: quote.priceId,
    service_id: `${provider.id}-${carClass.id}`,
    price: quote.amount,
    ...(to === null ? {} : { price_subaddress: quote.amountPerStop }),
    currency: quote.currency,
    ...(alternative === null
      ? {}
      : {
          alternative_price: alternative.amount,
          alternative_price_subaddress: alternative.amountPerStop,
          alternative_currency: alternative.currency,
        }),
    car_class: {
      car_class_id: carClass.id,
      capacity: carClass.capacity,
      name: textIn(carClass.name, lang),
      picture: carClass.picture,
      examples: [...carClass.examples[quote.region]],
      luggage: carClass.luggage,
    },
    service_provider: {
      id: provider.id,
      name: provider.name,
      rating: provider.rating,
      reviews: provider.reviews,
    },
    start_place: { place_id: from.placeId, type: from.typeCode },
    finish_place: to === null ? { place_id: null, type: -1 } : { place_id: to.placeId, type: to.typeCode },
    flexible_tariff: isFlexible && quote.hasFlexibleTariff,
    flexible_tariff_agreement: isFlexible && quote.hasFlexibleTariff,
    is_fast_ride: quote.isFastRide,
    additional_services: extrasOnWire(quote, lang),
    reverse_price: reverse === null ? null : { price: reverse.amount, price_id: reverse.priceId },
    ...(user.loyalty > 0 ? { coef_loyalica: user.loyalty } : {}),
    ...(quote.minimumHours === null ? {} : { minimum_duration: quote.minimumHours * 3600 }),
    ...(to === null ? {} : { travel_time: quote.travelSeconds }),
    ...(quote.caution === null ? {} : { errors: [textIn(quote.caution, lang)] }),
    childSeatsAvailable: carClass.takesChildSeats,
    free_cancellation_hours: provider.freeCancellationHours,
    waiting_minutes: freeWaitingMinutes(quote),
    expires_at: new Date(quote.expiresAt).toISOString(),
    ...(isOutOfPolicy(quote, user) ? { out_of_policy: true } : {}),
  }
}
