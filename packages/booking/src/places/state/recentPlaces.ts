import type { PlaceIcon, Suggestion } from '../../kernel/model/place.ts'
import { type Lang, languages } from '../../kernel/values/language.ts'
import { pointOf } from '../../kernel/values/point.ts'

/** Maximum number of remembered places (PLACE-20). */
export const mostRecent = 5

/** Maximum length of a place's text, in characters; a longer one is not ours. */
const longestText = 500

/** Version of the stored shape; other versions are dropped (REL-07). */
const version = 1

/** A chosen place with the names of that time. */
export interface RecentPlace extends Suggestion {
  /** Language of the names. */
  lang: Lang
}

/** Writes the recent places as text for the storage. */
export function writeRecent(places: readonly RecentPlace[]): string {
  return JSON.stringify({ version, places })
}

/**
 * Reads the places of a stored text, the last chosen first, at most 5. Empty if the text is broken, foreign
 * or of another version.
 */
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

/** Returns the list with the place in front, without a duplicate. */
export function withRecent(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return [place, ...withoutRecent(places, place.placeId)].slice(0, mostRecent)
}

/** Returns the list with new names of one place. */
export function renamed(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return places.map((one) => (one.placeId === place.placeId ? place : one))
}

/** Returns the list without a place. */
export function withoutRecent(places: readonly RecentPlace[], placeId: string): readonly RecentPlace[] {
  return places.filter((one) => one.placeId !== placeId)
}

const icons: readonly PlaceIcon[] = ['building', 'airport', 'station', 'hotel', 'stop']

/** Reads a stored place. Null: it is invalid. */
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
