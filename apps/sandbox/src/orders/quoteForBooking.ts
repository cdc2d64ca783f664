import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { placeOfId } from '../pointPlace.ts'
import { checkPrice, type Quote } from '../prices/quote.ts'
import type { StoredOrder } from '../store/store.ts'

/**
 * The current offer of a price id, for a booking. `isOwn`: the price is the order's own, so it stays valid.
 * @throws Refusal 409 `price_expired`, with the new price if the ride is still sold
 */
export function quoteForBooking(
  priceId: string | number,
  { places, clock, options }: Pick<Parts, 'places' | 'clock' | 'options'>,
  isOwn = false,
): Quote {
  const checked = checkPrice(
    String(priceId),
    (id) => placeOfId(places, id),
    clock.now(),
    options().tariff,
    isOwn,
  )
  if (checked.state === 'gone') throw new Refusal(409, 'price_gone')
  if (checked.state === 'changed') {
    const { amount, currency, priceId: now } = checked.quote
    throw new Refusal(409, 'price_expired', {}, { price: amount, currency, price_id: now })
  }
  return checked.quote
}

/** The offer that an order was booked at. Null: the ride is no longer sold. */
export function ownQuote(
  order: Pick<StoredOrder, 'trip'>,
  parts: Pick<Parts, 'places' | 'clock' | 'options'>,
): Quote | null {
  try {
    return quoteForBooking(order.trip.price_id, parts, true)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
