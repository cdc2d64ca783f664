import { describe, expect, it } from 'vitest'
import type { PlaceType } from './place.ts'
import { finishKindOf, type RouteType, routeTypeOf, routeTypes, startKindOf, travelTypeOf } from './route.ts'
import { kindOf } from './routeType.ts'

const suburbTypes = [1, 4, 5, 6, 7, 8, 9, 10, 11] as const satisfies readonly PlaceType[]

describe('place types', () => {
  it.each(suburbTypes)('BOOK-03 type %i counts as suburb', (type) => {
    expect(kindOf(type)).toBe('suburb')
  })
  it('BOOK-03 type 2 is an airport, type 3 a station', () => {
    expect(kindOf(2)).toBe('airport')
    expect(kindOf(3)).toBe('station')
  })
})

describe('route types', () => {
  const travelTypes: [RouteType, number][] = [
    ['SUBURB_SUBURB', 1],
    ['SUBURB_AIRPORT', 2],
    ['SUBURB_STATION', 3],
    ['AIRPORT_SUBURB', 4],
    ['AIRPORT_AIRPORT', 5],
    ['AIRPORT_STATION', 6],
    ['STATION_SUBURB', 7],
    ['STATION_AIRPORT', 8],
    ['STATION_STATION', 9],
    ['STATION_RENT', 10],
    ['AIRPORT_RENT', 11],
    ['SUBURB_RENT', 12],
  ]
  it.each(travelTypes)('BOOK-04 %s has travel type %i', (routeType, travelType) => {
    expect(travelTypeOf(routeType)).toBe(travelType)
  })
  it('BOOK-04 there are twelve', () => {
    expect([...routeTypes].sort()).toEqual(travelTypes.map(([routeType]) => routeType).sort())
  })

  const pairs: [PlaceType, PlaceType | 'rent', RouteType][] = [
    [1, 1, 'SUBURB_SUBURB'],
    [1, 3, 'SUBURB_STATION'],
    [3, 1, 'STATION_SUBURB'],
    [3, 3, 'STATION_STATION'],
    [1, 2, 'SUBURB_AIRPORT'],
    [2, 1, 'AIRPORT_SUBURB'],
    [3, 2, 'STATION_AIRPORT'],
    [2, 3, 'AIRPORT_STATION'],
    [2, 2, 'AIRPORT_AIRPORT'],
    [1, 'rent', 'SUBURB_RENT'],
    [2, 'rent', 'AIRPORT_RENT'],
    [3, 'rent', 'STATION_RENT'],
    [10, 11, 'SUBURB_SUBURB'],
    [4, 2, 'SUBURB_AIRPORT'],
    [3, 7, 'STATION_SUBURB'],
  ]
  it.each(pairs)('BOOK-05 from type %s to %s is %s', (start, finish, routeType) => {
    expect(routeTypeOf(start, finish)).toBe(routeType)
  })
  it.each(pairs)('BOOK-05 from type %s to %s: the ends are read back', (start, finish, routeType) => {
    expect(startKindOf(routeType)).toBe(kindOf(start))
    expect(finishKindOf(routeType)).toBe(finish === 'rent' ? 'rent' : kindOf(finish))
  })
})
