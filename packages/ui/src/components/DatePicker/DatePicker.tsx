'use client'
import { forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { CalendarIcon } from '../../icons/icons.tsx'
import { datePickerWords } from '../../messages/datePicker.ts'
import { cx } from '../../private/cx.ts'
import { digits } from '../../private/digits.css.ts'
import { Floating, floatingHost } from '../../private/Floating.tsx'
import { smallTool } from '../../private/iconButton.css.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx'
import { defaultLimits, type ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './DatePicker.css.ts'
import { checkDate, formatDate } from './dateMask.ts'
import { type DateInvalid, useDateText } from './useDateText.ts'

export type { DateInvalid } from './useDateText.ts'

export interface DatePickerProps
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'onInvalid' | 'min' | 'max'>,
    Pick<CalendarProps, 'today' | 'minValue' | 'maxValue' | 'offReason' | 'event' | 'mark' | 'firstDay'> {
  /** The chosen day, YYYY-MM-DD, one that cannot be standing as its text with what is wrong; null for none. @default uncontrolled */
  value?: ISODate | null | undefined
  /** @default null */
  defaultValue?: ISODate | null | undefined
  /** Sends the day along with a form, as YYYY-MM-DD. */
  name?: string | undefined
  /** Gets a free day within the limits as soon as one is typed, pasted or chosen, and null once it is none any more. */
  onChange?: ((day: ISODate | null) => void) | undefined
  /** The field was left with a text that is no day; its words stand under the field, before any `error`. */
  onInvalid?: ((reason: DateInvalid, text: string) => void) | undefined
  /** The platform's own date input (YYYY-MM-DD) stands in. @default false */
  isNative?: boolean | undefined
}

/** A date typed as DD.MM.YYYY or chosen from a calendar. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>((props, forwarded) => {
  const {
    value: given,
    defaultValue = null,
    onChange,
    onInvalid,
    today,
    minValue,
    maxValue,
    ...others
  } = props
  const { offReason, event, mark, firstDay, isNative, onBlur, onKeyDown, onCompositionEnd, ...more } = others
  const { 'aria-describedby': describedBy, name, ...frame } = more
  const isStill = frame.isDisabled || frame.isReadOnly
  const [value, change] = useControlled(given, defaultValue, onChange)
  const words = useWords('datePicker', datePickerWords)
  const { locale, portal } = useTheme()
  const limits = defaultLimits(today)
  const min = minValue ?? limits.min
  const max = maxValue ?? limits.max
  const field = useObjectRef(forwarded)
  const text = useDateText({ field, value, change, today, min, max, offReason, onInvalid })
  /** What the calendar floats in, or that it fills the screen. */
  const [open, setOpen] = useState<HTMLElement | 'dialog' | null>(null)
  /** A dialog stands by only where one was asked for. */
  const [hasDialog, setHasDialog] = useState(false)
  const formatId = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Opened by a key from the text: the focus goes back there. */
  const isFromText = useRef(false)

  const show = (fromText: boolean) => {
    isFromText.current = fromText
    const isDialog = isSmallTouch(box.current)
    if (isDialog) setHasDialog(true)
    setOpen(isDialog ? 'dialog' : floatingHost(box.current, portal.current))
  }
  const close = () => {
    setOpen(null)
    // A dialog gives it back by itself.
    if (open !== 'dialog') (isFromText.current ? field : opener).current?.focus({ preventScroll: true })
  }
  const press = (key: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(key)
    if (key.key !== 'ArrowDown' || isStill || key.nativeEvent.isComposing) return
    key.preventDefault()
    show(true)
  }

  const error = text.error ?? frame.error
  // What was typed may be no day of the calendar: such a value is text alone.
  const day = value && 'day' in checkDate(formatDate(value), '0001-01-01', '9999-12-31') ? value : null
  const openerName = [words.title, frame.label, day && calendarNames(locale).day(day)]
  const calendar = (look?: string) => (
    <Calendar
      {...{ value: day, today, firstDay, offReason, event, mark }}
      minValue={min}
      maxValue={max}
      className={look}
      autoFocus
      onChange={(chosen) => {
        text.take(formatDate(chosen))
        close()
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
        aria-describedby={cx(describedBy, !isNative && formatId)}
        end={
          !isNative && (
            <button
              type="button"
              ref={opener}
              className={smallTool}
              aria-label={openerName.filter(Boolean).join(', ')}
              aria-haspopup="dialog"
              aria-expanded={open !== null}
              disabled={isStill}
              onClick={() => (open ? close() : show(false))}
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
              onChange={({ target }) => text.take(target.value ? formatDate(target.value) : '')}
              {...{ onBlur, onKeyDown, onCompositionEnd }}
            />
          ) : (
            <>
              <input
                inputMode="numeric"
                autoComplete="off"
                placeholder="00.00.0000"
                dir="ltr"
                {...control}
                {...text.input}
                ref={field}
                type="text"
                className={cx(control.className, digits)}
                onKeyDown={press}
                onCompositionEnd={(composition) => {
                  text.input.onCompositionEnd(composition)
                  onCompositionEnd?.(composition)
                }}
                onBlur={(blur) => {
                  text.leave()
                  onBlur?.(blur)
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
                {words.format}
              </span>
            </>
          )
        }
      </Field>
      {open && open !== 'dialog' && (
        <Floating
          aria-label={words.title}
          host={open}
          anchor={box}
          opener={opener}
          onClose={(reason) => (reason === 'focus' ? setOpen(null) : close())}
        >
          {calendar()}
        </Floating>
      )}
      {hasDialog && (
        <Dialog isOpen={open === 'dialog'} size="full" title={words.title} onOpenChange={() => setOpen(null)}>
          {calendar(css.wide)}
        </Dialog>
      )}
    </>
  )
})
DatePicker.displayName = 'DatePicker'
