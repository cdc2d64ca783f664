import type { Offer, Place, Point } from '@wherry/booking/kernel'
import type { Person } from './person.ts'

/** A route with its offers. */
export interface Route {
  from: Place
  /** Null: the car is hired by the hour. */
  to: Place | null
  /** Offers of the way there, at least one. */
  offers: readonly Offer[]
  /** Offers of the way back. Empty: there are none, or the car is hired by the hour. */
  backOffers: readonly Offer[]
  /** Possible stops on the way that are served from both ends. */
  stops: readonly Place[]
  /** Duration of a hire, in seconds. 0: the ride is no hire. */
  seconds: number
}

const { signal } = new AbortController()
const endOf = ({ location, placeId }: Place) => ({ location: location as Point, placeId })

/** Requests the offers from one place to another. */
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

/** Requests the offers of cars by the hour. */
export async function hireOf({ client, rent }: Person, fromId: string, hours: number): Promise<Route> {
  const from = await client.place(fromId, signal)
  const seconds = hours * 3600
  const offers = await rent.rentPrices({ from: endOf(from), durationSeconds: seconds }, signal)
  return { from, to: null, offers, backOffers: [], stops: [], seconds }
}
