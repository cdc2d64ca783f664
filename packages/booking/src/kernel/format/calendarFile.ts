import { fromAbsolute } from '@internationalized/date'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalTemporalPlainDateTimeStub,
  type ICalTemporalZonedDateTimeStub,
} from 'ical-generator'
import { type CivilDateTime, civilAt, instantOf, plusMinutes, settleCivil } from '../values/time.ts'
import { zoneBlock } from './zoneBlock.ts'

/** A ride as calendar event. */
export interface CalendarRide {
  /** Permanent id of the event: a file that is added again replaces it. */
  id: string
  /** Start on the wall clock of the pickup place. */
  start: CivilDateTime
  /** IANA zone of the pickup place. */
  timeZone: string
  /** Duration of the ride in minutes. Null: unknown, so the event is a point in time. */
  minutes: number | null
  title: string
  /** Place at which the ride starts. */
  place: string
  notes: string
  /** Text of the alarm. */
  alarm: string
}

/** Time of the alarm, in seconds before the start. */
const alarmSeconds = 2 * 3600
const yearMs = 366 * 24 * 3_600_000

/**
 * Writes rides as a calendar file (RFC 5545). Each ride is on the clock of its pickup place, with the rules of that
 * clock and an alarm two hours before.
 * @param now epoch milliseconds at which the file is made
 */
export function calendarFile(rides: readonly CalendarRide[], now: number): string {
  const instants = rides.map(({ start, timeZone }) => instantOf(start, timeZone))
  const from = Math.min(...instants) - yearMs
  const until = Math.max(...instants) + yearMs
  const calendar = ical({
    prodId: { company: 'Wherry', product: 'Booking', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (timeZone) => zoneBlock(timeZone, from, until) },
  })
  for (const { id, start, timeZone, minutes, title, place, notes, alarm } of rides) {
    const { civil: at, note } = settleCivil(start, timeZone)
    calendar.createEvent({
      id,
      stamp: fromAbsolute(now, 'UTC').toDate(),
      start: zoned(at, timeZone),
      end: minutes === null ? null : zoned(plusMinutes(at, minutes, timeZone), timeZone),
      // An hour that occurs twice, because clocks go back, is read differently by programs. Such a time is written in
      // UTC, where it is unique.
      timezone: note === 'repeated' ? null : timeZone,
      summary: title,
      location: place,
      description: notes,
      busystatus: ICalEventBusyStatus.BUSY,
      alarms: [{ type: ICalAlarmType.display, trigger: alarmSeconds, description: alarm }],
    })
  }
  // RFC 5545 (3.1) ends each line with CR LF, but the library omits it after the last line.
  return `${calendar.toString().trimEnd()}\r\n`
}

/**
 * A wall-clock time for the library, in the shape of Temporal's objects, because not every browser has Temporal. A
 * `Date` would be written on the clock of the device, where an hour of the pickup place may not exist.
 */
function zoned(civil: CivilDateTime, timeZoneId: string): ICalTemporalZonedDateTimeStub {
  const [year, month, day, hour, minute] = civil.split(/\D/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const parts = { year, month, day, hour, minute, second: 0 }
  const words = { toString: () => civil, toJSON: () => civil }
  const instant = () => ({
    ...words,
    epochMilliseconds: instantOf(civil, timeZoneId),
    toZonedDateTimeISO: () => whole,
  })
  const plain: ICalTemporalPlainDateTimeStub = {
    ...parts,
    ...words,
    toPlainDate: () => ({ ...parts, ...words }),
    toZonedDateTime: () => whole,
  }
  const whole: ICalTemporalZonedDateTimeStub = {
    ...parts,
    ...words,
    timeZoneId,
    toInstant: instant,
    toPlainDateTime: () => plain,
    withTimeZone: (other) =>
      other === timeZoneId ? whole : zoned(civilAt(instantOf(civil, timeZoneId), other), other),
  }
  return whole
}
