import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestion } from '../../testing/worlds/searchWorld.ts'
import {
  mostRecent,
  type RecentPlace,
  readRecent,
  renamed,
  withoutRecent,
  withRecent,
  writeRecent,
} from './recentPlaces.ts'

const recent = (placeId: string, more: Partial<RecentPlace> = {}): RecentPlace => ({
  ...suggestion(placeId, { iata: 'IST', location: { lat: 41, lng: 29 }, country: 'TR' }),
  lang: 'en',
  ...more,
})

const ids = (places: readonly RecentPlace[]) => places.map(({ placeId }) => placeId)
const chosen = (names: readonly string[]) =>
  names.reduce((places: readonly RecentPlace[], name) => withRecent(places, recent(name)), [])

describe('recent places', () => {
  it('PLACE-20 the last five are kept, the last chosen first', () => {
    expect(mostRecent).toBe(5)
    expect(ids(chosen(['1', '2', '3', '4', '5', '6']))).toEqual(['6', '5', '4', '3', '2'])
    expect(ids(chosen(['1', '2', '3', '1']))).toEqual(['1', '3', '2'])
  })

  it('PLACE-20 whatever is chosen, each place stands there once and at most five', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 30, size: 'max' }), (names) => {
        const expected = [...new Set([...names].reverse())].slice(0, 5)
        expect(ids(chosen(names))).toEqual(expected)
      }),
    )
  })

  it('PLACE-20 a place comes in other words at its own position, and goes alone', () => {
    const places = renamed(chosen(['1', '2', '3']), recent('2', { mainText: 'Два', lang: 'ru' }))
    expect(places.map(({ mainText }) => mainText)).toEqual(['3', 'Два', '1'])
    expect(ids(withoutRecent(places, '2'))).toEqual(['3', '1'])
    expect(renamed(places, recent('other'))).toEqual(places)
  })

  it('PLACE-20 what is written is read again', () => {
    const places = chosen(['1', '2', '3', '4', '5'])
    expect(readRecent(writeRecent(places))).toEqual(places)
  })

  it('REL-07 broken or foreign content is none, and another version is dropped', () => {
    const whole = JSON.parse(writeRecent([recent('1')])) as { places: Record<string, unknown>[] }
    for (const text of [null, '', '{', 'null', '[]', '"1"', '{"version":1}', '{"version":1,"places":{}}'])
      expect(readRecent(text)).toEqual([])
    expect(readRecent(JSON.stringify({ ...whole, version: 2 }))).toEqual([])
    for (const wrong of [
      { placeId: '' },
      { mainText: 7 },
      { icon: 'rocket' },
      { lang: 'de' },
      { exact: 1 },
    ]) {
      const places = [{ ...whole.places[0], ...wrong }, whole.places[0]]
      expect(readRecent(JSON.stringify({ version: 1, places }))).toEqual([recent('1')])
    }
    const far = [{ ...whole.places[0], location: { lat: 91, lng: 0 }, country: 5, iata: null }]
    expect(readRecent(JSON.stringify({ version: 1, places: far }))[0]).toMatchObject({
      location: null,
      country: null,
    })
  })

  it('REL-07 no content of the storage throws or brings more than five', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.anything(), { maxLength: 9 }).map((places) => {
        try {
          return JSON.stringify({ version: 1, places })
        } catch {
          return ''
        }
      }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(readRecent(text).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
