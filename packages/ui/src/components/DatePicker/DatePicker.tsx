'use client'
import { forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { CalendarIcon } from '../../icons/icons.tsx'
import { datePickerWords } from '../../messages/datePicker.ts'
import { cx } from '../../private/cx.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx'
import { defaultLimits, type ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import { Popover } from '../Popover/Popover.tsx'
import * as css from './DatePicker.css.ts'
import { checkDate, dayOfText, editDate, formatDay, maskDate } from './dateMask.ts'

/** Why a typed text is no day: see DateCheck; `off` is a day that cannot be chosen. */
export type DateInvalid = 'incomplete' | 'day' | 'month' | 'range' | 'off'

export interface DatePickerProps
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'onInvalid' | 'min' | 'max'>,
    Pick<CalendarProps, 'today' | 'minValue' | 'maxValue' | 'offReason' | 'event' | 'mark' | 'firstDay'> {
  /** The chosen day, YYYY-MM-DD; null for none. @default uncontrolled */
  value?: ISODate | null
  /** @default null */
  defaultValue?: ISODate | null
  /** Gets a free day within the limits as soon as one is typed, pasted or chosen, and null once it is none any more. */
  onChange?: (day: ISODate | null) => void
  /** The field was left with a text that is no day; its words stand under the field, before any `error`. */
  onInvalid?: (reason: DateInvalid, text: string) => void
  /** The platform's own date input (YYYY-MM-DD) stands in. @default false */
  isNative?: boolean
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
  const { offReason, event, mark, firstDay, isNative, onBlur, onPaste, onKeyDown, ...more } = others
  const { 'aria-describedby': describedBy, ...frame } = more
  const { isDisabled, isReadOnly } = frame
  const [value, change] = useControlled(given, defaultValue, onChange)
  const words = useWords(datePickerWords)
  const { locale } = useTheme()
  const limits = defaultLimits(today)
  const min = minValue ?? limits.min
  const max = maxValue ?? limits.max
  const [text, setText] = useState(value ? formatDay(value) : '')
  const [known, setKnown] = useState(value)
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState<'popover' | 'dialog' | null>(null)
  const formatId = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  /** The calendar was opened from the text: the focus goes back there. */
  const fromText = useRef(false)

  if (value !== known) {
    setKnown(value)
    if (value) setText(formatDay(value))
    else if ('day' in judge(text)) setText('')
  }

  useBrowserLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function judge(
    typed: string,
  ): { day: ISODate } | { reason: DateInvalid; words: string } | { reason: 'empty' } {
    const check = checkDate(typed, min, max)
    if ('day' in check) {
      const off = offReason?.(check.day)
      return off ? { reason: 'off', words: off } : check
    }
    switch (check.reason) {
      case 'empty':
        return { reason: 'empty' }
      case 'day': {
        const month = calendarNames(locale).month(`2000-${String(check.month).padStart(2, '0')}-01`)
        return { reason: 'day', words: words.day(check.month, month, check.length) }
      }
      case 'range':
        return { reason: 'range', words: words[check.side](formatDay(check.limit)) }
      default:
        return { reason: check.reason, words: words[check.reason] }
    }
  }

  const take = (next: string) => {
    setText(next)
    const verdict = judge(next)
    const day = 'day' in verdict ? verdict.day : null
    // Known at once, so that the text stays as it was typed when the value comes back.
    setKnown(day)
    if (day !== value) change(day)
  }
  const takeMeaning = (foreign: string): boolean => {
    const day = dayOfText(foreign, { min, max, today, locale })
    if (day) take(formatDay(day))
    return day !== null
  }

  const leave = () => {
    setLeft(true)
    const whole = maskDate(text)
    if (/^\d\d\.\d\d\.\d\d$/.test(whole) && takeMeaning(whole)) return
    if (whole !== text && whole.length > text.length) take(whole)
    const verdict = judge(text)
    if ('words' in verdict) onInvalid?.(verdict.reason, text)
  }

  const choose = (day: ISODate) => {
    take(formatDay(day))
    setOpen(null)
  }
  const press = (key: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(key)
    if (key.key !== 'ArrowDown' || isReadOnly) return
    key.preventDefault()
    fromText.current = true
    setOpen(isSmallTouch(key.currentTarget) ? 'dialog' : 'popover')
  }

  const verdict = judge(text)
  const own = (left || text.length === 10) && 'words' in verdict ? verdict.words : undefined
  const error = own ?? frame.error
  const saysFormat = !isNative && !error && !frame.caution && !frame.description
  const calendar = (look?: string) => (
    <Calendar
      {...{ value, today, firstDay, offReason, event, mark }}
      minValue={min}
      maxValue={max}
      className={look}
      autoFocus
      onChange={choose}
    />
  )
  const opener = (
    <button
      type="button"
      className={smallTool}
      aria-label={value ? `${words.title}, ${calendarNames(locale).day(value)}` : words.title}
      disabled={isDisabled || isReadOnly}
    >
      <CalendarIcon />
    </button>
  )
  const setInput = (element: HTMLInputElement | null) => {
    field.current = element
    if (typeof forwarded === 'function') forwarded(element)
    else if (forwarded) forwarded.current = element
  }
  return (
    <>
      <Field
        {...frame}
        ref={box}
        error={error}
        aria-describedby={cx(describedBy, saysFormat && formatId)}
        end={
          !isNative && (
            <Popover
              trigger={opener}
              label={words.title}
              anchor={box}
              isModal
              isBare
              isOpen={open === 'popover'}
              onOpenChange={(next) => {
                if (next) fromText.current = false
                setOpen(next ? (isSmallTouch(box.current) ? 'dialog' : 'popover') : null)
              }}
              onOpenAutoFocus={(focus) => focus.preventDefault()}
              onCloseAutoFocus={(focus) => {
                if (!fromText.current) return
                focus.preventDefault()
                field.current?.focus({ preventScroll: true })
              }}
            >
              {calendar()}
            </Popover>
          )
        }
      >
        {(control) =>
          isNative ? (
            <input
              {...control}
              ref={setInput}
              type="date"
              min={min}
              max={max}
              value={value ?? ''}
              onChange={({ target }) => take(target.value ? formatDay(target.value) : '')}
              onBlur={onBlur}
            />
          ) : (
            <>
              <input
                inputMode="numeric"
                autoComplete="off"
                placeholder="00.00.0000"
                dir="ltr"
                {...control}
                ref={setInput}
                type="text"
                className={cx(control.className, css.digits)}
                value={text}
                onChange={({ target }) => {
                  const { value: next, selectionStart } = target
                  setLeft(false)
                  if (next.length - text.length > 1 && takeMeaning(next)) return
                  const edit = editDate(next, selectionStart ?? next.length, text)
                  caret.current = edit.caret
                  take(edit.text)
                }}
                onPaste={(paste) => {
                  onPaste?.(paste)
                  if (!isReadOnly && takeMeaning(paste.clipboardData.getData('text'))) paste.preventDefault()
                }}
                onKeyDown={press}
                onBlur={(blur) => {
                  leave()
                  onBlur?.(blur)
                }}
              />
              {saysFormat && (
                <span id={formatId} className={visuallyHidden}>
                  {words.format}
                </span>
              )}
            </>
          )
        }
      </Field>
      <Dialog isOpen={open === 'dialog'} size="full" title={words.title} onOpenChange={() => setOpen(null)}>
        {calendar(css.wide)}
      </Dialog>
    </>
  )
})
DatePicker.displayName = 'DatePicker'
