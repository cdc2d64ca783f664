import { describe, expect, it } from 'vitest'
import { loadPlaces } from './loadPlaces.ts'
import { withoutDetails } from './pastedTerm.ts'
import { createPlaceIndex } from './placeIndex.ts'

const index = createPlaceIndex(loadPlaces())
const first = (term: string) => index.search(term)[0]?.placeId

describe('a place as it is pasted from a booking, a ticket or a map', () => {
  it.each([
    ['The Savoy, Strand, London WC2R 0EZ, United Kingdom', 'ho-savoy'],
    ['The Savoy\nStrand\nLondon WC2R 0EZ', 'ho-savoy'],
    ['📍 The Savoy, London', 'ho-savoy'],
    ['Check-in: The Savoy, Strand, London', 'ho-savoy'],
    ['Hilton, Foo Street, Istanbul, Türkiye', 'ho-hilton-bosphorus'],
    ['The Ritz, 150 Piccadilly, London W1J 9BR', 'ad-piccadilly-150'],
    ['Адрес: г. Москва, ул. Тверская, д. 7', 'ad-tverskaya-7'],
    ['ул Тверская 7 подъезд 3', 'ad-tverskaya-7'],
    ['Тверская 7, кв. 12', 'ad-tverskaya-7'],
    ['Calle Gran Vía 12, 28013 Madrid', 'ad-gran-via-12'],
    ['10 Rue de Rivoli, 75004 Paris, France', 'ad-rivoli-10'],
    ['SVO, терминал B', 'ap-SVO'],
    ['CDG Terminal 2E', 'ap-CDG'],
    ['MUC Terminal 2', 'ap-MUC'],
    ['London Heathrow (LHR), Terminal 5', 'ap-LHR'],
    ['Madrid Barajas T4', 'ap-MAD'],
    ['DXB T3', 'ap-DXB'],
    ['Sheremetyevo Intl, Moscow, RU', 'ap-SVO'],
  ])('PLACE-19 %j is %s', (term, placeId) => {
    expect(first(term)).toBe(placeId)
  })

  it.each(['Calle de Alcalá', 'Calle de Serrano', 'Calle de Atocha', 'Alacant-Terminal'])(
    'PLACE-19 %j is a name of its own: no word of it is left out',
    (term) => {
      const [best] = index.search(term)
      expect(Object.values(best?.name ?? {})).toContain(term)
    },
  )

  it('PLACE-19 a place is found by each of its names as it is written, all those that look like a detail too', () => {
    const names = loadPlaces().flatMap(({ placeId, name }, at) =>
      [...new Set(Object.values(name))].map((own) => ({ placeId, own, at })),
    )
    const detailed = names.filter(({ own }) => withoutDetails(own) !== own)
    const others = names.filter(({ own, at }) => at % 60 === 3 && own.length > 3)
    expect(detailed.length).toBeGreaterThan(10)
    expect(others.length).toBeGreaterThan(300)
    const missed = [...detailed, ...others].filter(({ placeId, own }) =>
      index.search(own, { limit: 50 }).every((found) => found.placeId !== placeId),
    )
    expect(missed).toEqual([])
  })

  it.each(['Unknown Hotel, Strand, London', 'Abcdef House, Strand, London WC2R 0EZ'])(
    'PLACE-19 %j is not known: no other place of the city is offered for it',
    (term) => {
      expect(index.search(term)).toEqual([])
    },
  )

  it.each([
    ['Hotel Suite 5', 'Hotel Suite 5'],
    ['Отель офис 5, Сочи', 'Отель офис 5, Сочи'],
    ['Madrid, Hotel Room 7', 'Madrid, Hotel Room 7'],
    ['The Savoy Suite 5', 'The Savoy'],
    ['Hotel Savoy Room 7', 'Hotel Savoy'],
    ['Hotel, Suite 5, Madrid', 'Hotel, , Madrid'],
    ['Тверская 7, этаж 3', 'Тверская 7,'],
  ])('PLACE-19 a unit goes, but not the one that names a house of its kind: %j is %j', (term, plain) => {
    expect(withoutDetails(term)).toBe(plain)
  })

  it('PLACE-19 an unknown hotel whose name is a unit is not any hotel', () => {
    for (const term of ['Hotel Suite 5', 'Hotel Room 7', 'Hotel Suite 5, Madrid'])
      expect(index.search(term, { limit: 50 }).length, term).toBeLessThan(2)
  })

  it('PLACE-19 a term of details alone stays', () => {
    for (const term of ['T3', 'Terminal', 'Terminal 2E', '75004', 'метро', '📍', 'Адрес: '])
      expect(withoutDetails(term)).toBe(term)
  })
})
