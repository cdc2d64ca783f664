'use client'
import {
  type FocusEvent,
  forwardRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { CalendarIcon } from '../../icons/icons.tsx'
import { datePickerWords } from '../../messages/datePicker.ts'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/edit/fill.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenText } from '../../private/form/useWrittenText.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { type DateFormat, dateFormOf, namedParts, shownForm } from '../../private/moment/dateForm.ts'
import type { ClockTime } from '../../private/moment/readMoment.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useToday } from '../../private/useToday.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { Calendar, type CalendarPart, type CalendarProps } from '../Calendar/Calendar.tsx'
import { defaultLimits, type ISODate, isDay } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { useCalendarSetting } from '../Calendar/useCalendarSetting.ts'
import { type ControlAttributes, Field, type FieldOptions, type FieldPart } from '../Field/Field.tsx'
import { DateInput, type DateInputHandlers } from './DateInput.tsx'
import * as css from './DatePicker.css.ts'
import { DatePopup } from './DatePopup.tsx'
import { useDatePopup } from './useDatePopup.ts'
import { type DateInvalid, useDateText } from './useDateText.ts'

export type { DateInvalid } from './useDateText.ts'

/** Parts of a date field: those of a field, its `button`, the `popup` and the calendar in it. */
export type DatePickerPart =
  | Exclude<FieldPart, 'counter'>
  | ('button' | 'popup')
  | Exclude<CalendarPart, 'months' | 'month'>

export interface DatePickerProps
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'onInvalid' | 'onBlur' | 'min' | 'max'>,
    Pick<
      CalendarProps,
      | ('today' | 'minValue' | 'maxValue' | 'offReason' | 'event' | 'mark')
      | ('renderDay' | 'firstDay' | 'calendar')
    > {
  /**
   * The chosen day, YYYY-MM-DD; null for none. A value that is no valid day is shown as text with an error. @default
   * uncontrolled
   */
  value?: ISODate | null | undefined
  /** The form in which the date is typed and shown. @default that of the ThemeProvider */
  format?: DateFormat | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: ISODate | null | undefined
  /** Name under which the day is sent in a form, as YYYY-MM-DD. @default none, and nothing is sent */
  name?: string | undefined
  /**
   * Called with a free day within the limits as soon as it is typed, pasted or chosen, and with null when the text is
   * no longer such a day.
   */
  onChange?: ((day: ISODate | null) => void) | undefined
  /** Called with the time, HH:mm, that was written beside the day, after `onChange`. */
  onTime?: ((time: ClockTime) => void) | undefined
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /**
   * A text without a valid day that a host has saved: the field shows it again, with its error, and tries to read it.
   * Used only while `value` is null. @default none
   */
  written?: string | undefined
  /**
   * Called after `onChange` with the text while it is no day, on each edit and when emptied, so that a host can save it
   * for `written`.
   */
  onWritten?: ((text: string) => void) | undefined
  /**
   * Called when the field is left with a text that is no day. The text stays, and the field shows its error message
   * before any `error`.
   */
  onInvalid?: ((reason: DateInvalid, text: string) => void) | undefined
  /**
   * Called with the error message that the field itself shows, and with undefined once it shows none; for an error
   * summary.
   */
  onOwnError?: ((words: string | undefined) => void) | undefined
  /** Uses the browser's own date input (YYYY-MM-DD). @default false */
  isNative?: boolean | undefined
  /** Icon before the label and the value. @default none */
  icon?: ReactNode
  /** Class names for the parts inside the field and its calendar. @default none */
  classNames?: ClassNames<DatePickerPart> | undefined
}

