'use client'
import { type FocusEvent, forwardRef, type RefObject, useId, useImperativeHandle, useRef } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { CalendarIcon } from '../../icons/icons.tsx'
import { datePickerWords } from '../../messages/datePicker.ts'
import { dateRangePickerWords } from '../../messages/dateRangePicker.ts'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/edit/fill.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { type DateFormat, dateFormOf, namedParts, shownForm } from '../../private/moment/dateForm.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useToday } from '../../private/useToday.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { defaultLimits, type ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { useCalendarSetting } from '../Calendar/useCalendarSetting.ts'
import { DateInput, type DateInputHandlers } from '../DatePicker/DateInput.tsx'
import * as date from '../DatePicker/DatePicker.css.ts'
import { DatePopup } from '../DatePicker/DatePopup.tsx'
import { useDatePopup } from '../DatePicker/useDatePopup.ts'
import { useDateText } from '../DatePicker/useDateText.ts'
import { Field, type FieldOptions, type FieldPart } from '../Field/Field.tsx'
import {
  type DateRange,
  RangeCalendar,
  type RangeCalendarPart,
  type RangeCalendarProps,
} from '../RangeCalendar/RangeCalendar.tsx'
import type { RangeLimits } from '../RangeCalendar/rangeMath.ts'
import { useRangeWords } from '../RangeCalendar/useRangeChoice.ts'
import * as css from './DateRangePicker.css.ts'
import { useDateRange } from './useDateRange.ts'

type Shared = 'isDisabled' | 'isReadOnly' | 'isRequired' | 'isOptional' | 'validationBehavior' | 'description'

/** Parts of two date fields: those of each field, the `button`, the `popup` and the calendar in it. */
export type DateRangePickerPart =
  | Exclude<FieldPart, 'icon' | 'counter'>
  | ('button' | 'popup')
  | RangeCalendarPart

export interface DateRangePickerProps
  extends Pick<FieldOptions, Shared>,
    Pick<
      RangeCalendarProps,
      | 'today'
      | 'minValue'
      | 'maxValue'
      | 'offReason'
      | 'event'
      | 'mark'
      | 'renderDay'
      | 'firstDay'
      | 'calendar'
      | 'minNights'
      | 'maxNights'
      | 'offInside'
      | 'presets'
      | 'months'
      | 'className'
      | 'style'
    > {
  /** Common name of both fields, such as “Stay”. */
  label: string
  /** The name of the first field. @default the word for the first day */
  startLabel?: string | undefined
  /** The name of the second field. @default the word for the last day */
  endLabel?: string | undefined
  /** The chosen span, both days included, YYYY-MM-DD; null for none. @default uncontrolled */
  value?: DateRange | null | undefined
  /** The form in which the dates are typed and shown. @default that of the ThemeProvider */
  format?: DateFormat | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: DateRange | null | undefined
  /** Called with a span as soon as both days are there and allowed, and with null once it is no longer a valid span. */
  onChange?: ((range: DateRange | null) => void) | undefined
  /** Name under which the first day of a span is sent in a form, as YYYY-MM-DD. @default none, and nothing is sent */
  startName?: string | undefined
  /** Name under which the last day of a span is sent in a form, as YYYY-MM-DD. @default none, and nothing is sent */
  endName?: string | undefined
  /** Id of the form that the fields belong to. @default the form around them */
  form?: string | undefined
  /** Error message about both dates, under the second field. @default none */
  error?: string | undefined
  /** Called when the focus leaves both fields and their calendar. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** Id of the first field; the second field has this id with `-end`. @default a generated one */
  id?: string | undefined
  /** Class names for the parts inside both fields and their calendar. @default none */
  classNames?: ClassNames<DateRangePickerPart> | undefined
}

/**
 * Two dates that are typed, pasted or chosen together from a calendar of one or two months. The ref is the first field,
 * which also gets attributes such as `data-*`.
 */
export const DateRangePicker = forwardRef<HTMLInputElement, DateRangePickerProps>((props, forwarded) => {
  const {
    label,
    startLabel,
    endLabel,
    value,
    defaultValue = null,
    onChange,
    startName,
    endName,
    ...others
  } = props
  const {
    today,
    format,
    minValue,
    maxValue,
    minNights = 0,
    maxNights = null,
    offInside = 'refuse',
    ...days
  } = others
  const { offReason, event, mark, renderDay, firstDay, calendar, presets, months, error, ...around } = days
  const { onBlur, className, style, classNames, ...states } = around
  const part = partsOf(classNames)
  const {
    isDisabled,
    isReadOnly,
    isRequired,
    isOptional,
    validationBehavior,
    description,
    id,
    form: formId,
    ...rest
  } = states
  const words = useWords('dateRangePicker', dateRangePickerWords)
  const dateWords = useWords('datePicker', datePickerWords)
  const { locale, settings } = useTheme()
  const { words: rangeWords } = useRangeWords()
  const now = useToday(today)
  const fallback = defaultLimits(now)
  const min = minValue ?? fallback.min
  const max = maxValue ?? fallback.max
  const isOff = (day: ISODate) => (offReason?.(day) ?? null) !== null
  const limits: RangeLimits = { min, max, minNights, maxNights, offInside, isOff }
  const range = useDateRange({ value, defaultValue, onChange, startName, endName, limits })
  const isStill = isDisabled || isReadOnly
  const generated = useId()
  const startId = id ?? generated
  const calendarId = `${startId}-calendar`
  const formatId = `${startId}-format`
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const startField = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => startField.current!, [])
  const endField = useRef<HTMLInputElement>(null)
  const popup = useDatePopup(box, opener)

  const form = dateFormOf(format ?? settings.dateFormat, locale, useCalendarSetting(calendar))
  const text = { today: now ?? min, form, offReason, onInvalid: undefined, onTime: undefined }
  const kept = { written: undefined, onWritten: undefined }
  const startText = useDateText({
    ...{ ...text, ...kept, field: startField, min, max },
    ...{ value: range.start.value, change: range.takeStart },
  })
  const endText = useDateText({
    ...{ ...text, ...kept, field: endField, min: range.endMin, max: range.endMax },
    ...{ value: range.end.value, change: range.takeEnd },
  })
  const barred = range.isBarred ? rangeWords.offInside : undefined

  const leave = (blur: FocusEvent<HTMLElement>) => {
    const to = blur.relatedTarget
    if (!box.current?.contains(to) && !to?.closest(`[id="${calendarId}"]`)) onBlur?.(blur)
  }
  const show = (from: RefObject<HTMLElement | null>) => popup.show(from)
  const open = (field: RefObject<HTMLInputElement | null>) => (fromText: boolean) => {
    // After the dialog the button gets the focus; the text field would open the on-screen keyboard.
    if (!fromText) opener.current?.focus({ preventScroll: true })
    show(fromText ? field : opener)
  }
  const shared = { isDisabled, isReadOnly, isRequired, validationBehavior, classNames }
  const described = fill(dateWords.format, {
    fields: namedParts(form, locale),
    form: shownForm(form, dateWords.letters),
  })
  const names = calendarNames(locale, form.system)
  const openerName = [words.title, label, range.range && names.day(range.range.start)]
  const handlers: DateInputHandlers = {}
  const hidden = (name: string | undefined, day: ISODate | undefined) =>
    name && <input type="hidden" name={name} form={formId} value={day ?? ''} disabled={isDisabled} />
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: two fields of one value, in a frame of their own */}
      <div ref={box} role="group" aria-label={label} className={cx(css.pair, className)} style={style}>
        <Field
          {...{ ...rest, ...shared, isOptional, form: formId }}
          id={startId}
          label={startLabel ?? words.from}
          className={date.field}
          description={description}
          error={startText.error}
          life={{
            error: range.start.error,
            ownError: startText.wrong,
            reset: () => startText.reset(range.reset),
          }}
          aria-describedby={formatId}
        >
          {(control) => (
            <>
              <DateInput
                {...{ control, box, isStill, handlers }}
                {...{ field: startField, text: startText, form }}
                onLeave={leave}
                onOpen={open(startField)}
              />
              {hidden(startName, range.range?.start)}
              <span id={formatId} className={visuallyHidden}>
                {described}
              </span>
            </>
          )}
        </Field>
        <Field
          {...{ ...shared, form: formId }}
          id={`${startId}-end`}
          label={endLabel ?? words.to}
          className={date.field}
          error={endText.error ?? barred ?? error}
          life={{
            error: range.end.error,
            ownError: endText.wrong ?? barred,
            reset: () => endText.reset(() => {}),
          }}
          aria-describedby={formatId}
          end={
            <button
              type="button"
              ref={opener}
              {...part('button', smallTool)}
              aria-label={openerName.filter(Boolean).join(', ')}
              aria-haspopup="dialog"
              aria-expanded={popup.open !== null}
              aria-controls={popup.open ? calendarId : undefined}
              disabled={isStill}
              onClick={() => (popup.open ? popup.close() : show(opener))}
              onBlur={leave}
            >
              <CalendarIcon />
            </button>
          }
        >
          {(control) => (
            <>
              <DateInput
                {...{ control, box, isStill, handlers }}
                {...{ field: endField, text: endText, form }}
                onLeave={leave}
                onOpen={open(endField)}
              />
              {hidden(endName, range.range?.end)}
            </>
          )}
        </Field>
      </div>
      <DatePopup {...{ popup, box, opener, part }} id={calendarId} title={words.title} onLeave={leave}>
        {(look) => (
          <RangeCalendar
            {...{
              today: now ?? undefined,
              offReason,
              event,
              mark,
              renderDay,
              classNames,
              firstDay,
              calendar,
              presets,
              months,
              minNights,
              maxNights,
              offInside,
            }}
            value={range.range}
            minValue={min}
            maxValue={max}
            className={look}
            autoFocus
            onChange={(chosen) => {
              range.take(chosen)
              popup.close()
            }}
          />
        )}
      </DatePopup>
    </>
  )
})
DateRangePicker.displayName = 'DateRangePicker'
