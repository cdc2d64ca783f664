import { describe, expect, it } from 'vitest'
import { mostRides, type PopularRide, popularRidesIn } from './popularRides.ts'

const ride = (from: string, timeZone: string, ru?: string): PopularRide => ({
  from: { placeId: from, texts: { en: from, ...(ru && { ru }) } },
  to: { placeId: 'centre', texts: { en: 'Centre' } },
  timeZone,
})
const rides = [
  ride('LHR', 'Europe/London'),
  ride('IST', 'Europe/Istanbul', 'Стамбул'),
  ride('SAW', 'Europe/Istanbul'),
]
const fromOf = (given: readonly PopularRide[], timeZone: string, lang: 'en' | 'ru' = 'en') =>
  popularRidesIn(given, { lang, timeZone })?.list.map(({ from }) => from.text)

describe('rides that many take', () => {
  it('begin where the device is', () => {
    expect(fromOf(rides, 'Europe/Istanbul')).toEqual(['IST', 'SAW'])
    expect(popularRidesIn(rides, { lang: 'en', timeZone: 'Europe/Istanbul' })?.isHere).toBe(true)
  })
  it('are those of everywhere where none begins here', () => {
    expect(fromOf(rides, 'Asia/Tokyo')).toEqual(['LHR', 'IST', 'SAW'])
    expect(popularRidesIn(rides, { lang: 'en', timeZone: 'Asia/Tokyo' })?.isHere).toBe(false)
  })
  it('are called as the visitor reads, else by the name there is', () => {
    expect(fromOf(rides, 'Europe/Istanbul', 'ru')).toEqual(['Стамбул', 'SAW'])
  })
  it('are few, and never without a name', () => {
    const many = Array.from({ length: 9 }, (_, at) => ride(`p${at}`, 'Europe/London'))
    expect(fromOf(many, 'Europe/London')).toHaveLength(mostRides)
    const nameless = { ...ride('p', 'Europe/London'), to: { placeId: 'x', texts: {} } }
    expect(popularRidesIn([nameless], { lang: 'en', timeZone: 'Europe/London' })).toBeNull()
    expect(popularRidesIn([], { lang: 'en', timeZone: 'Europe/London' })).toBeNull()
  })
})
