import { describe, expect, it } from 'vitest'
import { loadPlaces } from './loadPlaces.ts'
import type { Lang, Place } from './place.ts'
import { createPlaceIndex } from './placeIndex.ts'

const index = createPlaceIndex(loadPlaces())

interface Row {
  term: string
  lang: Lang
  /** The other end of the ride, near which places come first. */
  near?: string
  /** Id of the place that must be first in the list. */
  first: string
  /** True for a place that may be in the list. */
  meant: (place: Place) => boolean
}

const inCountries =
  (...codes: string[]) =>
  ({ country }: Place) =>
    codes.includes(country)
const called =
  (...names: RegExp[]) =>
  ({ name }: Place) =>
    names.some((one) => Object.values(name).some((text) => one.test(String(text))))

/** Clear terms: a code, or a name with at most one error. */
const rows: readonly Row[] = [
  { term: 'SVO', lang: 'en', first: 'ap-SVO', meant: inCountries('RU') },
  { term: 'svo', lang: 'ru', first: 'ap-SVO', meant: called(/Sheremetyevo/) },
  { term: 'SVO', lang: 'es', first: 'ap-SVO', meant: called(/Sheremetyevo/) },
  { term: 'LED', lang: 'ru', first: 'ap-LED', meant: called(/Pulkovo/) },
  { term: 'MUC', lang: 'en', first: 'ap-MUC', meant: called(/Munich/) },
  { term: 'IST', lang: 'en', first: 'ap-IST', meant: called(/Istanbul/) },
  { term: 'AMS', lang: 'en', first: 'ap-AMS', meant: inCountries('NL') },
  { term: 'BCN', lang: 'es', first: 'ap-BCN', meant: inCountries('ES') },
  { term: 'CDG', lang: 'en', first: 'ap-CDG', meant: inCountries('FR') },
  { term: 'dme', lang: 'ru', first: 'ap-DME', meant: inCountries('RU') },
  { term: 'MAD', lang: 'es', first: 'ap-MAD', meant: called(/^Mad/) },
  { term: 'The Savoy', lang: 'en', first: 'ho-savoy', meant: called(/Savoy( |$)/) },
  { term: 'The Savoy', lang: 'en', near: 'ap-LHR', first: 'ho-savoy', meant: called(/Savoy( |$)/) },
  { term: 'Метрополь', lang: 'ru', near: 'ap-SVO', first: 'ho-metropol-moscow', meant: inCountries('RU') },
  { term: 'пулкво', lang: 'ru', first: 'ap-LED', meant: called(/Pulkovo/) },
  { term: 'Roma', lang: 'es', first: 'ci-3169070', meant: called(/Rom[ae]/) },
]

/** Terms with many namesakes, searched from a place: the first `count` results are within reach of a ride. */
const nearFirst: readonly [term: string, lang: Lang, near: string, countries: string[], count: number][] = [
  ['hilton', 'en', 'ap-IST', ['TR', 'ME', 'GE', 'IL'], 4],
  ['хилтон', 'ru', 'ap-IST', ['TR', 'ME', 'GE', 'IL'], 4],
  ['hilton', 'es', 'ap-LHR', ['GB', 'CZ', 'ES'], 3],
  ['Ritz', 'es', 'ap-CDG', ['FR', 'GB', 'DE', 'ES'], 4],
  ['four seasons', 'en', 'ap-IST', ['TR', 'GR', 'CY', 'HU'], 4],
]

describe('what is far-fetched is not listed where a code or a name is there', () => {
  it.each(rows)('PLACE-19 $term ($lang, from $near)', ({ term, lang, near, first, meant }) => {
    const place = near === undefined ? null : index.get(near)
    const found = index.search(term, { lang, ...(place && { near: place }) })
    expect(found[0]?.placeId).toBe(first)
    expect(found.filter((one) => !meant(one)).map(({ name }) => name.en)).toEqual([])
    const nodes = index.search(term, { lang, kinds: ['airport', 'station', 'port'] })
    expect(nodes.filter((one) => !meant(one)).map(({ name }) => name.en)).toEqual([])
  })

  it.each(nearFirst)(
    'PLACE-19 %s (%s) from %s: what a ride can reach comes first',
    (term, lang, near, countries, count) => {
      const place = index.get(near)
      const found = index.search(term, { lang, ...(place && { near: place }) }).slice(0, count)
      expect(found.filter(({ country }) => !countries.includes(country)).map(({ name }) => name.en)).toEqual(
        [],
      )
    },
  )
})
