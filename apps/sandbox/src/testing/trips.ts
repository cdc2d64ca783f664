import { endpoints } from '@wherry/booking/wire'
import type { TripPayload } from '../orders/trip.ts'
import { type createAsking, ride } from './asking.ts'
import { bookingOf, tripToBook } from './bookings.ts'

const way = ['ap-IST', 'ad-moda-caddesi-142'] as const

/** A trip of the first matching offer, in that offer's currency. */
export async function tripOf(
  asking: ReturnType<typeof createAsking>,
  pick: { picture?: string; as?: number; currency?: string; flexible?: boolean; fast?: boolean },
  change: Partial<TripPayload> = {},
): Promise<TripPayload> {
  const { picture, as, currency = 'EUR', flexible, fast } = pick
  const { result } = await asking.ask(endpoints.prices, {
    ...ride(...way, { currency, flexible_tariff: '1' }),
    ...(as === undefined ? {} : { as }),
  })
  const offer = result.find(
    (one) =>
      (picture === undefined || one.car_class.picture === picture) &&
      (flexible === undefined || one.flexible_tariff === flexible) &&
      (fast === undefined || one.is_fast_ride === fast),
  )
  if (offer === undefined) throw new Error('No such offer')
  return tripToBook(asking, {
    price_id: offer.price_id,
    service_id: offer.service_id ?? null,
    currency,
    user_id: as ?? null,
    ...change,
  })
}

/** Status and error of the booking of one trip by its own user. */
export async function answerTo(asking: ReturnType<typeof createAsking>, trip: TripPayload, lang = 'en') {
  const body = bookingOf([trip], { user_id: trip.user_id, currency: trip.currency })
  const as = trip.user_id === null ? {} : { as: Number(trip.user_id) }
  return asking.refusal(endpoints.createOrder, { body, query: { lang }, ...as })
}
