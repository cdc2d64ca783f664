import type { Offer } from '@wherry/booking/domain/offer.ts'
import type { Place, Point } from '@wherry/booking/domain/place.ts'
import type { Person } from './person.ts'

/** A ride that is sold, with all that can be had on it. */
export interface Route {
  from: Place
  /** Null: hire by the hour. */
  to: Place | null
  /** At least one. */
  offers: readonly Offer[]
  /** Of the way back; empty: none are sold, or it is a hire. */
  backOffers: readonly Offer[]
  /** Places on the way that are served from both ends. */
  stops: readonly Place[]
  /** Seconds that were asked for; 0: no hire. */
  seconds: number
}

const { signal } = new AbortController()
const endOf = ({ location, placeId }: Place) => ({ location: location as Point, placeId })

/** Asks for what is sold from one place to another. */
export async function transferOf(
  person: Pick<Person, 'client' | 'prices' | 'route'>,
  ends: readonly [string, string],
  nearby: readonly string[],
): Promise<Route> {
  const { client, prices, route } = person
  const [from, to] = await Promise.all([client.place(ends[0], signal), client.place(ends[1], signal)])
  const near = await Promise.all(
    nearby.filter((id) => !ends.includes(id)).map((id) => client.place(id, signal)),
  )
  const served = await Promise.all(
    near.map(({ placeId }) => route.checkLocation({ endIds: [...ends], stopId: placeId }, signal)),
  )
  return {
    from,
    to,
    offers: await prices.prices({ from: endOf(from), to: endOf(to), flexibleTariff: true }, signal),
    backOffers: await prices.prices({ from: endOf(to), to: endOf(from), flexibleTariff: true }, signal),
    stops: near.filter((_, index) => served[index]?.isServed),
    seconds: 0,
  }
}

/** Asks for what is hired out by the hour. */
export async function hireOf({ client, rent }: Person, fromId: string, hours: number): Promise<Route> {
  const from = await client.place(fromId, signal)
  const seconds = hours * 3600
  const offers = await rent.rentPrices({ from: endOf(from), durationSeconds: seconds }, signal)
  return { from, to: null, offers, backOffers: [], stops: [], seconds }
}
