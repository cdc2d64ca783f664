import { IslamicCivilCalendar } from '@internationalized/date'
import type { CalendarSystem } from '../components/Calendar/calendarSystem.ts'
import { systemOf } from '../components/Calendar/systemOf.ts'

export type { CalendarParts, CalendarSystem } from '../components/Calendar/calendarSystem.ts'

/** The Islamic calendar by arithmetic: lunar years, of which eleven in every thirty have one day more. */
export const islamicCivil: CalendarSystem = systemOf(new IslamicCivilCalendar())
