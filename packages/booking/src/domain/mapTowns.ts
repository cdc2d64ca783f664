/** The sizes of a town, by which its name is written: from a million people on, from 80,000, and fewer. */
export const townSizes = ['city', 'town', 'village'] as const
export type TownSize = (typeof townSizes)[number]

/** The smallest zoom and the largest from which towns are named. */
export const townZooms = { least: 2, most: 12 } as const

/** A town as the map names it. */
export interface Town {
  readonly lat: number
  readonly lng: number
  /** The smallest zoom at which it is named, within `townZooms`. */
  readonly zoom: number
  readonly size: TownSize
  readonly names: TownNames
}

/** Names by language; one that is not there is the English. */
export interface TownNames {
  readonly en: string
  readonly ru?: string
  readonly es?: string
}

/** True where a town is named at a zoom, which may lie between two. */
export const isNamedAt = (town: Pick<Town, 'zoom'>, zoom: number): boolean => town.zoom <= zoom + 0.25

/** True where a river of a rank (Natural Earth's: 0 the greatest) is drawn at a zoom. */
export const isDrawnAt = (riverRank: number, zoom: number): boolean => riverRank <= zoom + 1

/** Px that a river's line measures. */
export const riverWidth = (riverRank: number): number => (riverRank <= 3 ? 3 : riverRank <= 6 ? 2.25 : 1.5)

/**
 * A town's name in a language of any kind: `ru`, `es-MX`. One without a name of its own has the English: half of the small
 * towns have no Russian name, and a map without them does not say where it is.
 */
export function townName({ en, ru, es }: TownNames, lang: string): string {
  const [language] = lang.toLowerCase().split('-')
  return (language === 'ru' ? ru : language === 'es' ? es : undefined) ?? en
}
