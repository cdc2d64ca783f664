import type { Houses, Labels, Place, PlaceKind, PlaceTypeCode } from './place.ts'
import { placeKinds } from './place.ts'

/**
 * Places as columns: the n-th value of each column belongs to the n-th place. This is small when zipped and quick to
 * read. Repeated texts are in separate lists, and columns have their positions in the list.
 */
export interface PackedPlaces {
  /** Sources of the data and their licences. */
  readonly notice: string
  readonly countries: readonly string[]
  readonly zones: readonly string[]
  /** Labels in English, Russian, Spanish; 0 if a language has none. */
  readonly areas: readonly PackedLabels[]
  readonly ids: readonly string[]
  /** Positions in `placeKinds`. */
  readonly kinds: readonly number[]
  readonly types: readonly PlaceTypeCode[]
  readonly country: readonly number[]
  readonly zone: readonly number[]
  /** Positions in `areas`; -1 for none. */
  readonly area: readonly number[]
  /** Latitude, in 1/100,000 degrees. */
  readonly lat: readonly number[]
  /** Longitude, in 1/100,000 degrees. */
  readonly lng: readonly number[]
  readonly en: readonly string[]
  readonly ru: readonly (string | 0)[]
  readonly es: readonly (string | 0)[]
  readonly weight: readonly number[]
  /** 1 for an exact address, else 0. */
  readonly exact: readonly number[]
  /** IATA and ICAO codes by position, only for places with codes. */
  readonly codes: Readonly<Record<string, readonly [string | null, string | null]>>
  /** Further spellings by position, only for places with such. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
  /** House numbers by position, only for streets. */
  readonly houses: Readonly<Record<string, Houses>>
}

type PackedLabels = readonly [string, string | 0, string | 0]

const precision = 100_000

export function packPlaces(places: readonly Place[], notice: string): PackedPlaces {
  const countries = createPositions<string>(String)
  const zones = createPositions<string>(String)
  const areas = createPositions<PackedLabels>(JSON.stringify)
  const only = <Value>(ofPlace: (place: Place) => Value | null) =>
    Object.fromEntries(
      places.flatMap((place, at) => {
        const value = ofPlace(place)
        return value === null ? [] : [[at, value] as const]
      }),
    )
  const columns = {
    ids: places.map((place) => place.placeId),
    kinds: places.map((place) => placeKinds.indexOf(place.kind)),
    types: places.map((place) => place.typeCode),
    country: places.map((place) => countries.of(place.country)),
    zone: places.map((place) => zones.of(place.timeZone)),
    area: places.map((place) => (place.area === null ? -1 : areas.of(packLabels(place.area)))),
    lat: places.map((place) => Math.round(place.lat * precision)),
    lng: places.map((place) => Math.round(place.lng * precision)),
    en: places.map((place) => place.name.en),
    ru: places.map((place) => place.name.ru ?? 0),
    es: places.map((place) => place.name.es ?? 0),
    weight: places.map((place) => place.weight),
    exact: places.map((place) => (place.isExact ? 1 : 0)),
    codes: only(({ iata, icao }) => (iata === null && icao === null ? null : ([iata, icao] as const))),
    aliases: only((place) => place.aliases ?? null),
    houses: only((place) => place.houses ?? null),
  } as const
  return { notice, countries: countries.all, zones: zones.all, areas: areas.all, ...columns }
}

/** The places of the columns, in their order. */
export function unpackPlaces(packed: PackedPlaces): Place[] {
  const areas = packed.areas.map(([en, ru, es]) => unpackLabels(en, ru, es))
  return packed.ids.map((placeId, at) => {
    const [iata, icao] = packed.codes[at] ?? [null, null]
    const aliases = packed.aliases[at]
    const houses = packed.houses[at]
    return {
      placeId,
      kind: placeKinds[packed.kinds[at] as number] as PlaceKind,
      typeCode: packed.types[at] as PlaceTypeCode,
      country: packed.countries[packed.country[at] as number] as string,
      lat: (packed.lat[at] as number) / precision,
      lng: (packed.lng[at] as number) / precision,
      timeZone: packed.zones[packed.zone[at] as number] as string,
      name: unpackLabels(packed.en[at] as string, packed.ru[at] ?? 0, packed.es[at] ?? 0),
      area: areas[packed.area[at] as number] ?? null,
      iata,
      icao,
      weight: packed.weight[at] as number,
      isExact: packed.exact[at] === 1,
      ...(aliases === undefined ? {} : { aliases }),
      ...(houses === undefined ? {} : { houses }),
    }
  })
}

const packLabels = ({ en, ru, es }: Labels): PackedLabels => [en, ru ?? 0, es ?? 0]

function unpackLabels(en: string, ru: string | 0, es: string | 0): Labels {
  return { en, ...(ru === 0 ? {} : { ru }), ...(es === 0 ? {} : { es }) }
}

function createPositions<Value>(keyOf: (value: Value) => string) {
  const all: Value[] = []
  const positions = new Map<string, number>()
  return {
    all,
    of(value: Value): number {
      const key = keyOf(value)
      const position = positions.get(key) ?? all.push(value) - 1
      positions.set(key, position)
      return position
    },
  }
}
