import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, plusMinutes } from '../../kernel/values/time.ts'
import { civilDate, civilTime } from '../../testing/arbitraries.ts'
import { nextDay, yachtDays, yachtStart } from './yachtDates.ts'

/** Zones of the listed cities, and three more as zones of devices. */
const zones = [
  'Europe/Istanbul',
  'Asia/Dubai',
  'Europe/Moscow',
  'Asia/Vladivostok',
  'Europe/Podgorica',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
]
/** 2027-06-14, 15:00 in Greenwich: 18:00 in Istanbul, already the 15th in Vladivostok. */
const now = Date.UTC(2027, 5, 14, 15)

describe('the days that a yacht is asked for', () => {
  it.each([
    ['Europe/Istanbul', '2027-06-15', '2027-12-14'],
    ['Asia/Dubai', '2027-06-15', '2027-12-14'],
    ['Europe/Moscow', '2027-06-15', '2027-12-14'],
    ['Asia/Vladivostok', '2027-06-16', '2027-12-15'],
    ['Europe/Podgorica', '2027-06-15', '2027-12-14'],
    ['Pacific/Kiritimati', '2027-06-16', '2027-12-15'],
    ['Pacific/Pago_Pago', '2027-06-15', '2027-12-14'],
    ['America/St_Johns', '2027-06-15', '2027-12-14'],
  ])('YACHT-05 in %s from %s to %s', (zone, first, last) => {
    expect(yachtDays(zone, now)).toEqual({ first, last })
  })

  it.each([
    ['2027-08-31', '2028-02-29'],
    ['2028-08-31', '2029-02-28'],
    ['2027-03-31', '2027-09-30'],
    ['2027-12-31', '2028-06-30'],
    ['2027-07-01', '2028-01-01'],
  ])('YACHT-05 six months from %s are %s', (today, last) => {
    expect(yachtDays('Etc/UTC', Date.parse(`${today}T12:00Z`)).last).toBe(last)
  })

  it.each([
    ['2027-02-28', '2027-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-12-31', '2028-01-01'],
  ])('YACHT-05 the day after %s is %s', (day, next) => {
    expect(nextDay(day)).toBe(next)
  })

  it('YACHT-05 tomorrow begins within a day, in every zone and at every time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), civilDate, civilTime, (zone, date, time) => {
        const at = instantOf(`${date} ${time}`, zone)
        const begins = instantOf(`${yachtDays(zone, at).first} 00:00`, zone)
        expect(begins).toBeGreaterThan(at)
        // A day in which clocks go back has 25 hours.
        expect(begins - at).toBeLessThanOrEqual(25 * 3_600_000)
      }),
    )
  })
})

describe('the start of a request', () => {
  const start = (date: string | null, time: string | null, zone = 'Europe/Istanbul') =>
    yachtStart({ date, time }, zone, now)

  it.each([
    [null, null],
    ['2027-06-20', null],
    [null, '10:00'],
    ['2027-06-31', '10:00'],
    ['2027-06-20', '24:00'],
    ['2027-06-14', '23:59'],
    ['2027-12-15', '00:00'],
    ['2026-06-20', '10:00'],
  ])('YACHT-09 %s %s are none', (date, time) => {
    expect(start(date, time)).toBeNull()
  })

  it.each([
    ['2027-06-15', '00:00'],
    ['2027-12-14', '23:59'],
  ])('YACHT-09 %s %s are one', (date, time) => {
    expect(start(date, time)).toEqual({ startAt: `${date} ${time}`, note: null })
  })

  it('YACHT-09 a time that the clocks leave out is the next that they show', () => {
    const march = Date.UTC(2027, 2, 1, 12)
    expect(yachtStart({ date: '2027-03-28', time: '02:30' }, 'Europe/Podgorica', march)).toEqual({
      startAt: '2027-03-28 03:00',
      note: 'gap',
    })
  })

  it('YACHT-05 YACHT-09 what is one lies ahead, and no further than six months and a day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        civilDate,
        civilTime,
        fc.nat(400),
        (zone, today, time, ahead) => {
          const at = instantOf(`${today} 12:00`, zone)
          const date = plusMinutes(`${today} 12:00`, ahead * 24 * 60, 'Etc/UTC').slice(0, 10)
          const found = yachtStart({ date, time }, zone, at)
          if (found === null) return
          expect(instantOf(found.startAt, zone)).toBeGreaterThan(at)
          expect(instantOf(found.startAt, zone) - at).toBeLessThan(186 * 24 * 3_600_000)
        },
      ),
    )
  })
})
