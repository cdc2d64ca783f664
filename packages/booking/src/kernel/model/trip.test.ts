import { describe, expect, it } from 'vitest'
import { type RouteType, routeTypes } from './route.ts'
import {
  arrivalMeaning,
  departureMeaning,
  fieldsOf,
  hasField,
  orderedFieldsOf,
  type TripField,
} from './trip.ts'

// Written by hand from BOOK-06 to BOOK-12.
const table: [string, RouteType, TripField[], TripField[]][] = [
  ['BOOK-06', 'SUBURB_SUBURB', ['dateArrival'], []],
  ['BOOK-06', 'SUBURB_RENT', ['dateArrival'], []],
  ['BOOK-07', 'SUBURB_STATION', ['dateDeparture', 'dateArrival'], ['departureTrainNumber']],
  ['BOOK-07', 'SUBURB_AIRPORT', ['dateDeparture', 'dateArrival'], ['departureNumber', 'departureTerminal']],
  ['BOOK-08', 'STATION_SUBURB', ['arrivalTrainNumber', 'dateArrival', 'arrivalWagonTrainNumber'], []],
  ['BOOK-09', 'STATION_STATION', ['arrivalTrainNumber', 'dateArrival'], ['departureTrainNumber']],
  ['BOOK-10', 'AIRPORT_SUBURB', ['arrivalNumber', 'dateArrival'], ['arrivalTerminal']],
  [
    'BOOK-10',
    'AIRPORT_STATION',
    ['arrivalNumber', 'dateArrival'],
    ['arrivalTerminal', 'departureTrainNumber'],
  ],
  [
    'BOOK-10',
    'AIRPORT_AIRPORT',
    ['arrivalNumber', 'dateArrival'],
    ['arrivalTerminal', 'departureNumber', 'departureTerminal'],
  ],
  ['BOOK-10', 'AIRPORT_RENT', ['arrivalNumber', 'dateArrival'], ['arrivalTerminal']],
  [
    'BOOK-11',
    'STATION_AIRPORT',
    ['arrivalTrainNumber', 'arrivalWagonTrainNumber', 'dateArrival'],
    ['departureNumber', 'departureTerminal'],
  ],
  ['BOOK-11', 'STATION_RENT', ['arrivalTrainNumber', 'arrivalWagonTrainNumber', 'dateArrival'], []],
]

describe('fields of a route', () => {
  it('BOOK-05 the table below names all twelve route types', () => {
    expect(table.map((row) => row[1]).sort()).toEqual([...routeTypes].sort())
  })
  it('BOOK-13 the fields are told in the order in which they stand', () => {
    expect(orderedFieldsOf('STATION_SUBURB')).toEqual([
      'arrivalTrainNumber',
      'arrivalWagonTrainNumber',
      'dateArrival',
    ])
    expect(orderedFieldsOf('SUBURB_AIRPORT')).toEqual([
      'departureNumber',
      'departureTerminal',
      'dateDeparture',
      'dateArrival',
    ])
    for (const [, routeType, required, optional] of table)
      expect([...orderedFieldsOf(routeType)].sort()).toEqual([...required, ...optional].sort())
  })
  it.each(table)('%s %s requires %j', (_id, routeType, required) => {
    expect([...fieldsOf(routeType).required].sort()).toEqual([...required].sort())
  })
  it.each(table)('BOOK-12 (%s) %s: optional fields', (_id, routeType, _required, optional) => {
    expect([...fieldsOf(routeType).optional].sort()).toEqual([...optional].sort())
  })
  it('BOOK-12 a route shows no field that its pair has not', () => {
    expect(hasField('STATION_STATION', 'arrivalWagonTrainNumber')).toBe(false)
    expect(hasField('STATION_AIRPORT', 'dateDeparture')).toBe(false)
    expect(hasField('SUBURB_SUBURB', 'arrivalNumber')).toBe(false)
  })
})

describe('what the times mean', () => {
  it('BOOK-06 from a door it is the pickup', () => {
    expect(arrivalMeaning('SUBURB_AIRPORT')).toBe('pickup')
    expect(arrivalMeaning('SUBURB_RENT')).toBe('pickup')
  })
  it('BOOK-10 from an airport it is the landing', () => {
    expect(arrivalMeaning('AIRPORT_SUBURB')).toBe('landing')
  })
  it('BOOK-08 from a station it is the arrival of the train', () => {
    expect(arrivalMeaning('STATION_SUBURB')).toBe('trainArrival')
  })
  it('BOOK-07 a departure is asked for two routes alone', () => {
    const asked = routeTypes.filter((routeType) => departureMeaning(routeType) !== null)
    expect(asked.sort()).toEqual(['SUBURB_AIRPORT', 'SUBURB_STATION'])
    expect(departureMeaning('SUBURB_AIRPORT')).toBe('takeoff')
    expect(departureMeaning('SUBURB_STATION')).toBe('trainDeparture')
  })
})
