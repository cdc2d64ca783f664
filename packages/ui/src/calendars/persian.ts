import { PersianCalendar } from '@internationalized/date'
import type { CalendarSystem } from '../components/Calendar/calendarSystem.ts'
import { systemOf } from '../components/Calendar/systemOf.ts'

export type { CalendarParts, CalendarSystem } from '../components/Calendar/calendarSystem.ts'

/** The calendar of Iran and Afghanistan, Solar Hijri: solar years that begin at the spring equinox. */
export const persian: CalendarSystem = systemOf(new PersianCalendar())
