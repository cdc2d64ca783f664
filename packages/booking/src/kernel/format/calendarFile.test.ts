import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { instantOf } from '../values/time.ts'
import { type CalendarRide, calendarFile } from './calendarFile.ts'

const now = Date.UTC(2026, 10, 21, 12)
const ride: CalendarRide = {
  id: 'W-1@wherry',
  start: '2027-06-14 09:45',
  timeZone: 'Europe/Istanbul',
  minutes: 70,
  title: 'Ride: Istanbul Airport (IST) to Moda Caddesi',
  place: 'Istanbul Airport (IST)',
  notes: 'Order W-1',
  alarm: 'The ride begins in 2 hours',
}

/** Reads the file as another program does, with the zone rules of the file only. */
function read(file: string) {
  ICAL.TimezoneService.reset()
  const root = new ICAL.Component(ICAL.parse(file))
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const alarm = component.getFirstSubcomponent('valarm')
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
      wall: event.startDate.toString(),
      start: event.startDate.toUnixTime() * 1000,
      end: event.endDate.toUnixTime() * 1000,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      alarm: [
        String(alarm?.getFirstPropertyValue('action')),
        String(alarm?.getFirstPropertyValue('trigger')),
        String(alarm?.getFirstPropertyValue('description')),
      ],
    }
  })
}

describe('the calendar file, as ical.js reads it', () => {
  it('SHELL-12 has both rides on the clock of their pickup places, each with an alarm', () => {
    const back: CalendarRide = { ...ride, id: 'W-2@wherry', start: '2027-06-19 06:10', minutes: null }
    const [there, second] = read(calendarFile([ride, back], now))
    expect(there).toMatchObject({
      uid: 'W-1@wherry',
      summary: ride.title,
      location: ride.place,
      zone: 'Europe/Istanbul',
      wall: '2027-06-14T09:45:00',
      start: Date.UTC(2027, 5, 14, 6, 45),
      end: Date.UTC(2027, 5, 14, 7, 55),
      stamp: '2026-11-21T12:00:00Z',
      alarm: ['DISPLAY', '-PT2H', 'The ride begins in 2 hours'],
    })
    expect(second).toMatchObject({ start: Date.UTC(2027, 5, 19, 3, 10), end: Date.UTC(2027, 5, 19, 3, 10) })
  })

  it('SHELL-12 I18N-02 says what was said, in lines of at most 75 octets that end as RFC 5545 says', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((said) =>
      // Control characters are removed, because a calendar text cannot have them.
      [...said].filter((sign) => sign === '\n' || !/\p{Cc}/u.test(sign)).join(''),
    )
    fc.assert(
      fc.property(text, text, (title, notes) => {
        const file = calendarFile([{ ...ride, title: `x${title}`, notes: `x${notes}` }], now)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
        expect(read(file)[0]).toMatchObject({ summary: `x${title}`, description: `x${notes}` })
      }),
    )
  })

  it('DATE-01 SHELL-12 means the instant that the pickup place’s clock means, at any time in any zone', () => {
    const zone = fc.constantFrom(
      ...['Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca'],
      ...['Asia/Tehran', 'America/Sao_Paulo', 'Pacific/Apia', 'Europe/Dublin', 'Antarctica/Troll'],
    )
    const two = (value: number) => String(value).padStart(2, '0')
    const when = fc
      .tuple(fc.integer({ min: 2026, max: 2028 }), fc.nat(11), fc.nat(27), fc.nat(23), fc.nat(59))
      .map(
        ([year, month, day, hour, minute]) =>
          `${year}-${two(month + 1)}-${two(day + 1)} ${two(hour)}:${two(minute)}`,
      )
    fc.assert(
      fc.property(zone, when, (timeZone, start) => {
        const [event] = read(calendarFile([{ ...ride, timeZone, start }], now))
        expect(event?.start).toBe(instantOf(start, timeZone))
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['Europe/Paris', '2027-03-28 02:30', Date.UTC(2027, 2, 28, 1)],
    ['Europe/Paris', '2027-10-31 02:30', Date.UTC(2027, 9, 31, 0, 30)],
    ['Europe/Paris', '2027-10-31 03:00', Date.UTC(2027, 9, 31, 2)],
  ])('DATE-01 in %s at %s, when the clocks change, too', (timeZone, start, instant) => {
    expect(read(calendarFile([{ ...ride, timeZone, start }], now))[0]?.start).toBe(instant)
  })
})
