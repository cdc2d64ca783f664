'use client'
import { type FocusEvent, forwardRef, useEffect, useId, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ClockIcon } from '../../icons/icons.tsx'
import { timePickerWords } from '../../messages/timePicker.ts'
import { cx } from '../../private/cx.ts'
import { digits } from '../../private/digits.css.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useHangingList } from '../../private/useHangingList.ts'
import { useWords } from '../../private/useWords.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './TimePicker.css.ts'
import type { ClockTime } from './timeInput.ts'
import { type TimeInvalid, useTimePicker } from './useTimePicker.ts'

export type { TimeInvalid } from './useTimePicker.ts'

export interface TimePickerProps
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'step' | 'onInvalid' | 'onBlur'> {
  /** HH:mm; of hours above 24 see `isNormalized`; null for none. @default uncontrolled */
  value?: string | null | undefined
  /** @default null */
  defaultValue?: string | null | undefined
  /**
   * Gets a time that can be had as soon as it is whole, typed or picked, and null when the field is left empty or holds
   * a time that is off. The suggestion 24:00 comes as 00:00 with `nextDay`.
   */
  onChange?: ((time: ClockTime | null, about: { nextDay: boolean }) => void) | undefined
  /** Sends the time along with a form, as HH:mm. */
  name?: string | undefined
  /** Between suggestions, in minutes. @default 15 */
  step?: number | undefined
  /**
   * A value over 24:00, as timetables count past midnight, is taken by its hour modulo 24: 25:30 is 01:30. False
   * refuses it: the field is empty. @default true
   */
  isNormalized?: boolean | undefined
  /** Only times of the list: what is typed moves to the nearest, which may be 24:00. @default false */
  isSuggestionsOnly?: boolean | undefined
  /** Why a time cannot be chosen, in the visitor's words: said in the list, and under the field where it is typed. */
  offReason?: ((time: ClockTime) => string | null) | undefined
  /** Gets the day, YYYY-MM-DD, that was written beside the time, after `onChange`. */
  onDay?: ((day: ISODate) => void) | undefined
  /**
   * Today, YYYY-MM-DD, where the time is meant: "tomorrow" and days without a year come to `onDay` counted from it.
   * Without it only days with their year do. @default none
   */
  today?: ISODate | undefined
  /**
   * The text of a field that holds no time, as a host has kept it: it stands there again, with what is wrong with it, and is
   * read once more. It counts only where `value` is null. @default none
   */
  written?: string | undefined
  /** Gets the text while it is no time, with each edit and empty too, to be kept for `written`; after `onChange`. */
  onWritten?: ((text: string) => void) | undefined
  /** The field was left with a text that is no time, kept as it was written; its words stand under it, before any `error`. */
  onInvalid?: ((reason: TimeInvalid, text: string) => void) | undefined
  /**
   * Gets the words of what is wrong that the field itself shows, and undefined once it shows none: for a list of errors
   * that says the same.
   */
  onOwnError?: ((words: string | undefined) => void) | undefined
  /** Focus left the field and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** A time typed in any common way, or taken from a list. */
export const TimePicker = forwardRef<HTMLInputElement, TimePickerProps>((props, forwarded) => {
  const { value, defaultValue = null, onChange, step = 15, isSuggestionsOnly, offReason, ...more } = props
  const { isNormalized, onDay, today, onInvalid, onOwnError, ...texts } = more
  const { written, onWritten, ...others } = texts
  const { className, style, onBlur, onFocus, onClick, onKeyDown, onKeyUp, ...events } = others
  const { onCompositionStart, onCompositionEnd, onPointerDown, name, ...frame } = events
  const isStill = frame.isDisabled || frame.isReadOnly
  const field = useObjectRef(forwarded)
  const time = useTimePicker({
    field,
    value,
    defaultValue,
    onChange,
    step,
    isNormalized,
    isSuggestionsOnly,
    offReason,
    ...{ onDay, today, onInvalid, written, onWritten },
    isStill,
  })
  const ownError = time.isWritten ? time.error : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as the words change, to whoever listens then
  useEffect(() => onOwnError?.(ownError), [ownError])
  const { suggestions, isOpen, active, near } = time
  const words = useWords('timePicker', timePickerWords)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  /** Come to by a tap on a small touch screen: the list is what is wanted; a second tap brings the keyboard. */
  const [isTapped, setTapped] = useState(false)

  useHangingList({ popup, box, isOpen })
  useBrowserLayoutEffect(() => {
    const scroller = popup.current
    const rows = [...(scroller?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const option = rows[active ?? near]
    if (!isOpen || !scroller || !option) return
    scrollWithin(scroller, option, active === null ? 'center' : 'nearest')
    // On to a whole row, so that none is cut at the top; a hair of a pixel is no row.
    const start = rows[0]!.offsetTop
    const whole = rows.find((row) => row.offsetTop - start > scroller.scrollTop - 2)
    if (whole) scroller.scrollTop = whole.offsetTop - start
  }, [isOpen, active, near])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus leaving the field and the list together
    <div
      ref={root}
      className={cx(css.root, className)}
      style={style}
      onBlur={(event: FocusEvent) => {
        if (root.current?.contains(event.relatedTarget)) return
        time.leave()
        onBlur?.(event as FocusEvent<HTMLElement>)
      }}
    >
      <Field
        {...frame}
        ref={box}
        error={time.isWritten ? time.error : (frame.error ?? time.error)}
        caution={time.caution ?? frame.caution}
        className={css.field}
        end={<ClockIcon className={css.clock} />}
      >
        {(control) => (
          <input
            autoComplete="off"
            placeholder="--:--"
            dir="ltr"
            {...control}
            {...time.input}
            ref={field}
            type="text"
            inputMode={isTapped ? 'none' : 'numeric'}
            className={cx(control.className, digits)}
            role="combobox"
            aria-autocomplete="none"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active !== null ? `${listId}-${active}` : undefined}
            onCompositionStart={(event) => {
              time.input.onCompositionStart(event)
              onCompositionStart?.(event)
            }}
            onCompositionEnd={(event) => {
              time.input.onCompositionEnd(event)
              onCompositionEnd?.(event)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              time.press(event)
            }}
            onKeyUp={(event) => {
              onKeyUp?.(event)
              time.release(event)
            }}
            onPointerDown={(event) => {
              onPointerDown?.(event)
              const isNew = !event.currentTarget.matches(':focus')
              setTapped(event.pointerType === 'touch' && isNew && isSmallTouch(box.current))
            }}
            onFocus={(event) => {
              time.arrive()
              onFocus?.(event)
            }}
            onClick={(event) => {
              time.start()
              onClick?.(event)
            }}
          />
        )}
      </Field>
      {name && (
        <input
          type="hidden"
          name={name}
          form={frame.form}
          value={time.value ?? ''}
          disabled={frame.isDisabled}
        />
      )}
      {isOpen && (
        <div
          ref={popup}
          id={listId}
          role="listbox"
          aria-label={frame['aria-label'] ?? frame.label}
          aria-labelledby={frame['aria-labelledby']}
          tabIndex={-1}
          className={cx(list.floating, list.hanging, list.list, css.popup)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((option, index) => {
            const reason = time.off(option)
            const chosen = active === null ? option === time.typed : index === active
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks from the input
              <div
                key={option}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={chosen}
                aria-disabled={reason ? true : undefined}
                data-active={chosen ? '' : undefined}
                className={cx(list.option, css.option, digits)}
                onClick={() => time.pick(option)}
              >
                {option}{' '}
                {(reason || option === '24:00') && (
                  <span className={cx(list.optionEnd, css.reason)}>{reason ?? words.nextDay}</span>
                )}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
})
TimePicker.displayName = 'TimePicker'
