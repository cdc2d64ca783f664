import type { Labels } from '../src/places/place.ts'
import type { CityBook } from './cityBook.ts'
import type { CityRow, Sources } from './sources.ts'
import { namedRegionTable, regionTable } from './tables/regions.ts'
import { rowsOf } from './tables/rows.ts'

/** Largest distance of a place from the city of its region, in metres. */
const reach = 400_000

/** Creates the function that finds the labels of a city's region: from the tables, else from a city with the region's name. */
export function createRegionLabels({ regions }: Sources, book: CityBook): (city: CityRow) => Labels | null {
  const byCode = new Map<string, Labels>()
  for (const [code = '', en = '', ru = '', es = ''] of rowsOf(regionTable)) {
    byCode.set(code, { en, ru, ...(es === '' ? {} : { es }) })
  }
  for (const [country = '', name = '', ru = '', es = ''] of rowsOf(namedRegionTable)) {
    const en = name.replace(/ Province$/, '').replace(/^Castille/, 'Castile')
    byCode.set(`${country} ${name}`, { en, ru, ...(es === '' ? {} : { es }) })
  }
  return (city) => {
    const name = regions.get(city.region)
    if (name === undefined) return null
    const fixed = byCode.get(city.region) ?? byCode.get(`${city.country} ${name}`)
    if (fixed !== undefined) return fixed
    const en = name.replace(/ Province$/, '')
    const capital = book.find(en, city, reach)
    const ru = capital?.region === city.region ? book.labels(capital).ru : undefined
    return { en, ...(ru === undefined ? {} : { ru }) }
  }
}
