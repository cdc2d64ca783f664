import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { words } from '../words.ts'
import { byTheHour, fromAirport, thereAndBack, toAirport } from './trips.ts'
import { bookInZone, inGap, setService, type ZoneBooking, zones } from './zones.ts'

const chromium = withChromium()
const { field } = words.en.booking
afterEach(() => setService(null))
afterAll(() => setService(null))

/** Lines of a booking’s payload and texts that differ from the first zone’s. */
function differences(first: ZoneBooking, other: ZoneBooking): string[] {
  const linesOf = ({ payload, texts }: ZoneBooking) => [payload, ...texts].join('\n').split('\n')
  const expected = linesOf(first)
  return linesOf(other).flatMap((line, index) =>
    line === expected[index] ? [] : [`${line} in place of ${expected[index]}`],
  )
}

describe.each([
  ['from an airport', fromAirport(), field.landingDate],
  ['to an airport', toAirport(), field.takeoffDate],
  ['there and back', thereAndBack(), field.landingDate],
  ['by the hour', byTheHour(), field.landingDate],
])('DATE-01 %s', (_, trip, calendarOf) => {
  it('the same form gives the same payload and the same texts in each of eight zones', async () => {
    const first = await bookInZone({ chromium, zone: zones[0], trip, calendarOf })
    expect(first.payload).not.toBe('')
    for (const zone of zones.slice(1))
      expect(differences(first, await bookInZone({ chromium, zone, trip, calendarOf })), zone).toEqual([])
  })
})

describe.each([
  [
    'Auckland half an hour into the second',
    '2026-12-01T11:30:00Z',
    'ap-AKL',
    'ci-2193733',
    'December 2, 2026',
  ],
  [
    'Honolulu half an hour before the second',
    '2026-12-02T09:30:00Z',
    'ap-HNL',
    'ci-5856195',
    'December 1, 2026',
  ],
])('DATE-01 near midnight, in %s of December', (_, at, from, to, today) => {
  it('today, the days that can be chosen and the earliest time are the place’s own on every device', async () => {
    const trip = {
      ...fromAirport({ day: '03.12.2026', at: '12:00' }),
      name: today,
      address: `?lang=en&from=${from}&to=${to}`,
    }
    const days = new Set<string>()
    let first: ZoneBooking | null = null
    for (const zone of zones) {
      await setService(at)
      const told = await bookInZone({ chromium, zone, trip, at, calendarOf: field.landingDate })
      first ??= told
      days.add(told.deviceTime.slice(0, 10))
      expect(told.texts[0], zone).toContain(`${today}, today`)
      expect(differences(first, told), zone).toEqual([])
    }
    expect(days.size, 'the devices disagree').toBeGreaterThan(1)
  })
})

it('DATE-01 a planted codec that reads the time in the device’s zone is caught', async () => {
  const told = async (zone: string) => {
    await setService('2027-03-14T05:30:00Z')
    return bookInZone({
      chromium,
      zone,
      trip: { ...inGap, name: 'planted' },
      at: '2027-03-14T05:30:00Z',
      plant: () => {
        const real = window.fetch
        window.fetch = (url, init) => {
          const text = typeof init?.body === 'string' ? init.body : null
          const byDevice = (_: string, name: string, civil: string) => {
            const moved = new Date(civil.replace(' ', 'T')).toLocaleString('sv').slice(0, 16)
            return `"${name}":"${moved}"`
          }
          const body = text?.replace(/"(date_arrival)":"([^"]+)"/g, byDevice)
          return real(url, body === undefined ? init : { ...init, body })
        }
      },
    })
  }
  const wrong = differences(await told('UTC'), await told('America/New_York'))
  expect(wrong.some((line) => line.includes('"date_arrival":"2027-03-14 03:30"'))).toBe(true)
})
