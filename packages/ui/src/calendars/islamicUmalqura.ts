import { IslamicUmalquraCalendar } from '@internationalized/date'
import type { CalendarSystem } from '../components/Calendar/calendarSystem.ts'
import { systemOf } from '../components/Calendar/systemOf.ts'

export type { CalendarParts, CalendarSystem } from '../components/Calendar/calendarSystem.ts'

/**
 * The calendar of Saudi Arabia, Umm al-Qura: lunar years. Its months are published for the years 1300 to 1600; outside
 * of them the civil Islamic calendar is used.
 */
export const islamicUmalqura: CalendarSystem = systemOf(new IslamicUmalquraCalendar())
