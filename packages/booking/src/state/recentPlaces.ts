import { type Lang, languages } from '../domain/language.ts'
import type { PlaceIcon, Suggestion } from '../domain/place.ts'
import { pointOf } from '../domain/point.ts'

/** Most places that are remembered (PLACE-20). */
export const mostRecent = 5

/** Longest text that is kept of a place; a longer one is not ours. */
const longestText = 500

/** Number of the stored shape; text of another one is dropped (REL-07). */
const version = 1

/** A place that was chosen, in the words of then. */
export interface RecentPlace extends Suggestion {
  /** Language of its words. */
  lang: Lang
}

/** Text for the storage. */
export function writeRecent(places: readonly RecentPlace[]): string {
  return JSON.stringify({ version, places })
}

/** What a stored text says, the last chosen first, at most 5; nothing where it is broken, foreign or of another version. */
export function readRecent(text: string | null): readonly RecentPlace[] {
  try {
    const value = JSON.parse(text ?? 'null') as { version?: unknown; places?: unknown } | null
    if (value?.version !== version || !Array.isArray(value.places)) return []
    const places = value.places.map(placeOf).filter((place) => place !== null)
    return [...new Map(places.map((place) => [place.placeId, place])).values()].slice(0, mostRecent)
  } catch {
    return []
  }
}

/** With the place in front, once. */
export function withRecent(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return [place, ...withoutRecent(places, place.placeId)].slice(0, mostRecent)
}

/** The same places in their order, one of them in other words. */
export function renamed(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return places.map((one) => (one.placeId === place.placeId ? place : one))
}

/** Without a place. */
export function withoutRecent(places: readonly RecentPlace[], placeId: string): readonly RecentPlace[] {
  return places.filter((one) => one.placeId !== placeId)
}

const icons: readonly PlaceIcon[] = ['building', 'airport', 'station', 'hotel', 'stop']

/** A place of ours. Null: it is none. */
function placeOf(value: unknown): RecentPlace | null {
  const { placeId, mainText, secondaryText, icon, iata, icao, country, location, exact, lang } = (value ??
    {}) as Record<keyof RecentPlace, unknown>
  const known = { icon: icons.find((one) => one === icon), lang: languages.find((one) => one === lang) }
  if (!isText(placeId) || placeId === '' || !isText(mainText) || mainText === '') return null
  if (!isText(secondaryText) || !known.icon || !known.lang || typeof exact !== 'boolean') return null
  const { lat, lng } = (location ?? {}) as { lat?: unknown; lng?: unknown }
  return {
    placeId,
    mainText,
    secondaryText,
    icon: known.icon,
    ...(isText(iata) && iata ? { iata } : {}),
    ...(isText(icao) && icao ? { icao } : {}),
    country: isText(country) ? country : null,
    location: typeof lat === 'number' && typeof lng === 'number' ? pointOf(lat, lng) : null,
    exact,
    lang: known.lang,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}
