import type { ISODate, Weekday } from './calendarMath.ts'
import type { CalendarSystem } from './calendarSystem.ts'

/** Options that calendars of one day and of several share. */
interface SharedOptions {
  /**
   * Today's date at the place of the ride, YYYY-MM-DD. @default that of the ThemeProvider, else the device's date.
   * Without all of these a server renders the month of `value` or `minValue`, and without those an empty frame.
   */
  today?: ISODate | undefined
  /** First day that can be chosen. @default 100 years before today */
  minValue?: ISODate | null | undefined
  /** Last day that can be chosen. @default 1 year after today */
  maxValue?: ISODate | null | undefined
  /** Returns the reason why a day cannot be chosen, in the visitor's language; null for a day that can be chosen. */
  offReason?: ((day: ISODate) => string | null) | undefined
  /**
   * Returns a text about a special day; null for an ordinary one. A special day gets a dot, and its text is in the
   * tooltip and in the day's accessible name.
   */
  event?: ((day: ISODate) => string | null) | undefined
  /**
   * First day of the week: 0 Sunday, 1 Monday, … `locale` takes that of the visitor's language and region. @default
   * that of the ThemeProvider
   */
  firstDay?: Weekday | 'locale' | undefined
  /**
   * The calendar whose years and months are shown, such as `persian` of `@wherry/ui/calendars/persian`; null for the
   * Gregorian one. Days stay YYYY-MM-DD. @default that of the ThemeProvider
   */
  calendar?: CalendarSystem | null | undefined
  /** Number of months side by side, 1 to 3; fewer if the width has no room for them. @default 1 */
  months?: number | undefined
  /** True to focus the calendar when it appears. @default false */
  autoFocus?: boolean | undefined
}

/** Options of a calendar of one day, for Calendar and for the bare hook. */
export interface CalendarOptions extends SharedOptions {
  /** One day or several. @default 'single' */
  selectionMode?: 'single' | undefined
  /** The chosen day, YYYY-MM-DD; null for none. @default uncontrolled */
  value?: ISODate | null | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: ISODate | null | undefined
  /** Called with the chosen day, which is free and within the limits. */
  onChange?: ((day: ISODate) => void) | undefined
}

/** Options of a calendar of several days: a press adds a day, a second press removes it. */
export interface MultipleCalendarOptions extends SharedOptions {
  selectionMode: 'multiple'
  /** The chosen days, YYYY-MM-DD, in any order. @default uncontrolled */
  value?: readonly ISODate[] | undefined
  /** Value at the start, where `value` is not given. @default none */
  defaultValue?: readonly ISODate[] | undefined
  /** Called with all chosen days in order of time, without duplicates. */
  onChange?: ((days: readonly ISODate[]) => void) | undefined
}
