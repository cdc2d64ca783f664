import type { Lang } from '../../kernel/values/language.ts'

/** Start or end of a popular ride: its id and its name. */
export interface PopularEnd {
  readonly placeId: string
  /** Name by language; one is enough. */
  readonly texts: Readonly<Partial<Record<Lang, string>>>
}

/** A popular ride; the host provides it, because the service has none. */
export interface PopularRide {
  readonly from: PopularEnd
  readonly to: PopularEnd
  /** IANA zone of the pickup, `Europe/Istanbul`; a device in this zone gets the ride first. */
  readonly timeZone: string
}

/** A ride in one language. */
export interface ShownRide {
  from: { placeId: string; text: string }
  to: { placeId: string; text: string }
}

/** Popular rides as the empty finder shows them. */
export interface ShownRides {
  list: readonly ShownRide[]
  /** True if all rides begin in the zone of the device. */
  isHere: boolean
}

/** Maximum number of popular rides that are shown. */
export const mostRides = 4

/**
 * Selects the rides that begin in the device's zone, in the host's order, at most 4; if there are none, the first of
 * all. Rides without a name or an id are left out. Null: no ride is left.
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
