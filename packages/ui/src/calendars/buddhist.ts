import { BuddhistCalendar } from '@internationalized/date'
import type { CalendarSystem } from '../components/Calendar/calendarSystem.ts'
import { systemOf } from '../components/Calendar/systemOf.ts'

export type { CalendarParts, CalendarSystem } from '../components/Calendar/calendarSystem.ts'

/** The calendar of Thailand: the Gregorian one with years from 543 BC on. */
export const buddhist: CalendarSystem = systemOf(new BuddhistCalendar())
