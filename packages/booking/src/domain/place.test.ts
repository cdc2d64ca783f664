import { describe, expect, it } from 'vitest'
import { isPlaceType, placeOfSuggestion } from './place.ts'

describe('a place', () => {
  it.each([
    [-1, false],
    [0, false],
    ...Array.from({ length: 11 }, (_, at) => [at + 1, true] as const),
    [12, false],
    [1.5, false],
    [Number.NaN, false],
  ] as const)('BOOK-03 code %s is a place type: %s', (value, is) => {
    expect(isPlaceType(value)).toBe(is)
  })

  it('PLACE-08 of a suggestion it has all but what the place itself has to tell', () => {
    const rest = {
      placeId: 'ap-IST',
      secondaryText: 'Istanbul',
      icon: 'airport',
      ...{ iata: 'IST', icao: 'LTFM', country: 'Türkiye', location: { lat: 41, lng: 28 }, exact: false },
    } as const
    expect(placeOfSuggestion({ ...rest, mainText: 'Istanbul Airport' })).toEqual({
      ...rest,
      ...{ text: 'Istanbul Airport', timeZone: null, type: null },
    })
  })
})
