'use client'
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { CalendarIcon } from '../../icons/icons.tsx'
import { datePickerWords } from '../../messages/datePicker.ts'
import { cx } from '../../private/cx.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx'
import { defaultLimits, type ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Field, type FieldOptions } from '../Field/Field.tsx'
import { Popover } from '../Popover/Popover.tsx'
import * as css from './DatePicker.css.ts'
import { checkDate, dayOfText, editDate, formatDay, maskDate } from './dateMask.ts'

type Attributes = Omit<
  ComponentPropsWithoutRef<'input'>,
  | keyof FieldOptions
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onInvalid'
  | 'min'
  | 'max'
  | 'size'
  | 'children'
>

/** Why a typed text is no day: see DateCheck; `off` is a day that cannot be chosen. */
export type DateInvalid = 'incomplete' | 'day' | 'month' | 'range' | 'off'

export interface DatePickerProps
  extends FieldOptions,
    Attributes,
    Pick<CalendarProps, 'today' | 'min' | 'max' | 'offReason' | 'event' | 'mark' | 'firstDay'> {
  /** The chosen day, YYYY-MM-DD; null for none. */
  value: ISODate | null
  /** Gets a free day within the limits as soon as one is typed, pasted or chosen, and null once it is none any more. */
  onChange: (day: ISODate | null) => void
  /** The field was left with a text that is no day; its words stand under the field, before any `error`. */
  onInvalid?: (reason: DateInvalid, text: string) => void
  /** The platform's own date input (YYYY-MM-DD) stands in. @default false */
  native?: boolean
}

/** A date typed as DD.MM.YYYY or chosen from a calendar. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>((props, forwarded) => {
  const { value, onChange, onInvalid, today, min, max, offReason, event, mark, firstDay, ...others } = props
  const { native, label, description, error, caution, optional, required, loading, id, ...more } = others
  const { disabled, readOnly, className, style, onBlur, 'aria-describedby': describedBy, ...rest } = more
  const words = useWords(datePickerWords)
  const { locale } = useTheme()
  const limits = { ...defaultLimits(today), ...(min && { min }), ...(max && { max }) }
  const [text, setText] = useState(value ? formatDay(value) : '')
  const [known, setKnown] = useState(value)
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState<'popover' | 'dialog' | null>(null)
  const formatId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  /** The calendar was opened from the text: the focus goes back there. */
  const fromText = useRef(false)

  if (value !== known) {
    setKnown(value)
    if (value) setText(formatDay(value))
    else if ('day' in judge(text)) setText('')
  }

  useBrowserLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function judge(
    typed: string,
  ): { day: ISODate } | { reason: DateInvalid; words: string } | { reason: 'empty' } {
    const check = checkDate(typed, limits.min, limits.max)
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
    if (day !== value) onChange(day)
  }
  const takeMeaning = (foreign: string): boolean => {
    const day = dayOfText(foreign, { ...limits, today, locale })
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
  const onKeyDown = (key: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(key)
    if (key.key !== 'ArrowDown' || readOnly) return
    key.preventDefault()
    fromText.current = true
    setOpen(isSmallTouch(key.currentTarget) ? 'dialog' : 'popover')
  }

  const verdict = judge(text)
  const own = (left || text.length === 10) && 'words' in verdict ? verdict.words : undefined
  const shownError = own ?? error
  const saysFormat = !native && !shownError && !caution && !description
  const calendar = (look?: string) => (
    <Calendar
      {...{ value, today, firstDay, offReason, event, mark }}
      {...limits}
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
      disabled={disabled || readOnly}
    >
      <CalendarIcon />
    </button>
  )
  const setInput = (element: HTMLInputElement | null) => {
    input.current = element
    if (typeof forwarded === 'function') forwarded(element)
    else if (forwarded) forwarded.current = element
  }
  return (
    <>
      <Field
        {...{
          label,
          description,
          caution,
          optional,
          disabled,
          readOnly,
          required,
          loading,
          id,
          className,
          style,
        }}
        ref={box}
        error={shownError}
        aria-describedby={cx(describedBy, saysFormat && formatId)}
        end={
          !native && (
            <Popover
              trigger={opener}
              label={words.title}
              anchor={box}
              modal
              bare
              open={open === 'popover'}
              onOpenChange={(next) => {
                if (next) fromText.current = false
                setOpen(next ? (isSmallTouch(box.current) ? 'dialog' : 'popover') : null)
              }}
              onOpenAutoFocus={(focus) => focus.preventDefault()}
              onCloseAutoFocus={(focus) => {
                if (!fromText.current) return
                focus.preventDefault()
                input.current?.focus({ preventScroll: true })
              }}
            >
              {calendar()}
            </Popover>
          )
        }
      >
        {(control) =>
          native ? (
            <input
              {...rest}
              {...control}
              ref={setInput}
              type="date"
              min={limits.min}
              max={limits.max}
              value={value ?? ''}
              onChange={(change) => take(change.target.value ? formatDay(change.target.value) : '')}
              onBlur={onBlur}
            />
          ) : (
            <>
              <input
                inputMode="numeric"
                autoComplete="off"
                placeholder="00.00.0000"
                dir="ltr"
                {...rest}
                {...control}
                ref={setInput}
                type="text"
                className={cx(control.className, css.digits)}
                value={text}
                onChange={(change) => {
                  const { value: next, selectionStart } = change.target
                  setLeft(false)
                  if (next.length - text.length > 1 && takeMeaning(next)) return
                  const edit = editDate(next, selectionStart ?? next.length, text)
                  caret.current = edit.caret
                  take(edit.text)
                }}
                onPaste={(paste) => {
                  rest.onPaste?.(paste)
                  if (!readOnly && takeMeaning(paste.clipboardData.getData('text'))) paste.preventDefault()
                }}
                onKeyDown={onKeyDown}
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
      <Dialog open={open === 'dialog'} size="full" title={words.title} onOpenChange={() => setOpen(null)}>
        {calendar(css.wide)}
      </Dialog>
    </>
  )
})
DatePicker.displayName = 'DatePicker'
