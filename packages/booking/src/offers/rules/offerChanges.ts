import type { Offer } from '../../kernel/model/offer.ts'
import type { Money } from '../../kernel/values/money.ts'

/**
 * Keys of the offers in a list. An offer has the same key in a later list of the route: price ids change with every
 * list, but class and provider stay.
 */
export function offerKeys(offers: readonly Offer[]): Map<Offer, string> {
  const counts = new Map<string, number>()
  return new Map(
    offers.map((offer) => {
      const name = JSON.stringify([offer.carClass.id, offer.provider.id])
      const before = counts.get(name) ?? 0
      counts.set(name, before + 1)
      return [offer, before === 0 ? name : `${name} ${before}`]
    }),
  )
}

/** Former prices of the offers whose price has changed (PRICE-21), by the offer of the new list. */
export function changedPrices(former: readonly Offer[], offers: readonly Offer[]): Map<Offer, Money> {
  const before = new Map([...offerKeys(former)].map(([offer, key]) => [key, offer.price]))
  const changed = new Map<Offer, Money>()
  for (const [offer, key] of offerKeys(offers)) {
    const price = before.get(key)
    if (price && price.currency === offer.price.currency && price.minor !== offer.price.minor)
      changed.set(offer, price)
  }
  return changed
}
