import type { AnswerOf, endpoints } from '@wherry/booking/wire'
import { minorUnits } from '../bonus/certificates.ts'
import { textIn } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import { carClassOf } from '../prices/carClasses.ts'
import { extrasOf } from '../prices/extras.ts'
import { freeWaitingMinutes } from '../prices/freeWaiting.ts'
import { providerOf } from '../prices/providers.ts'
import type { Quote } from '../prices/quote.ts'
import type { StoredOrder } from '../store/store.ts'
import { confirmsBy } from './confirming.ts'
import { ownQuote } from './quoteForBooking.ts'
import { amountOf } from './trip.ts'

type OrderRow = AnswerOf<typeof endpoints.order>['result']['orders'][number]
type Offered = Pick<
  OrderRow,
  | 'price'
  | 'car_data'
  | 'additional_services'
  | 'service_provider'
  | 'travel_time'
  | 'free_cancellation_hours'
  | 'errors'
  | 'confirms_by'
  | 'waiting_minutes'
>

/** Facts of the offer that an order was booked at: car, provider, terms, and the parts of its price. */
export function offeredOnWire(order: StoredOrder, parts: Parts, lang: Lang): Offered {
  const { trip } = order
  const quote = ownQuote(order, parts)
  const carClass = carClassOf(order.classId)
  const provider = providerOf(order.providerId)
  return {
    price: { price_id: trip.price_id, price: order.amount, ...(quote === null ? {} : sumOf(order, quote)) },
    car_data: {
      car_class_id: order.classId,
      ...(carClass === undefined
        ? {}
        : {
            name: textIn(carClass.name, lang),
            capacity: carClass.capacity,
            picture: carClass.picture,
            luggage: carClass.luggage,
            ...(quote === null ? {} : { examples: [...carClass.examples[quote.region]] }),
          }),
    },
    additional_services: quote === null ? trip.additional_services : servicesOf(order, quote, lang),
    ...(provider === undefined
      ? {}
      : {
          service_provider: {
            id: provider.id,
            name: provider.name,
            rating: provider.rating,
            reviews: provider.reviews,
            phone: inventedPhone(provider.id),
          },
          free_cancellation_hours: provider.freeCancellationHours,
        }),
    confirms_by: new Date(confirmsBy(order, quote)).toISOString(),
    ...(quote === null
      ? {}
      : {
          ...(quote.caution === null ? {} : { errors: [textIn(quote.caution, lang)] }),
          waiting_minutes: freeWaitingMinutes(quote),
          ...(quote.to === null ? {} : { travel_time: quote.travelSeconds }),
        }),
  }
}

function sumOf({ trip, amount }: StoredOrder, quote: Quote) {
  const whole = amountOf(trip, quote)
  return {
    ride: quote.amount,
    stops: quote.amountPerStop * trip.additional_locations.length,
    repayment_price: Math.max(0, Math.round((whole - amount) * minorUnits) / minorUnits),
  }
}

function servicesOf({ trip }: StoredOrder, quote: Quote, lang: Lang): Offered['additional_services'] {
  const extras = extrasOf(quote)
  return trip.additional_services.map((chosen) => {
    const extra = extras.find(({ id }) => id === String(chosen.id))
    if (extra === undefined) return chosen
    const { category, name, amount } = extra
    return { ...chosen, category, name: textIn(name, lang), price: amount * chosen.amount }
  })
}

/** A London number without an owner (Ofcom reserves 020 7946 0000 to 0999 for drama). */
const inventedPhone = (providerId: number) => `442079460${String(providerId).padStart(3, '0')}`
