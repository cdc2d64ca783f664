import type { Lang } from './language.ts'

/** An end of a ride that many take: its id, and what it is called. */
export interface PopularEnd {
  readonly placeId: string
  /** Its name by language; one is enough. */
  readonly texts: Readonly<Partial<Record<Lang, string>>>
}

/** A ride that many take; the host's own, since the service names none. */
export interface PopularRide {
  readonly from: PopularEnd
  readonly to: PopularEnd
  /** IANA zone of the pickup, `Europe/Istanbul`: a device in it is offered the ride first. */
  readonly timeZone: string
}

/** A ride in one language. */
export interface ShownRide {
  from: { placeId: string; text: string }
  to: { placeId: string; text: string }
}

/** Rides as the empty finder offers them. */
export interface ShownRides {
  list: readonly ShownRide[]
  /** All of them begin where the device is. */
  isHere: boolean
}

/** Most rides that are offered. */
export const mostRides = 4

/**
 * The rides that begin in the device's zone, in the host's order, at most 4; where none does, the first ones of all. What
 * has no name or no id is left out. Null: there are none.
 */
export function popularRidesIn(
  rides: readonly PopularRide[],
  { lang, timeZone }: { lang: Lang; timeZone: string },
): ShownRides | null {
  const shown = rides.flatMap((ride) => {
    const [from, to] = [endIn(ride.from, lang), endIn(ride.to, lang)]
    return from && to ? [{ from, to, isHere: ride.timeZone === timeZone }] : []
  })
  const here = shown.filter(({ isHere }) => isHere)
  const list = (here.length > 0 ? here : shown).slice(0, mostRides).map(({ from, to }) => ({ from, to }))
  return list.length > 0 ? { list, isHere: here.length > 0 } : null
}

function endIn({ placeId, texts }: PopularEnd, lang: Lang) {
  const text = (texts[lang] ?? texts.en ?? Object.values(texts)[0])?.trim()
  return placeId && text ? { placeId, text } : null
}
