import { expect, it } from 'vitest'
import { placeOfSuggestion } from './place.ts'

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
