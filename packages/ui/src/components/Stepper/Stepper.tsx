'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { MinusIcon, PlusIcon } from '../../icons/icons.tsx'
import { stepperWords } from '../../messages/stepper.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/ErrorNote.tsx'
import { focusedNear } from '../../private/focusedNear.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Stepper.css.ts'
import { clamp, stepped, valueAfterKey } from './stepperMath.ts'
import { useHold } from './useHold.ts'

export interface StepperProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Of what there is a number. */
  label: string
  /** A hint under the label. */
  description?: ReactNode
  /** @default uncontrolled */
  value?: number | undefined
  /** Brought within the limits. @default minValue */
  defaultValue?: number | undefined
  onChange?: ((value: number) => void) | undefined
  /** Sends the number along with a form. */
  name?: string | undefined
  /** Inclusive. @default 0 */
  minValue?: number | undefined
  /** Inclusive. @default none */
  maxValue?: number | undefined
  /** @default 1 */
  step?: number | undefined
  /**
   * Why there is no more: drawn and spoken when a person runs into maxValue, until there is room again. Steppers that
   * share a capacity each take what the others leave as their maxValue, and the same reason.
   */
  maxReason?: string | undefined
  /** The value in words, e.g. "2 hours": spoken. @default the number alone */
  unit?: ((value: number) => string) | undefined
  /** The value as it is drawn, short, e.g. "2 h". @default the number alone */
  format?: ((value: number) => string) | undefined
  /** It is measured, not counted, e.g. a duration: English takes less of it, not fewer. @default false */
  isMeasured?: boolean | undefined
  /** What is wrong and how to mend it. Marks it invalid. */
  error?: string | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /** @default false */
  isReadOnly?: boolean | undefined
}

/**
 * A number by − and + (UI-07): one tab stop, a spinbutton; arrows one step, Page keys ten, Home and End to the
 * bounds; a held button repeats, and what it came to is spoken once, at the end. The ref, the id and other attributes
 * go to the spinbutton.
 */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>((props, ref) => {
  const {
    label,
    description,
    minValue: min = 0,
    maxValue: max = Infinity,
    value: given,
    defaultValue = min,
    onChange,
    step = 1,
    ...others
  } = props
  const {
    maxReason,
    unit,
    format,
    isMeasured,
    error,
    isDisabled,
    isReadOnly,
    className,
    style,
    name,
    onKeyDown,
    ...rest
  } = others
  const [value, change] = useControlled(given, clamp(defaultValue, { min, max }), onChange)
  const words = useWords('stepper', stepperWords)
  const { locale } = useTheme()
  const generated = useId()
  const id = rest.id ?? generated
  const spin = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => spin.current!, [])
  const announce = useAnnounce()
  const [ranIntoMax, setRanIntoMax] = useState(false)
  /** What assistive technology keeps reading while a button is held. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const isAway = useRef(false)
  const bounds = { min, max }
  const still = isDisabled || isReadOnly
  // Another stepper gave something back: the next time it is full, somebody has to run into it anew.
  if (ranIntoMax && value < max) setRanIntoMax(false)

  const spoken = heldAt ?? value
  const inWords = unit?.(spoken)
  const told = useRef(spoken)
  useEffect(() => {
    // A reader speaks the value of the spinbutton it stands on by itself; of a button pressed beside it it knows nothing.
    if (told.current !== spoken && isAway.current)
      announce(`${label}: ${inWords ?? spoken.toLocaleString(locale)}`, 'polite', id)
    told.current = spoken
    if (heldAt === null) isAway.current = false
  }, [spoken, heldAt, inWords, label, locale, id, announce])

  const reason = error || !ranIntoMax ? undefined : maxReason
  const go = (to: number, wanted = to) => {
    isAway.current = focusedNear(spin.current) !== spin.current
    setRanIntoMax(wanted >= max)
    if (wanted >= max && maxReason && !error) announce(maxReason, 'polite', `${id}-max`)
    if (to !== value) change(to)
  }
  const by = (steps: number) => () => {
    if (still) return false
    const wanted = stepped(value, step, steps)
    const to = clamp(wanted, bounds)
    go(to, wanted)
    return to > min && to < max
  }
  const hold = (isHeld: boolean) => setHeldAt(isHeld ? value : null)
  const less = useHold(by(-1), hold)
  const more = useHold(by(1), hold)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event) || isHeld(event) || still) return
    const to = valueAfterKey(event.key, value, step, bounds)
    if (to === null) return
    event.preventDefault()
    go(to)
  }
  const button = (side: 'less' | 'more', off: boolean, hold: typeof less, icon: ReactNode) => (
    <button
      type="button"
      className={css.button}
      tabIndex={-1}
      aria-label={`${label}: ${words[side === 'less' && !isMeasured ? 'fewer' : side]}`}
      aria-disabled={off || still || undefined}
      aria-describedby={side === 'more' && reason ? `${id}-max` : undefined}
      // Focus stays on, or comes to, the number: a button at its bound must not take it along.
      onMouseDown={(event) => {
        event.preventDefault()
        spin.current?.focus({ preventScroll: true })
      }}
      {...hold}
    >
      {icon}
    </button>
  )

  return (
    <div className={cx(css.stepper, className)} style={style}>
      <div className={css.line}>
        <div className={css.words}>
          <span id={`${id}-label`}>{label}</span>
          {description && (
            <span id={`${id}-hint`} className={css.description}>
              {description}
            </span>
          )}
        </div>
        <div className={css.control}>
          {button('less', value <= min, less, <MinusIcon />)}
          <div
            {...rest}
            ref={spin}
            id={id}
            className={format ? css.wideValue : css.value}
            role="spinbutton"
            tabIndex={isDisabled ? -1 : 0}
            aria-labelledby={`${id}-label`}
            aria-describedby={cx(
              description ? `${id}-hint` : null,
              error && `${id}-error`,
              rest['aria-describedby'],
            )}
            aria-valuenow={spoken}
            aria-valuemin={min}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-valuetext={inWords}
            aria-invalid={error ? true : undefined}
            aria-disabled={isDisabled || undefined}
            aria-readonly={isReadOnly || undefined}
            onKeyDown={press}
          >
            {format?.(value) ?? value.toLocaleString(locale)}
          </div>
          {name && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
          {button('more', value >= max, more, <PlusIcon />)}
        </div>
      </div>
      {reason && (
        <p id={`${id}-max`} className={css.note}>
          {reason}
        </p>
      )}
      {error && <ErrorNote id={`${id}-error`}>{error}</ErrorNote>}
    </div>
  )
})
Stepper.displayName = 'Stepper'
