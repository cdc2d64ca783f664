'use client'
import { type FocusEvent, forwardRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { CalendarIcon } from '../../icons/icons.tsx'
import { datePickerWords } from '../../messages/datePicker.ts'
import { cx } from '../../private/cx.ts'
import { digits } from '../../private/digits.css.ts'
import { Floating, floatingHost } from '../../private/Floating.tsx'
import { smallTool } from '../../private/iconButton.css.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import type { ClockTime } from '../../private/moment/readMoment.ts'
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
    Omit<ControlAttributes<'input'>, 'onInvalid' | 'onBlur' | 'min' | 'max'>,
    Pick<CalendarProps, 'today' | 'minValue' | 'maxValue' | 'offReason' | 'event' | 'mark' | 'firstDay'> {
  /** The chosen day, YYYY-MM-DD, one that cannot be standing as its text with what is wrong; null for none. @default uncontrolled */
  value?: ISODate | null | undefined
  /** @default null */
  defaultValue?: ISODate | null | undefined
  /** Sends the day along with a form, as YYYY-MM-DD. */
  name?: string | undefined
  /** Gets a free day within the limits as soon as one is typed, pasted or chosen, and null once it is none any more. */
  onChange?: ((day: ISODate | null) => void) | undefined
  /** Gets the time, HH:mm, that was written beside the day, after `onChange`. */
  onTime?: ((time: ClockTime) => void) | undefined
  /** Focus left the field and its calendar. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /**
   * The text of a field that holds no day, as a host has kept it: it stands there again, with what is wrong with it, and is
   * read once more. It counts only where `value` is null. @default none
   */
  written?: string | undefined
  /** Gets the text while it is no day, with each edit and empty too, to be kept for `written`; after `onChange`. */
  onWritten?: ((text: string) => void) | undefined
  /** The field was left with a text that is no day, kept as it was written; its words stand under the field, before any `error`. */
  onInvalid?: ((reason: DateInvalid, text: string) => void) | undefined
  /**
   * Gets the words of what is wrong that the field itself shows, and undefined once it shows none: for a list of errors
   * that says the same.
   */
  onOwnError?: ((words: string | undefined) => void) | undefined
  /** The platform's own date input (YYYY-MM-DD) stands in. @default false */
  isNative?: boolean | undefined
}

/**
 * A date typed as DD.MM.YYYY or chosen from a calendar. On a small touch screen a tap opens the calendar; who comes to the
 * text by the keyboard types.
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
    ...others
  } = props
  const { offReason, event, mark, firstDay, isNative, onFocus, onBlur, onKeyDown, ...events } = others
  const { onCompositionStart, onCompositionEnd, onPointerDown, onMouseDown, onClick, ...more } = events
  const { 'aria-describedby': describedBy, name, ...frame } = more
  const isStill = frame.isDisabled || frame.isReadOnly
  const [value, change] = useControlled(given, defaultValue, onChange)
  const words = useWords('datePicker', datePickerWords)
  const { locale, portal } = useTheme()
  const limits = defaultLimits(today)
  const min = minValue ?? limits.min
  const max = maxValue ?? limits.max
  const field = useObjectRef(forwarded)
  const text = useDateText({
    ...{ field, value, change, today, min, max, offReason },
    ...{ onInvalid, onTime, written, onWritten },
  })
  const ownError = text.error
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as the words change, to whoever listens then
  useEffect(() => onOwnError?.(ownError), [ownError])
  /** What the calendar floats in, or that it fills the screen. */
  const [open, setOpen] = useState<HTMLElement | 'dialog' | null>(null)
  /** A dialog stands by only where one was asked for. */
  const [hasDialog, setHasDialog] = useState(false)
  const formatId = useId()
  const calendarId = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** A tap on the text of a small touch screen: no keyboard comes for it, the calendar does. */
  const isTap = useRef(false)
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
  /** The calendar is a part of the field wherever it is drawn. */
  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (!box.current?.contains(to) && !to?.closest(`[id="${calendarId}"]`)) onBlur?.(event)
  }
  const press = (key: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(key)
    if (isStill || isComposing(key) || isHeld(key)) return
    text.input.onKeyDown(key)
    if (key.key !== 'ArrowDown') return
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
              onChange={({ target }) => text.take(target.value ? formatDate(target.value) : '')}
              {...{ onFocus, onKeyDown, onCompositionStart, onCompositionEnd }}
              {...{ onPointerDown, onMouseDown, onClick }}
              onBlur={leave}
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
                onPointerDown={(pointer) => {
                  onPointerDown?.(pointer)
                  isTap.current =
                    pointer.pointerType === 'touch' &&
                    !isStill &&
                    !pointer.currentTarget.matches(':focus') &&
                    isSmallTouch(box.current)
                }}
                onMouseDown={(mouse) => {
                  onMouseDown?.(mouse)
                  // A field that has the focus already is typed in: a tap puts the caret.
                  if (isTap.current) mouse.preventDefault()
                }}
                onClick={(click) => {
                  onClick?.(click)
                  if (!isTap.current) return
                  isTap.current = false
                  // The button gets the focus back from the dialog; the text field would bring the keyboard.
                  opener.current?.focus({ preventScroll: true })
                  show(false)
                }}
                onCompositionStart={(composition) => {
                  text.input.onCompositionStart(composition)
                  onCompositionStart?.(composition)
                }}
                onCompositionEnd={(composition) => {
                  text.input.onCompositionEnd(composition)
                  onCompositionEnd?.(composition)
                }}
                onFocus={(focus) => {
                  text.arrive()
                  onFocus?.(focus)
                }}
                onBlur={(blur) => {
                  text.leave()
                  leave(blur)
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
          id={calendarId}
          onBlur={leave}
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
        <Dialog
          id={calendarId}
          onBlur={leave}
          isOpen={open === 'dialog'}
          size="full"
          title={words.title}
          onOpenChange={() => setOpen(null)}
        >
          {calendar(css.wide)}
        </Dialog>
      )}
    </>
  )
})
DatePicker.displayName = 'DatePicker'
