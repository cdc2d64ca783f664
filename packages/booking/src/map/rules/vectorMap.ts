import { type TownNames, type TownSize, townSizes } from './mapTowns.ts'

/** Properties of a tile's feature. They come from outside, so their types are not certain. */
export type TileProps = Readonly<Record<string, unknown>>

/** Rank of a road; it decides how the road is drawn. */
export type RoadClass = 'major' | 'medium' | 'minor'

/** Drawn layers of tiles, with their names in the schemas of Protomaps, OpenMapTiles and Mapbox Streets. */
export const tileLayers = {
  green: ['landcover', 'landuse', 'park'],
  water: ['water'],
  rivers: ['waterway'],
  buildings: ['buildings', 'building'],
  roads: ['roads', 'transportation', 'road'],
  places: ['places', 'place', 'place_label'],
} as const

/** Kind of a feature, the most exact one in its schema. */
function kindOf(props: TileProps): string {
  const kind = props['kind_detail'] ?? props['kind'] ?? props['class'] ?? props['type']
  return typeof kind === 'string' ? kind : ''
}

const greens = new Set([
  'allotments',
  'cemetery',
  'farmland',
  'forest',
  'garden',
  'golf_course',
  'grass',
  'grassland',
  'meadow',
  'national_park',
  'nature_reserve',
  'orchard',
  'park',
  'pitch',
  'recreation_ground',
  'scrub',
  'village_green',
  'wood',
])

/** True if an area of land is drawn green. */
export const isGreen = (props: TileProps): boolean =>
  greens.has(kindOf(props)) || (typeof props['kind'] === 'string' && greens.has(props['kind']))

const roadClasses: Readonly<Record<string, RoadClass>> = {
  highway: 'major',
  motorway: 'major',
  trunk: 'major',
  major_road: 'medium',
  primary: 'medium',
  secondary: 'medium',
  main: 'medium',
  link: 'medium',
  medium_road: 'minor',
  minor_road: 'minor',
  tertiary: 'minor',
  minor: 'minor',
  residential: 'minor',
  unclassified: 'minor',
  street: 'minor',
  street_limited: 'minor',
  service: 'minor',
  living_street: 'minor',
}

/** Rank of a road in a tile. Null: it is not a road for cars. */
export function roadClass(props: TileProps): RoadClass | null {
  const exact = kindOf(props).replace(/_(link|construction)$/, '')
  const kind = typeof props['kind'] === 'string' ? props['kind'] : ''
  return (
    (Object.hasOwn(roadClasses, exact) && roadClasses[exact]) ||
    (Object.hasOwn(roadClasses, kind) && roadClasses[kind]) ||
    null
  )
}

/**
 * Minimum zoom of a road class, and its width in px at zooms 10 and 18; between them it grows exponentially.
 */
export const roads: Readonly<Record<RoadClass, { from: number; px: readonly [number, number] }>> = {
  major: { from: 6, px: [1.6, 18] },
  medium: { from: 9, px: [1, 13] },
  minor: { from: 12, px: [0.4, 9] },
}

/** Width of a road at a zoom level, px. */
export function roadWidth(name: RoadClass, zoom: number): number {
  const [low, high] = roads[name].px
  const share = Math.min(1, Math.max(0, (zoom - 10) / 8))
  return low * (high / low) ** share
}

/** Kinds of places with a name, and their size if the population is not known. */
const placeSizes: Readonly<Record<string, TownSize>> = {
  city: 'city',
  town: 'town',
  locality: 'village',
  village: 'village',
  suburb: 'village',
  neighbourhood: 'village',
  quarter: 'village',
  hamlet: 'village',
  macrohood: 'village',
  borough: 'village',
}

/** A place of a tile that may get a name. */
export interface TilePlace {
  readonly size: TownSize
  /** Order of importance; a smaller number is more important. */
  readonly order: number
  readonly names: TownNames
}

/** Maximum number of characters of a name that are read. */
const longest = 60

/** Reads a place of a tile; null: a country, or a feature without a name. */
export function tilePlace(props: TileProps): TilePlace | null {
  const kind = [props['kind_detail'], props['kind'], props['class'], props['type']].find(
    (word): word is string => typeof word === 'string' && Object.hasOwn(placeSizes, word),
  )
  if (kind === undefined) return null
  const named = (lang: string) => text(props[`name:${lang}`]) ?? text(props[`name_${lang}`])
  const en = named('en') ?? text(props['name'])
  if (en === undefined) return null
  const people = number(props['population_rank'])
  const size =
    people === undefined
      ? (placeSizes[kind] as TownSize)
      : people >= 11
        ? 'city'
        : people >= 8
          ? 'town'
          : 'village'
  const rank = number(props['rank']) ?? number(props['scalerank']) ?? number(props['localrank']) ?? 20
  const [ru, es] = [named('ru'), named('es')]
  return {
    size,
    order: townSizes.indexOf(size) * 1000 + (people === undefined ? rank : 100 - people),
    names: { en, ...(ru === undefined ? {} : { ru }), ...(es === undefined ? {} : { es }) },
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
