import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awkwardZones, civilDateTime, timeZone } from '../../testing/arbitraries.ts'
import { createHouse } from '../../testing/samples/fixtures.ts'
import { isTimeZone } from './isTimeZone.ts'
import {
  civilAt,
  earliestPickup,
  instantOf,
  isCivilDate,
  isCivilDateTime,
  joinCivil,
  latestPickup,
  plusMinutes,
  readDate,
  settleCivil,
  showDateTime,
  splitCivil,
  todayIn,
} from './time.ts'
import { timeZoneOf } from './timeZone.ts'

describe('the zone of a trip', () => {
  it('SHELL-25 is the pickup place’s own', () => {
    expect(timeZoneOf(createHouse({ timeZone: 'Asia/Kathmandu' }))).toBe('Asia/Kathmandu')
  })
  it('SHELL-25 is Asia/Novosibirsk where the place’s own is not known', () => {
    expect(timeZoneOf(createHouse({ timeZone: null }))).toBe('Asia/Novosibirsk')
    expect(timeZoneOf(null)).toBe('Asia/Novosibirsk')
  })
  it('SHELL-25 a name that is no zone is told apart', () => {
    expect(isTimeZone('Europe/Paris')).toBe(true)
    expect(isTimeZone('Europe/Atlantis')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})

describe('wall-clock text', () => {
  it.each([
    '2026-02-29 10:00',
    '2026-13-01 10:00',
    '2026-01-32 10:00',
    '2026-01-01 24:00',
    '2026-01-01 10:60',
    '2026-1-1 1:00',
    '0000-01-01 00:00',
    '',
  ])('DATE-01 %j is no minute of the calendar', (text) => {
    expect(isCivilDateTime(text)).toBe(false)
  })
  it('DATE-01 a leap day is one', () => {
    expect(isCivilDateTime('2028-02-29 23:59')).toBe(true)
    expect(isCivilDate('2028-02-29')).toBe(true)
    expect(isCivilDate('2027-02-29')).toBe(false)
  })
  it('BOOK-54 is shown as DD.MM.YYYY HH:mm', () => {
    expect(showDateTime('2026-12-01 04:05')).toBe('01.12.2026 04:05')
  })
  it('BOOK-58 a typed day is kept, on the calendar or not', () => {
    expect(['31.02.2026', '01.13.2020', '31.02.202', ''].map(readDate)).toEqual([
      '2026-02-31',
      '2020-13-01',
      null,
      null,
    ])
  })

  it('DATE-01 halves join and split', () => {
    fc.assert(
      fc.property(civilDateTime, (civil) => {
        const { date, time } = splitCivil(civil)
        expect(joinCivil(date, time)).toBe(civil)
      }),
    )
    expect(joinCivil('2026-12-01', null)).toBeNull()
    expect(joinCivil(null, '10:00')).toBeNull()
  })
})

describe('a zone’s clock', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  it.each([
    ['UTC', '2026-11-21 12:00'],
    ['Asia/Novosibirsk', '2026-11-21 19:00'],
    ['Pacific/Kiritimati', '2026-11-22 02:00'],
    ['Pacific/Pago_Pago', '2026-11-21 01:00'],
    ['Asia/Kathmandu', '2026-11-21 17:45'],
    ['Australia/Lord_Howe', '2026-11-21 23:00'],
    ['America/New_York', '2026-11-21 07:00'],
    ['Antarctica/Troll', '2026-11-21 12:00'],
  ])('DATE-01 noon UTC shows in %s as %s', (zone, civil) => {
    expect(civilAt(noon, zone)).toBe(civil)
    expect(todayIn(zone, noon)).toBe(civil.slice(0, 10))
  })
  it('DATE-01 a time that exists once makes the round trip over the instant', () => {
    fc.assert(
      fc.property(civilDateTime, timeZone, (civil, zone) => {
        const { civil: settled } = settleCivil(civil, zone)
        expect(civilAt(instantOf(civil, zone), zone)).toBe(settled)
      }),
      { numRuns: 500 },
    )
  })
  it('DATE-01 minutes are added on the zone’s clock, over the gap', () => {
    expect(plusMinutes('2026-03-08 01:59', 2, 'America/New_York')).toBe('2026-03-08 03:01')
    expect(plusMinutes('2026-12-31 23:59', 2, 'Europe/Paris')).toBe('2027-01-01 00:01')
  })
  it('DATE-01 the earliest pickup is the next full minute of the place, the latest a year on', () => {
    const now = Date.UTC(2026, 10, 21, 12, 0, 30)
    expect(earliestPickup('Europe/Paris', now)).toBe('2026-11-21 13:01')
    expect(latestPickup('Europe/Paris', now)).toBe('2027-11-21 13:01')
    expect(latestPickup('UTC', Date.UTC(2028, 1, 29, 10))).toBe('2029-02-28 10:00')
  })
  // Zone, the instant at which its clock goes back, and the first minute after the repeated hour.
  it.each([
    ['Europe/Paris', Date.UTC(2027, 9, 31, 1), '2027-10-31 03:00'],
    ['America/New_York', Date.UTC(2027, 10, 7, 6), '2027-11-07 02:00'],
    ['Australia/Lord_Howe', Date.UTC(2027, 3, 3, 15), '2027-04-04 02:00'],
    ['Antarctica/Troll', Date.UTC(2027, 9, 31, 1), '2027-10-31 03:00'],
  ])(
    'DATE-02 BOOK-59 while %s repeats its hour, the earliest pickup is the first minute after it',
    (zone, back, after) => {
      const end = instantOf(after, zone)
      for (let now = back; now <= end; now += 60_000) expect(earliestPickup(zone, now)).toBe(after)
      expect(instantOf(earliestPickup(zone, back - 60_000), zone)).toBe(back - 60_000)
      expect(instantOf(earliestPickup(zone, end + 60_000), zone)).toBe(end + 60_000)
    },
  )
  it('DATE-02 the earliest pickup is at or after now at any moment, and no earlier minute is', () => {
    // Moments of the weeks in which clocks change are tried as often as all others.
    const weeks = fc.constantFrom(Date.UTC(2027, 2, 27), Date.UTC(2027, 9, 30), Date.UTC(2027, 10, 6))
    const moments = fc
      .tuple(fc.oneof(weeks, fc.constant(Date.UTC(2027, 0, 1))), fc.nat(3 * 24 * 60 * 60))
      .map(([from, seconds]) => from + seconds * 1000)
    fc.assert(
      fc.property(moments, timeZone, (now, zone) => {
        const first = instantOf(earliestPickup(zone, now), zone)
        expect(first).toBeGreaterThanOrEqual(now)
        for (let earlier = first - 60_000; earlier >= now; earlier -= 60_000)
          expect(instantOf(civilAt(earlier, zone), zone)).toBeLessThan(now)
      }),
      { numRuns: 500 },
    )
  })
})

describe('gaps and repeated hours', () => {
  it.each([
    ['America/New_York', '2026-03-08 02:00', '2026-03-08 03:00'],
    ['America/New_York', '2026-03-08 02:30', '2026-03-08 03:00'],
    ['America/New_York', '2026-03-08 02:59', '2026-03-08 03:00'],
    ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-04 02:30'],
    ['Antarctica/Troll', '2026-03-29 01:30', '2026-03-29 03:00'],
    ['Europe/Paris', '2026-03-29 02:10', '2026-03-29 03:00'],
  ])('DATE-02 in %s %s becomes %s with a note', (zone, civil, settled) => {
    expect(settleCivil(civil, zone)).toEqual({ civil: settled, note: 'gap' })
  })
  it('DATE-02 a whole skipped day becomes the next day', () => {
    expect(settleCivil('2011-12-30 12:00', 'Pacific/Apia')).toEqual({
      civil: '2011-12-31 00:00',
      note: 'gap',
    })
  })
  it('DATE-02 the minutes beside a gap stay', () => {
    expect(settleCivil('2026-03-08 01:59', 'America/New_York').note).toBeNull()
    expect(settleCivil('2026-03-08 03:00', 'America/New_York').note).toBeNull()
  })
  it.each([
    ['America/New_York', '2026-11-01 01:30', Date.UTC(2026, 10, 1, 5, 30)],
    ['Australia/Lord_Howe', '2026-04-05 01:45', Date.UTC(2026, 3, 4, 14, 45)],
    ['Antarctica/Troll', '2026-10-25 02:30', Date.UTC(2026, 9, 25, 0, 30)],
  ])('DATE-02 in %s %s comes twice: the first is meant, with a note', (zone, civil, instant) => {
    expect(settleCivil(civil, zone)).toEqual({ civil, note: 'repeated' })
    expect(instantOf(civil, zone)).toBe(instant)
  })
  it('DATE-02 settling twice changes nothing more', () => {
    fc.assert(
      fc.property(civilDateTime, fc.constantFrom(...awkwardZones), (civil, zone) => {
        const once = settleCivil(civil, zone)
        expect(settleCivil(once.civil, zone).civil).toBe(once.civil)
        expect(once.civil >= civil).toBe(true)
        expect(once.note === 'gap').toBe(once.civil !== civil)
      }),
      { numRuns: 500 },
    )
  })
})
