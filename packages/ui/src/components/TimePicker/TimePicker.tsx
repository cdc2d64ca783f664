'use client'
import {
  type CSSProperties,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ClockIcon } from '../../icons/icons.tsx'
import { timePickerWords } from '../../messages/timePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { roomAround } from '../../private/view.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './TimePicker.css.ts'
import {
  type ClockTime,
  maskTime,
  minutesOf,
  nearestOption,
  parseTime,
  roundTime,
  timeOptions,
} from './timeInput.ts'

export interface TimePickerProps extends FieldOptions, Omit<ControlAttributes<'input'>, 'step'> {
  /** HH:mm from 00:00 to 23:59; null for none. @default uncontrolled */
  value?: ClockTime | null
  /** @default null */
  defaultValue?: ClockTime | null
  /**
   * Gets the time as soon as it is whole, typed or picked, and null when the field is left empty. The suggestion
   * 24:00 comes as 00:00 with `nextDay`.
   */
  onChange?: (time: ClockTime | null, about: { nextDay: boolean }) => void
  /** Between suggestions, in minutes. @default 15 */
  step?: number
  /** Only times of the list: what is typed moves to the nearest. @default false */
  isSuggestionsOnly?: boolean
  /** Why a time cannot be chosen; null where it can. */
  offReason?: (time: ClockTime) => string | null
}

/** How many options a Page key passes. */
const page = 4

/** A time typed in any common way, or taken from a list. */
export const TimePicker = forwardRef<HTMLInputElement, TimePickerProps>((props, forwarded) => {
  const {
    value: given,
    defaultValue = null,
    onChange,
    step = 15,
    isSuggestionsOnly,
    offReason,
    ...others
  } = props
  const { className, style, onBlur, onFocus, onClick, onKeyDown, ...frame } = others
  const isStill = frame.isDisabled || frame.isReadOnly
  const [value, change] = useControlled(given, defaultValue)
  const words = useWords(timePickerWords)
  const { visible } = useTheme()
  const announce = useAnnounce()
  const listId = useId()
  const [text, setText] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  const [open, setOpen] = useState(false)
  /** Place of the option the arrows have come to. */
  const [active, setActive] = useState<number | null>(null)
  const [place, setPlace] = useState<{ above: boolean; y: number }>({ above: false, y: 56 })
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const options = useMemo(() => timeOptions(step), [step])

  if (value !== known) {
    setKnown(value)
    setText(value ?? '')
  }

  const typed = parseTime(text)
  const near = nearestOption(typed || '12:00', step)
  const off = (option: string) => offReason?.(option === '24:00' ? '00:00' : option) ?? null

  useBrowserLayoutEffect(() => {
    if (!open || !root.current || !box.current) return
    const outer = box.current.getBoundingClientRect()
    const { above, below } = roomAround(outer, visible)
    setPlace({
      above: below < 296 && above > below,
      y: outer.bottom - root.current.getBoundingClientRect().top,
    })
  }, [open, visible])
  useBrowserLayoutEffect(() => {
    const scroller = popup.current
    const option = scroller?.querySelectorAll<HTMLElement>('[role="option"]')[active ?? near]
    if (!open || !scroller || !option) return
    scrollWithin(scroller, option, active === null ? 'center' : 'nearest')
    const row = option.offsetHeight
    // Upwards to a whole row, so that none is cut at the top; a hair of a pixel is no row.
    scroller.scrollTop = Math.ceil(scroller.scrollTop / row - 0.05) * row
  }, [open, active, near])

  const give = (time: ClockTime | null, nextDay = false) => {
    setKnown(time)
    if (time === value && !nextDay) return
    change(time)
    onChange?.(time, { nextDay })
  }
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const settle = () => {
    const time = typed && isSuggestionsOnly ? roundTime(typed, step) : typed
    setText(time)
    give(time || null)
  }
  const pick = (option: string) => {
    const reason = off(option)
    if (reason) {
      announce(reason)
      return
    }
    const time = option === '24:00' ? '00:00' : option
    setText(time)
    give(time, option === '24:00')
    close()
  }
  const start = () => {
    if (!isStill) setOpen(true)
  }

  /** The option an arrow leads to; from a time between two options, the one after or before it. */
  const along = (sign: 1 | -1): number => {
    if (active !== null) return (active + sign + options.length) % options.length
    if (!typed) return near
    const at = minutesOf(typed) / step
    const next = sign === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
    return (next + options.length) % options.length
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.nativeEvent.isComposing || isStill) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (event.altKey) {
          if (event.key === 'ArrowDown') start()
          else close()
        } else {
          start()
          setActive(along(event.key === 'ArrowDown' ? 1 : -1))
        }
        break
      case 'Enter':
        if (open && active !== null) {
          event.preventDefault()
          pick(options[active]!)
        } else {
          settle()
          close()
        }
        break
      case 'Escape':
        if (!open) break
        event.stopPropagation()
        event.preventDefault()
        close()
        break
      case 'PageDown':
      case 'PageUp': {
        if (!open) break
        event.preventDefault()
        const to = (active ?? near) + (event.key === 'PageDown' ? page : -page)
        setActive(Math.min(Math.max(to, 0), options.length - 1))
        break
      }
      case 'Tab':
        close()
        break
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus leaving the field and the list together
    <div
      ref={root}
      className={cx(css.root, className)}
      style={style}
      onBlur={(event: FocusEvent) => {
        if (root.current?.contains(event.relatedTarget)) return
        settle()
        close()
      }}
    >
      <Field
        {...frame}
        ref={box}
        error={frame.error ?? (value ? (off(value) ?? undefined) : undefined)}
        end={<ClockIcon style={{ marginInlineEnd: 8 }} />}
      >
        {(control) => (
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder="--:--"
            dir="ltr"
            {...control}
            ref={forwarded}
            type="text"
            className={cx(control.className, css.digits)}
            value={text}
            role="combobox"
            aria-autocomplete="none"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active !== null ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              const next = event.target.value
              const masked = maskTime(next, next.length < text.length)
              setText(masked)
              setActive(null)
              start()
              if (masked.length === 5 && !isSuggestionsOnly) give(masked)
            }}
            onKeyDown={press}
            onFocus={(event) => {
              start()
              onFocus?.(event)
            }}
            onClick={(event) => {
              start()
              onClick?.(event)
            }}
            onBlur={onBlur}
          />
        )}
      </Field>
      {open && (
        <div
          ref={popup}
          id={listId}
          role="listbox"
          aria-label={frame['aria-label'] ?? frame.label}
          aria-labelledby={frame['aria-labelledby']}
          tabIndex={-1}
          className={cx(list.floating, list.list, css.popup)}
          style={{ '--y': `${place.y}px` } as CSSProperties}
          data-above={place.above ? '' : undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => {
            const reason = off(option)
            const chosen = active === null ? option === typed : index === active
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
                className={cx(list.option, css.digits)}
                onClick={() => pick(option)}
              >
                {option}
                {(reason || option === '24:00') && (
                  <span className={list.optionEnd}>{reason ?? words.nextDay}</span>
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
