/** Sizes of towns, which decide the style of the name: from a million people, from 80,000, and fewer. */
export const townSizes = ['city', 'town', 'village'] as const
export type TownSize = (typeof townSizes)[number]

/** Range of the zooms from which towns get names. */
export const townZooms = { least: 2, most: 12 } as const

/** A town with its names. */
export interface Town {
  readonly lat: number
  readonly lng: number
  /** Minimum zoom at which the town has a name, within `townZooms`. */
  readonly zoom: number
  readonly size: TownSize
  readonly names: TownNames
}

/** Names by language; without a name in a language the English one is used. */
export interface TownNames {
  readonly en: string
  readonly ru?: string
  readonly es?: string
}

/** True if a town has a name at a zoom, which may be fractional. */
export const isNamedAt = (town: Pick<Town, 'zoom'>, zoom: number): boolean => town.zoom <= zoom + 0.25

/** True if a river of a rank (by Natural Earth, 0 is the largest) is drawn at a zoom. */
export const isDrawnAt = (riverRank: number, zoom: number): boolean => riverRank <= zoom + 1

/** Width of a river's line, px. */
export const riverWidth = (riverRank: number): number => (riverRank <= 3 ? 3 : riverRank <= 6 ? 2.25 : 1.5)

/**
 * Returns a town's name in a language, such as `ru` or `es-MX`, else its English name. Half of the small
 * towns have no Russian name, and without them the map would be hard to read.
 */
export function townName({ en, ru, es }: TownNames, lang: string): string {
  const [language] = lang.toLowerCase().split('-')
  return (language === 'ru' ? ru : language === 'es' ? es : undefined) ?? en
}
