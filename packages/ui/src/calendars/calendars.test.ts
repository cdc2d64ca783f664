import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isDay, type Weekday, weekdayOf } from '../components/Calendar/calendarMath.ts'
import { moveByKey } from '../components/Calendar/calendarMoves.ts'
import { calendarNames } from '../components/Calendar/calendarNames.ts'
import { type CalendarSystem, monthNumber, yearOf } from '../components/Calendar/calendarSystem.ts'
import { numRuns } from '../testing/numRuns.ts'
import { buddhist } from './buddhist.ts'
import { islamicCivil } from './islamicCivil.ts'
import { islamicUmalqura } from './islamicUmalqura.ts'
import { persian } from './persian.ts'

const systems = { buddhist, persian, islamicUmalqura, islamicCivil }
const all = Object.entries(systems)
/** 1900 to 2070, for which the months of Umm al-Qura were published. */
const days = fc.integer({ min: 0, max: 62_000 }).map((count) => addDays('1900-01-01', count))
/** Days of the years 1 to 9999 of every calendar. */
const anyDay = fc.integer({ min: 0, max: 3_198_000 }).map((count) => addDays('0700-01-01', count))

/** The parts of a day as Intl counts them. */
function partsByIntl({ name }: CalendarSystem, day: string) {
  const format = new Intl.DateTimeFormat('en', {
    ...({ year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const),
    calendar: name,
  })
  const parts = format.formatToParts(Date.parse(day))
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day') }
}

describe('UI-01 the calendars', () => {
  it.each([
    ['buddhist', { year: 2570, month: 6, day: 14 }, 'June 2570'],
    ['persian', { year: 1406, month: 3, day: 24 }, 'Khordad 1406'],
    ['islamicUmalqura', { year: 1449, month: 1, day: 9 }, 'Muharram 1449'],
    ['islamicCivil', { year: 1449, month: 1, day: 9 }, 'Muharram 1449'],
  ] as const)('UI-01 in the %s one 14 June 2027 is %o', (name, parts, month) => {
    expect(systems[name].partsOf('2027-06-14')).toEqual(parts)
    expect(calendarNames('en', systems[name]).monthOfYear('2027-06-14')).toBe(month)
  })

  it.each(all)('UI-01 the %s one counts days as Intl does', (_, system) => {
    fc.assert(
      fc.property(days, (day) => {
        expect(system.partsOf(day)).toEqual(partsByIntl(system, day))
      }),
      { numRuns },
    )
  })

  it.each(all)('UI-01 the %s one makes of the parts of a day the same day', (_, system) => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const parts = system.partsOf(day)
        expect(system.dayOf(parts)).toBe(day)
        expect(parts.day).toBeGreaterThan(0)
        expect(parts.day).toBeLessThanOrEqual(system.daysIn(parts.year, parts.month))
      }),
      { numRuns },
    )
  })

  it.each(all)('UI-01 the %s one moves by its own months and years', (_, system) => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40, max: 40 }), (day, count) => {
        const [from, to] = [system.partsOf(day), system.partsOf(system.addMonths(day, count))]
        expect(monthNumber(system, system.addMonths(day, count))).toBe(monthNumber(system, day) + count)
        expect(to.day).toBe(Math.min(from.day, system.daysIn(to.year, to.month)))
        expect(yearOf(system, system.addYears(day, count))).toBe(from.year + count)
        expect(system.partsOf(system.addYears(day, count)).month).toBe(from.month)
      }),
      { numRuns },
    )
  })

  it.each(all)('UI-01 the %s one shows a month in six weeks, the 1st in the first of them', (_, system) => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (day, first) => {
        const weeks = system.monthWeeks(day, first as Weekday)
        const start = system.monthStart(day)
        expect(system.partsOf(start)).toEqual({ ...system.partsOf(day), day: 1 })
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
        expect(weeks[0]).toContain(start)
        expect(weekdayOf(weeks[0]![0]!)).toBe(first)
        const month = weeks.flat().filter((one) => monthNumber(system, one) === monthNumber(system, day))
        const { year, month: number } = system.partsOf(day)
        expect(month).toHaveLength(system.daysIn(year, number))
      }),
      { numRuns: 50 },
    )
  })

  it.each(all)('UI-01 the %s one stays within the years 1 to 9999', (_, system) => {
    fc.assert(
      fc.property(
        fc.constantFrom('0001-01-01', '0001-02-03', '9999-11-30', '9999-12-31'),
        fc.integer({ min: -30, max: 30 }),
        (day, count) => {
          expect(isDay(system.addMonths(day, count))).toBe(true)
          expect(isDay(system.addYears(day, count))).toBe(true)
          expect(isDay(system.monthStart(day))).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('UI-01 keys move by the months of the calendar', () => {
    const at = (mode: 'days' | 'months' | 'years', key: string, shift = false) =>
      moveByKey('2027-06-14', mode, key, { shift, system: persian })
    const parts = (day: string | null) => day && persian.partsOf(day)
    expect(parts(at('days', 'PageDown'))).toEqual({ year: 1406, month: 4, day: 24 })
    expect(parts(at('days', 'PageUp', true))).toEqual({ year: 1405, month: 3, day: 24 })
    expect(at('days', 'ArrowRight')).toBe('2027-06-15')
    expect(parts(at('months', 'Home'))).toEqual({ year: 1406, month: 1, day: 24 })
    expect(parts(at('months', 'ArrowDown'))).toEqual({ year: 1406, month: 6, day: 24 })
    expect(parts(at('years', 'PageDown'))).toEqual({ year: 1418, month: 3, day: 24 })
    expect(parts(at('years', 'Home'))).toEqual({ year: 1405, month: 3, day: 24 })
  })
})
