import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../components/Calendar/calendarMath.ts'
import { numRuns } from '../../testing/numRuns.ts'
import { readDay, readTime } from './readMoment.ts'

const context = { locale: 'en', today: '2026-11-20' }
const shortly = (text: string) => {
  const reading = readDay(text, context)
  if (!reading) return null
  if ('ask' in reading) return [reading.ask, ...reading.choices].join(' ')
  return [reading.day, reading.time].filter(Boolean).join(' ')
}

describe('a day that was copied from a mail, a calendar or a ticket', () => {
  it.each([
    // Mails: a time of another zone is left out, as the day alone is sure.
    ['Wed, 25 Nov 2026 14:30:00 GMT', '2026-11-25'],
    ['Wed, 25 Nov 2026 14:30:00 +0000', '2026-11-25'],
    ['Wed, 25 Nov 2026 14:30 -0500', '2026-11-25'],
    ['Wed, 25 Nov 2026 14:30:00 +0300 (MSK)', '2026-11-25'],
    ['25 Nov 2026 14:30:00 -0500', '2026-11-25'],
    ['Wed Nov 25 14:30:00 2026', '2026-11-25 14:30'],
    ['Wed Nov 25 2026 14:30:00 GMT+0300 (Moscow Standard Time)', '2026-11-25'],
    ['2026-11-25 14:30:00 +0300', '2026-11-25'],
    // Their weekday is another day's.
    ['Thu, 25 Nov 2026 14:30:00 GMT', 'several 2026-11-25 2026-11-26'],
    ['Thu, 25 Nov 2026 14:30:00 +0000', 'several 2026-11-25 2026-11-26'],
    // Calendars, and files of them.
    ['20261125', '2026-11-25'],
    ['20261125T143000', '2026-11-25 14:30'],
    ['20261125T143000Z', '2026-11-25'],
    ['2026-11-25T14:30', '2026-11-25 14:30'],
    ['2026-11-25T14:30:00+03:00', '2026-11-25'],
    ['DTSTART;VALUE=DATE:20261125', '2026-11-25'],
    ['Wednesday, November 25, 2026 at 2:30 PM', '2026-11-25 14:30'],
    ['Wed, Nov 25 · 2:30pm', '2026-11-25 14:30'],
    ['2026-W48-3', '2026-11-25'],
    ['2026W483', '2026-11-25'],
    ['2026-W53-7', '2027-01-03'],
    ['2027-W01-1', '2027-01-04'],
    // Tickets.
    ['25NOV', '2026-11-25'],
    ['WE25NOV26', '2026-11-25'],
    ['25NOV26', '2026-11-25'],
    ['25-Nov-26', '2026-11-25'],
    ['25NOV 1430', '2026-11-25 14:30'],
    ['25NOV/1430', '2026-11-25 14:30'],
    ['25NOV26/1430', '2026-11-25 14:30'],
    ['25NOV26 2030', '2026-11-25 20:30'],
    ['WED25NOV 1430', '2026-11-25 14:30'],
    ['25NOV26/2460', null],
    ['25NOV 1430 16:55', '2026-11-25'],
    // Departure and arrival: the second number is no year.
    ['25NOV 1430 1655', null],
    ['25NOV 1430/1655', null],
    ['25NOV/1430/1655', null],
    ['25NOV 1430-1655', null],
    ['25NOV 1430 – 1655', null],
    ['25NOV 1430 to 1655', null],
    ['25NOV 0730 2045', null],
    ['25NOV 1430 SVO 1655', null],
    ['25NOV 1430 SU0123', null],
    ['25NOV26 1430 1655', null],
    // No time of day: the year as it is written.
    ['25NOV 2026', '2026-11-25'],
    ['25NOV 1990', '1990-11-25'],
    // A week is no day; neither is a number of days, in a year or of a spreadsheet.
    ['2026-W48', null],
    ['2026-W54-1', null],
    ['2027-W53-1', null],
    ['2026-W48-8', null],
    ['2026-329', null],
    ['46351', null],
    ['1795617000', null],
  ])('reads %j as %j', (text, expected) => {
    expect(shortly(text)).toBe(expected)
  })

  it('reads each day of any week of ISO 8601', () => {
    fc.assert(
      fc.property(fc.integer({ min: -18_000, max: 18_000 }), (count) => {
        const day = addDays('2026-11-25', count)
        const weekday = ((weekdayOf(day) + 6) % 7) + 1
        const thursday = addDays(day, 4 - weekday)
        const week = Math.ceil(dayOfYear(thursday) / 7)
        const text = `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}-${weekday}`
        expect(shortly(text)).toBe(day)
      }),
      { numRuns },
    )
  })
})
const dayOfYear = (day: string) =>
  (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / (24 * 60 * 60 * 1000) + 1

describe('a time that was copied with its day', () => {
  it.each([
    ['25NOV 1430', { time: '14:30', day: '2026-11-25' }],
    ['Wed, 25 Nov 2026 14:30:00 +0300', { ask: 'zone', choices: [] }],
    // Departure and arrival.
    ['25NOV 1430 1655', null],
    ['25NOV 1430-1655', null],
    ['25NOV 0730 2045', null],
    ['25NOV 1430 SU0123', null],
    ['25NOV 1430 16:55', { ask: 'several', choices: ['14:30', '16:55'] }],
    // A span, and no offset.
    ['2026-11-25 14:30-1600', null],
  ])('reads %j', (text, expected) => {
    expect(readTime(text, context)).toEqual(expected)
  })
})
