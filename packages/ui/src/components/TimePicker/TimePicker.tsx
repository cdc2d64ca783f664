'use client'
import { type FocusEvent, forwardRef, useId, useRef } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ClockIcon } from '../../icons/icons.tsx'
import { timePickerWords } from '../../messages/timePicker.ts'
import { cx } from '../../private/cx.ts'
import { digits } from '../../private/digits.css.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useHangingList } from '../../private/useHangingList.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './TimePicker.css.ts'
import type { ClockTime } from './timeInput.ts'
import { useTimePicker } from './useTimePicker.ts'

export interface TimePickerProps extends FieldOptions, Omit<ControlAttributes<'input'>, 'step'> {
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
}

/** A time typed in any common way, or taken from a list. */
export const TimePicker = forwardRef<HTMLInputElement, TimePickerProps>((props, forwarded) => {
  const { value, defaultValue = null, onChange, step = 15, isSuggestionsOnly, offReason, ...more } = props
  const { isNormalized, ...others } = more
  const { className, style, onBlur, onFocus, onClick, onKeyDown, onKeyUp, ...events } = others
  const { onCompositionEnd, name, ...frame } = events
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
    isStill,
  })
  const { suggestions, isOpen, active, near } = time
  const words = useWords('timePicker', timePickerWords)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

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
        if (!root.current?.contains(event.relatedTarget)) time.leave()
      }}
    >
      <Field
        {...frame}
        ref={box}
        error={frame.error ?? time.error}
        caution={time.caution ?? frame.caution}
        className={css.field}
        end={<ClockIcon className={css.clock} />}
      >
        {(control) => (
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder="--:--"
            dir="ltr"
            {...control}
            {...time.input}
            ref={field}
            type="text"
            className={cx(control.className, digits)}
            role="combobox"
            aria-autocomplete="none"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active !== null ? `${listId}-${active}` : undefined}
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
            onFocus={(event) => {
              time.arrive()
              onFocus?.(event)
            }}
            onClick={(event) => {
              time.start()
              onClick?.(event)
            }}
            onBlur={onBlur}
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
