import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  clampDay,
  daysIn,
  defaultLimits,
  firstDayOf,
  isDay,
  monthStart,
  monthWeeks,
  nearestFreeDay,
  type Weekday,
  weekdayOf,
} from './calendarMath.ts'
import { moveByKey, yearsStart } from './calendarMoves.ts'

const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 864e5, max: Date.UTC(2199, 11, 31) / 864e5 })
  .map((number) => new Date(number * 864e5).toISOString().slice(0, 10))
const firstDay = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>

describe('calendar maths', () => {
  it.each([
    ['ru', 1],
    ['es', 1],
    ['en', 0],
    ['en-GB', 1],
    ['es-MX', 0],
    ['ar-EG', 6],
    ['fa', 6],
  ])('UI-01 in %s weeks begin on day %i', (locale, first) => {
    expect(firstDayOf(locale)).toBe(first)
  })

  it('UI-01 shows six whole weeks that begin on the asked day and hold the whole month', () => {
    fc.assert(
      fc.property(day, firstDay, (date, first) => {
        const weeks = monthWeeks(date, first)
        const days = weeks.flat()
        expect(weeks).toHaveLength(6)
        for (const week of weeks) expect(weekdayOf(week[0]!)).toBe(first)
        days.slice(1).forEach((next, index) => {
          expect(next).toBe(addDays(days[index]!, 1))
        })
        expect(weeks[0]).toContain(monthStart(date))
        expect(days).toContain(addDays(addMonths(monthStart(date), 1), -1))
        expect(days).toContain(date)
      }),
    )
  })

  it('UI-01 June 2027 begins on Monday 31 May and ends on Sunday 11 July', () => {
    const days = monthWeeks('2027-06-14', 1).flat()
    expect([days[0], days[1], days[41]]).toEqual(['2027-05-31', '2027-06-01', '2027-07-11'])
    expect(monthWeeks('9999-12-05', 1).flat().slice(-11, -8)).toEqual([
      '9999-12-30',
      '9999-12-31',
      '9999-12-31',
    ])
    expect(monthWeeks('0001-01-15', 0).flat().slice(0, 3)).toEqual(['0001-01-01', '0001-01-01', '0001-01-02'])
    expect([addDays('0001-01-05', -400), addDays('9999-12-30', 400)]).toEqual(['0001-01-01', '9999-12-31'])
  })

  it('UI-01 the day of the week agrees with the platform calendar', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(weekdayOf(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay())
      }),
    )
  })

  it('UI-01 a move by days and back is no move; a day is one of the seven of its week', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), firstDay, (date, count, first) => {
        expect(addDays(addDays(date, count), -count)).toBe(date)
        expect(addDays(date, count) > date).toBe(count > 0)
        const begun = moveByKey(date, 'days', 'Home', { firstDay: first })!
        expect(weekdayOf(begun)).toBe(first)
        expect(begun <= date && date <= addDays(begun, 6)).toBe(true)
      }),
    )
  })

  it('UI-01 a move by months keeps the day or takes the last of the shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (date, count) => {
        const next = addMonths(date, count)
        expect(isDay(next)).toBe(true)
        expect(Number(next.slice(8))).toBe(
          Math.min(Number(date.slice(8)), daysIn(Number(next.slice(0, 4)), Number(next.slice(5, 7)))),
        )
      }),
    )
  })

  it('UI-01 limits are included and default to 100 years back and 1 year ahead', () => {
    expect(defaultLimits('2026-11-21')).toEqual({ min: '1926-11-21', max: '2027-11-21' })
    expect(clampDay('2026-01-01', '2026-01-01', '2026-02-01')).toBe('2026-01-01')
    expect(clampDay('2025-12-31', '2026-01-01', '2026-02-01')).toBe('2026-01-01')
    expect(clampDay('2026-02-02', '2026-01-01', '2026-02-01')).toBe('2026-02-01')
  })

  it('UI-03 a day is a day of its month', () => {
    const yes = ['2028-02-29', '2027-06-30', '2000-02-29', '2027-12-31']
    const no = [
      '2027-02-29',
      '2027-06-31',
      '1900-02-29',
      '2027-13-01',
      '2027-00-10',
      '2027-01-00',
      '27-1-1',
      '',
    ]
    expect(yes.filter(isDay)).toEqual(yes)
    expect(no.filter(isDay)).toEqual([])
  })

  it.each([
    ['days', 'ArrowLeft', '2027-06-13'],
    ['days', 'ArrowRight', '2027-06-15'],
    ['days', 'ArrowUp', '2027-06-07'],
    ['days', 'ArrowDown', '2027-06-21'],
    ['days', 'Home', '2027-06-14'],
    ['days', 'End', '2027-06-20'],
    ['days', 'PageUp', '2027-05-14'],
    ['days', 'PageDown', '2027-07-14'],
    ['days', 'Enter', null],
    ['months', 'ArrowLeft', '2027-05-14'],
    ['months', 'ArrowDown', '2027-09-14'],
    ['months', 'Home', '2027-04-14'],
    ['months', 'End', '2027-06-14'],
    ['months', 'PageDown', '2028-06-14'],
    ['years', 'ArrowRight', '2028-06-14'],
    ['years', 'ArrowUp', '2024-06-14'],
    ['years', 'Home', '2026-06-14'],
    ['years', 'End', '2028-06-14'],
    ['years', 'PageUp', '2015-06-14'],
  ] as const)('UI-01 in %s the key %s leads from Monday 14 June 2027 to %o', (mode, key, day) => {
    expect(moveByKey('2027-06-14', mode, key)).toBe(day)
  })

  it('UI-01 Shift and Page move by a year; the week may begin on Sunday', () => {
    expect(moveByKey('2027-06-14', 'days', 'PageUp', { shift: true })).toBe('2026-06-14')
    expect(moveByKey('2027-06-14', 'days', 'PageDown', { shift: true })).toBe('2028-06-14')
    expect(moveByKey('2027-06-14', 'days', 'Home', { firstDay: 0 })).toBe('2027-06-13')
    expect(moveByKey('2027-06-14', 'days', 'End', { firstDay: 0 })).toBe('2027-06-19')
    expect([2019, 2020, 2027, 2031, 2032].map(yearsStart)).toEqual([2008, 2020, 2020, 2020, 2032])
  })

  it('UI-02 the nearest free day is free, within the limits and none is nearer', () => {
    const off = new Set(['2027-06-22', '2027-06-23', '2027-06-24'])
    const isOff = (date: string) => off.has(date)
    expect(nearestFreeDay('2027-06-23', isOff, '2027-06-01', '2027-06-30')).toBe('2027-06-25')
    expect(nearestFreeDay('2027-06-23', isOff, '2027-06-01', '2027-06-24')).toBe('2027-06-21')
    expect(nearestFreeDay('2027-06-23', isOff, '2027-06-22', '2027-06-24')).toBe(null)
  })
})
