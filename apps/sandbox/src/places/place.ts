/** Kind of a place, shown by the icon of a suggestion. */
export type PlaceKind = 'airport' | 'station' | 'city' | 'address' | 'hotel' | 'stop' | 'port'

export const placeKinds = ['airport', 'station', 'city', 'address', 'hotel', 'stop', 'port'] as const

/** The languages that places are labelled in. */
export const langs = ['en', 'ru', 'es'] as const

export type Lang = (typeof langs)[number]

/**
 * The specification's place types: suburb 1, airport 2, station 3, near 4, locality 5, other 6, MKAD 7, KAD 8,
 * centre 9, hotel 10, sanctions 11.
 */
export type PlaceTypeCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** A text in the languages of {@link Lang}. For an absent language `en` is used. */
export interface Labels {
  readonly en: string
  readonly ru?: string
  readonly es?: string
}

/** A point on the earth, in degrees (WGS 84). */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** The house numbers of a street. */
export interface Houses {
  /** Numbers that are suggested without being typed. Each is in 1..last. */
  readonly listed: readonly number[]
  /** The last number that exists; a higher one is not found. */
  readonly last: number
}

/** A place of the sandbox. */
export interface Place extends Point {
  /**
   * Stable across builds: `ap-<IATA>`, `st-<id of the source>` or `st-<name>` for stations entered by hand,
   * `ci-<GeoNames id>` or `ci-<name>` for resorts entered by hand, `ad-<street>` and `ad-<street>-<number>`,
   * `ho-<name>`, `po-<name>`, `sp-<name>`.
   */
  readonly placeId: string
  readonly kind: PlaceKind
  readonly typeCode: PlaceTypeCode
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  /** IANA time zone, for example `Europe/Istanbul`. */
  readonly timeZone: string
  /** The main text of a suggestion. */
  readonly name: Labels
  /**
   * District and city, without the country. Null if the name already says it (a city); empty in a language without a
   * name for it.
   */
  readonly area: Labels | null
  /** IATA code, three capitals; null for all but airports. */
  readonly iata: string | null
  /** ICAO code, four capitals or digits; null for all but airports. */
  readonly icao: string | null
  /** Importance, 0 to 100: more important places come first. */
  readonly weight: number
  /** False for cities and for streets without a number: then the warning `Finder.exactAddress` is shown (PLACE-12). */
  readonly isExact: boolean
  /** Further spellings that find the place; never shown. */
  readonly aliases?: readonly string[]
  readonly houses?: Houses
}

/** The text in a language, else in English. */
export function labelIn(labels: Labels, lang: Lang): string {
  return labels[lang] ?? labels.en
}

/** The name of a country in a language, or its code if the runtime has no name. */
export function countryName(country: string, lang: Lang): string {
  const known = countryNames.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' })
  countryNames.set(lang, known)
  return countryNamesFixed[lang]?.[country] ?? known.of(country) ?? country
}

/** Country names that differ from the usual ones in the runtime. */
const countryNamesFixed: Readonly<Partial<Record<Lang, Readonly<Record<string, string>>>>> = {
  ru: { US: 'Соединённые Штаты', HK: 'Гонконг', MO: 'Макао' },
}

const countryNames = new Map<Lang, Intl.DisplayNames>()

/** A suggestion's first line. */
export function mainText(place: Place, lang: Lang): string {
  return labelIn(place.name, lang)
}

/** The second line of a suggestion: district and city, unless the first line or the country has the same text, then the country. */
export function secondaryText(place: Place, lang: Lang): string {
  const country = countryName(place.country, lang)
  const area = place.area === null ? '' : labelIn(place.area, lang)
  return ['', country, mainText(place, lang)].includes(area) ? country : `${area}, ${country}`
}

/** Both lines of a suggestion as one address. */
export function formattedAddress(place: Place, lang: Lang): string {
  return `${mainText(place, lang)}, ${secondaryText(place, lang)}`
}
