import { distanceBetween } from '../src/places/distance.ts'
import { fold, soundOf, wordsOf } from '../src/places/fold.ts'
import type { Labels, Point } from '../src/places/place.ts'
import { edits } from './edits.ts'
import { resorts } from './resorts.ts'
import type { CityRow, Sources } from './sources.ts'
import { cityLabels, cityLabelsEn, cityLabelsRu } from './tables/cities.ts'

export interface CityBook {
  labels(city: CityRow): Labels
  /** The largest city with a name in any language within a distance of a point, in metres. */
  find(name: string, point: Point, within: number): CityRow | null
  /** The closest city with a minimum population within a distance, in metres. */
  closest(point: Point, population: number, within: number): CityRow | null
  /** The city with the largest population within a distance, in metres. */
  greatest(point: Point, within: number): CityRow | null
  /** Labels for the city of a name near a point, from GeoNames or, for regions and islands, from the table. */
  labelsOf(name: string, point: Point): Labels
}

/** Minimum population of a city that is also found by its alternate names. */
const namesakesFrom = 15_000
const inReach = 80_000

export function createCityBook(sources: Sources): CityBook {
  const byName = new Map<string, CityRow[]>()
  const byCell = new Map<string, CityRow[]>()
  const labelled = new Map<CityRow, Labels>()
  for (const city of sources.cities) {
    const names = [city.name, city.ascii, ...(city.population >= namesakesFrom ? city.alternates : [])]
    for (const key of new Set(names.map(keyOf))) push(byName, key, city)
    push(byCell, cellOf(Math.floor(city.lat), Math.floor(city.lng)), city)
  }

  const labels = (city: CityRow): Labels => {
    const known = labelled.get(city)
    if (known !== undefined) return known
    const own = labelsFrom(sources, city)
    const namesake = own.ru === undefined ? greatest(namesakesAtHome(city)) : null
    const ru = namesake === null || namesake === city ? undefined : labels(namesake).ru
    const made = ru === undefined ? own : { ...own, ru }
    labelled.set(city, made)
    return made
  }
  const namesakesAtHome = (city: CityRow) =>
    (byName.get(keyOf(city.name)) ?? []).filter(
      ({ name, country }) => name === city.name && country === city.country,
    )
  const find = (name: string, point: Point, within: number) =>
    greatest((byName.get(keyOf(name)) ?? []).filter((city) => distanceBetween(city, point) <= within))

  const around = (point: Point): CityRow[] => {
    const near = [-1, 0, 1]
    return near.flatMap((lat) =>
      near.flatMap(
        (lng) => byCell.get(cellOf(Math.floor(point.lat) + lat, Math.floor(point.lng) + lng)) ?? [],
      ),
    )
  }

  return {
    labels,
    find,
    closest(point, population, within) {
      let best: CityRow | null = null
      for (const city of around(point)) {
        const reach = best === null ? within : distanceBetween(best, point)
        if (city.population >= population && distanceBetween(city, point) < reach) best = city
      }
      return best
    },
    greatest: (point, within) =>
      greatest(around(point).filter((city) => !isSection(city) && distanceBetween(city, point) < within)),
    labelsOf(name, point) {
      const fixed = cityLabels[name]
      const city = fixed === undefined ? find(name, point, inReach) : null
      return fixed ?? (city === null ? { en: name } : labels(city))
    },
  }
}

/** A part of a city. */
const isSection = ({ code }: CityRow) => code === 'PPLX'

const keyOf = (name: string) => wordsOf(fold(name)).join(' ')

const cellOf = (lat: number, lng: number) => `${lat},${lng}`

/** Countries for which the source writes names with marks for soft and hard sounds. */
const unaccented = new Set(['RU', 'BY', 'KZ', 'KG', 'GE', 'AM', 'UA'])
/** Countries whose towns have a Russian name among their alternates. */
const russianNamed = new Set(['RU', 'BY', 'KZ', 'KG'])

function labelsFrom(sources: Sources, city: CityRow): Labels {
  const resort = resorts.get(city.id)?.labels
  const ru =
    cityLabelsRu[city.id] ??
    resort?.ru ??
    withYo(inCyrillic(sources.label(city.id, 'ru')), city) ??
    (russianNamed.has(city.country) ? closestCyrillic(city) : undefined)
  const es = resort?.es ?? sources.label(city.id, 'es')?.replace(/^Distrito de /, '')
  const en =
    cityLabelsEn[city.id] ??
    resort?.en ??
    (unaccented.has(city.country) ? city.name.replace(/['’ʼ]/g, '') : city.name)
  return {
    en,
    ...(ru === undefined || ru === en ? {} : { ru }),
    ...(es === undefined || es === en ? {} : { es }),
  }
}

const russian = /^[А-ЯЁа-яё][А-ЯЁа-яё .-]+$/

/** The alternate names in Russian letters. They may be Bulgarian or Ukrainian, so other countries do not use them as labels. */
export function cyrillicNames(city: CityRow): string[] {
  return city.alternates.filter((name) => russian.test(name))
}

const inCyrillic = (label: string | undefined) =>
  label !== undefined && /[А-яЁё]/.test(label) ? label : undefined

/** Writes the label with ё if one of the alternate names has it. */
function withYo(label: string | undefined, city: CityRow): string | undefined {
  return label === undefined
    ? undefined
    : (city.alternates.find((name) => name.includes('ё') && name.replaceAll('ё', 'е') === label) ?? label)
}

function closestCyrillic(city: CityRow): string | undefined {
  const sound = soundOf(fold(city.ascii))
  const distances = cyrillicNames(city).map((name) => ({ name, distance: edits(soundOf(fold(name)), sound) }))
  const best = distances.toSorted((a, b) => a.distance - b.distance)[0]
  return best === undefined || best.distance > sound.length / 2 ? undefined : best.name
}

function greatest(cities: readonly CityRow[]): CityRow | null {
  return cities.reduce<CityRow | null>(
    (best, city) => (best === null || city.population > best.population ? city : best),
    null,
  )
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
