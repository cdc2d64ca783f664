import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { placeOfId } from '../pointPlace.ts'
import { checkPrice, type Quote } from '../prices/quote.ts'

/**
 * The offer of a price id as it can be booked now. `isOwn`: it is what the order at hand was booked at, so it holds.
 * @throws Refusal 409 `price_expired`, with the price now where the ride is still sold
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