/**
 * A date, typed in the page's format or chosen from a calendar. On a small touch screen a tap opens the calendar; a
 * person who reaches the field by keyboard types.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>((props, forwarded) => {
  const {
    value: given,
    defaultValue = null,
    onChange,
    onInvalid,
    onOwnError,
    onTime,
    written,
    onWritten,
    today,
    minValue,
    maxValue,
    format,
    calendar,
    offReason,
    event,
    mark,
    renderDay,
    firstDay,
    isNative,
    onFocus,
    onBlur,
    onKeyDown,
    onCompositionStart,
    onCompositionEnd,
    onPointerDown,
    onMouseDown,
    onClick,
    'aria-describedby': describedBy,
    name,
    ...frame
  } = props
  const { classNames } = frame
  const part = partsOf(classNames)
  const handlers: DateInputHandlers = {
    ...{ onFocus, onKeyDown, onCompositionStart, onCompositionEnd },
    ...{ onPointerDown, onMouseDown, onClick },
  }
  const isStill = frame.isDisabled || frame.isReadOnly
  const { value, change, reset, error: refused } = useFormValue(name, given, defaultValue, onChange)
  const words = useWords('datePicker', datePickerWords)
  const { locale, settings } = useTheme()
  const now = useToday(today)
  const limits = defaultLimits(now)
  const form = dateFormOf(format ?? settings.dateFormat, locale, useCalendarSetting(calendar))
  const min = minValue ?? limits.min
  const max = maxValue ?? limits.max
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's own picker is another input
  useImperativeHandle(forwarded, () => field.current!, [isNative])
  const text = useDateText({
    ...{ field, value, change, today: now ?? min, min, max, offReason, form },
    ...{ onInvalid, onTime, written, onWritten },
  })
  useWrittenText(field, value ?? '', text.takeDay, 'date')
  const ownError = text.error
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as the words change, to whoever listens then
  useEffect(() => onOwnError?.(ownError), [ownError])
  const formatId = useId()
  const calendarId = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const popup = useDatePopup(box, opener)
  const show = (fromText: boolean) => popup.show(fromText ? field : opener)
  /** The calendar counts as part of the field wherever it is rendered, so moving between them is no blur. */
  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (!box.current?.contains(to) && !to?.closest(`[id="${calendarId}"]`)) onBlur?.(event)
  }
  const error = text.error ?? frame.error
  // A typed value may be no day of the calendar: then it is only shown as text.
  const day = value && isDay(value) ? value : null
  const openerName = [words.title, frame.label, day && calendarNames(locale, form.system).day(day)]
  const formatWords = fill(words.format, {
    fields: namedParts(form, locale),
    form: shownForm(form, words.letters),
  })
  const panel = (look: string | undefined) => (
    <Calendar
      {...{ value: day, today: now ?? undefined, firstDay, calendar, offReason, event, mark }}
      {...{ renderDay, classNames }}
      minValue={min}
      maxValue={max}
      className={look}
      autoFocus
      onChange={(chosen) => {
        text.takeDay(chosen)
        popup.close()
      }}
    />
  )
  return (
    <>
      <Field
        {...frame}
        ref={box}
        className={cx(css.field, frame.className)}
        error={error}
        life={{ error: refused, ownError: text.wrong, reset: () => text.reset(reset) }}
        aria-describedby={cx(describedBy, !isNative && formatId)}
        end={
          !isNative && (
            <button
              type="button"
              ref={opener}
              {...part('button', smallTool)}
              aria-label={openerName.filter(Boolean).join(', ')}
              aria-haspopup="dialog"
              aria-expanded={popup.open !== null}
              aria-controls={popup.open ? calendarId : undefined}
              disabled={isStill}
              onClick={() => (popup.open ? popup.close() : show(false))}
              onBlur={leave}
            >
              <CalendarIcon />
            </button>
          )
        }
      >
        {(control) =>
          isNative ? (
            <input
              {...control}
              ref={field}
              type="date"
              name={name}
              min={min}
              max={max}
              value={value ?? ''}
              onChange={({ target }) => text.takeDay(target.value)}
              {...handlers}
              onBlur={leave}
            />
          ) : (
            <>
              <DateInput
                {...{ control, field, text, form, box, isStill, handlers }}
                onLeave={leave}
                onOpen={(fromText) => {
                  // After the dialog the button gets the focus; the text field would open the on-screen keyboard.
                  if (!fromText) opener.current?.focus({ preventScroll: true })
                  show(fromText)
                }}
              />
              {name && (
                <input
                  type="hidden"
                  name={name}
                  form={frame.form}
                  value={value ?? ''}
                  disabled={frame.isDisabled}
                />
              )}
              <span id={formatId} className={visuallyHidden}>
                {formatWords}
              </span>
            </>
          )
        }
      </Field>
      <DatePopup {...{ popup, box, opener, part }} id={calendarId} title={words.title} onLeave={leave}>
        {panel}
      </DatePopup>
    </>
  )
})
DatePicker.displayName = 'DatePicker'
