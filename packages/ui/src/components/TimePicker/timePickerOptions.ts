import type { RefObject } from 'react'
import type { ISODate } from '../Calendar/calendarMath.ts'
import type { HourCycle } from './timeForm.ts'
import type { ClockTime } from './timeInput.ts'

/**
 * Reason why a text is not accepted: not understood, a date, several times, a time in another time zone, or a time that
 * does not exist.
 */
export type TimeInvalid = 'unread' | 'date' | 'several' | 'zone' | 'unreal'

/** Options of a time input, for TimePicker and for the bare hook. */
export interface TimeInputOptions {
  /** The time, HH:mm, or null for none; for hours of 24 and more see `isNormalized`. @default uncontrolled */
  value?: string | null | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: string | null | undefined
  /**
   * Called with an available time as soon as it is complete, typed or chosen, and with null if the field is left empty
   * or with an unavailable time. The suggestion 24:00 is passed as 00:00 with `nextDay`.
   */
  onChange?: ((time: ClockTime | null, about: { nextDay: boolean }) => void) | undefined
  /** Name under which the time is sent in a form, as HH:mm. @default none, and nothing is sent */
  name?: string | undefined
  /** Minutes between two suggestions. @default 15 */
  step?: number | undefined
  /** Clock in which times are typed and shown. @default that of the ThemeProvider */
  hourCycle?: HourCycle | undefined
  /**
   * Accepts a value above 24:00, as timetables count past midnight: 25:30 becomes 01:30. If false such a value is
   * refused and the field is empty. @default true
   */
  isNormalized?: boolean | undefined
  /** Allows only times of the list: a typed time moves to the nearest one, which may be 24:00. @default false */
  isSuggestionsOnly?: boolean | undefined
  /**
   * Returns the reason why a time cannot be chosen, in the visitor's language: shown in the list, and under the field
   * if it is typed.
   */
  offReason?: ((time: ClockTime) => string | null) | undefined
  /** Called after `onChange` with the day, YYYY-MM-DD, that was written beside the time. */
  onDay?: ((day: ISODate) => void) | undefined
  /**
   * Today's date at the place of the time, YYYY-MM-DD: "tomorrow" and days without a year are resolved from it for
   * `onDay`. Without it only days with a year are passed. @default none
   */
  today?: ISODate | undefined
  /**
   * A text without a valid time that a host has saved: the field shows it again, with its error, and tries to read it.
   * Used only while `value` is null. @default none
   */
  written?: string | undefined
  /**
   * Called after `onChange` with the text while it is no time, on each edit and when emptied, so that a host can save
   * it for `written`.
   */
  onWritten?: ((text: string) => void) | undefined
  /**
   * Called when the field is left with a text that is no time. The text stays, and the field shows its error message
   * before any `error`.
   */
  onInvalid?: ((reason: TimeInvalid, text: string) => void) | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** True if the value is shown but cannot be changed. @default false */
  isReadOnly?: boolean | undefined
}

export interface TimePickerOptions extends Omit<TimeInputOptions, 'step' | 'defaultValue'> {
  field: RefObject<HTMLInputElement | null>
  step: number
  defaultValue: string | null
  /** True for a disabled or read-only field, which allows neither typing nor the list. */
  isStill: boolean | undefined
}
