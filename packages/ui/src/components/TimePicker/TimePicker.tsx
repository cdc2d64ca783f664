'use client'
import { type FocusEvent, forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { ClockIcon } from '../../icons/icons.tsx'
import { timePickerWords } from '../../messages/timePicker.ts'
import { callBoth } from '../../private/callBoth.ts'
import { cx } from '../../private/cx.ts'
import { digits } from '../../private/edit/digits.css.ts'
import { hanging } from '../../private/overlay/hanging.css.ts'
import * as list from '../../private/overlay/listBox.css.ts'
import { pickable } from '../../private/overlay/optionText.css.ts'
import { scrollWithin } from '../../private/overlay/scrollWithin.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import { useHangingList } from '../../private/overlay/useHangingList.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions, type FieldPart } from '../Field/Field.tsx'
import * as css from './TimePicker.css.ts'
import type { TimeInputOptions } from './timePickerOptions.ts'
import { useTimeOptions } from './useTimeOptions.ts'

export type { TimeInputOptions, TimeInvalid } from './timePickerOptions.ts'

/**
 * Parts of a time field: those of a field, and those of its list. `optionEnd` is the text at the end of an option: the
 * reason why the time cannot be chosen, or a note that it is on the next day.
 */
export type TimePickerPart = Exclude<FieldPart, 'counter'> | 'clock' | 'list' | 'option' | 'optionEnd'

export interface TimePickerProps
  extends FieldOptions,
    TimeInputOptions,
    Omit<ControlAttributes<'input'>, keyof TimeInputOptions | 'onBlur'> {
  /**
   * Called with the error message that the field itself shows, and with undefined once it shows none; for an error
   * summary.
   */
  onOwnError?: ((words: string | undefined) => void) | undefined
  /** Icon before the label and the value. @default none */
  icon?: ReactNode
  /** Class names for the parts inside the field and its list. @default none */
  classNames?: ClassNames<TimePickerPart> | undefined
  /** Called when the focus leaves the field and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** A time that is typed in any common notation, or chosen from a list. */
export const TimePicker = forwardRef<HTMLInputElement, TimePickerProps>((props, ref) => {
  const {
    value: _value,
    defaultValue: _default,
    onChange: _onChange,
    step: _step,
    isNormalized: _isNormalized,
    isSuggestionsOnly: _only,
    offReason: _offReason,
    onDay: _onDay,
    today: _today,
    onInvalid: _onInvalid,
    onOwnError,
    hourCycle: _hourCycle,
    written: _written,
    onWritten: _onWritten,
    className,
    style,
    onBlur,
    onFocus,
    onClick,
    onKeyDown,
    onKeyUp,
    onCompositionStart,
    onCompositionEnd,
    onPointerDown,
    name,
    ...frame
  } = props
  const time = useTimeOptions(props)
  const { isOpen, shown, isMoved, inputProps } = time
  const ownError = time.isUnread ? time.error : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as the words change, to whoever listens then
  useEffect(() => onOwnError?.(ownError), [ownError])
  useImperativeHandle(ref, () => inputProps.ref.current!, [inputProps.ref])
  const words = useWords('timePicker', timePickerWords)
  const part = partsOf(frame.classNames)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  useHangingList({ popup, box, isOpen })
  useBrowserLayoutEffect(() => {
    const scroller = popup.current
    const rows = [...(scroller?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const option = rows[shown]
    if (!isOpen || !scroller || !option) return
    scrollWithin(scroller, option, isMoved ? 'nearest' : 'center')
    // Scrolls to the start of a row, so that no row is cut at the top. The tolerance ignores fractions of a pixel.
    const start = rows[0]!.offsetTop
    const whole = rows.find((row) => row.offsetTop - start > scroller.scrollTop - 2)
    if (whole) scroller.scrollTop = whole.offsetTop - start
  }, [isOpen, shown, isMoved])

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
        error={time.isUnread ? time.error : (frame.error ?? time.error)}
        caution={time.caution ?? frame.caution}
        life={time.life}
        className={css.field}
        end={<ClockIcon {...part('clock', css.clock)} />}
      >
        {(control) => (
          <input
            {...inputProps}
            {...control}
            type="text"
            inputMode={inputProps.inputMode}
            className={cx(control.className, digits)}
            onCompositionStart={callBoth(inputProps.onCompositionStart, onCompositionStart)}
            onCompositionEnd={callBoth(inputProps.onCompositionEnd, onCompositionEnd)}
            onKeyDown={callBoth(onKeyDown, inputProps.onKeyDown)}
            onKeyUp={callBoth(onKeyUp, inputProps.onKeyUp)}
            onPointerDown={callBoth(onPointerDown, inputProps.onPointerDown)}
            onFocus={callBoth(inputProps.onFocus, onFocus)}
            onClick={callBoth(inputProps.onClick, onClick)}
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
          {...time.listProps}
          role="listbox"
          ref={popup}
          aria-label={frame['aria-label'] ?? frame.label}
          aria-labelledby={frame['aria-labelledby']}
          {...part('list', floating, hanging, list.list, css.popup)}
        >
          {time.options.map((option) => (
            <div
              key={option.time}
              {...option.props}
              data-active={option.isActive ? '' : undefined}
              {...part('option', pickable, css.option, digits)}
            >
              {option.text}{' '}
              {(option.offReason || option.time === '24:00') && (
                <span {...part('optionEnd', list.optionEnd, css.reason)}>
                  {option.offReason ?? words.nextDay}
                </span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
})
TimePicker.displayName = 'TimePicker'
