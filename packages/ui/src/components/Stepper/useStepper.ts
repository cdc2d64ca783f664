'use client'
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { stepperWords } from '../../messages/stepper.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenText } from '../../private/form/useWrittenText.ts'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { clamp, stepped, valueAfterKey } from './stepperMath.ts'
import type { StepperOptions } from './stepperProps.ts'
import { useHold } from './useHold.ts'
import { useTypedNumber } from './useTypedNumber.ts'

/** State of a stepper, with the attributes for the elements of your own markup. */
export interface StepperState {
  value: number
  /** Text of the input: the text being typed, else the formatted value. */
  text: string
  /** Message for a typed text that was changed or refused; null for none. */
  note: string | null
  /** `maxReason` from the press that exceeded the maximum until the value can grow again; else undefined. */
  reason: string | undefined
  /** The given error, else the error that the Form has for the field. */
  error: string | undefined
  /** Restores the first value, as the reset of a form does. */
  reset: () => void
  labelProps: { id: string; htmlFor: string }
  /**
   * Attributes of the input, a spinbutton. If you add a handler of your own, call the one in here too; it ignores a key
   * whose default you have prevented.
   */
  inputProps: ComponentPropsWithoutRef<'input'> & { ref: RefObject<HTMLInputElement | null> }
  /** Attributes of the button that decreases the value by one step; it repeats while held. */
  decrementProps: ComponentPropsWithoutRef<'button'>
  /** Attributes of the button that increases the value by one step; it repeats while held. */
  incrementProps: ComponentPropsWithoutRef<'button'>
  /** Attributes of the element that shows `note`. */
  noteProps: { id: string }
  /** Attributes of the element that shows `reason`. */
  reasonProps: { id: string }
  /** Attributes of the element that shows `error`. */
  errorProps: { id: string }
}

/**
 * The logic of a Stepper for your own markup: steps, limits, keys (APG spinbutton), held buttons, typed and pasted
 * numbers, announcements.
 */
export function useStepper(options: StepperOptions): StepperState {
  const { label, minValue: min = 0, maxValue: max = Infinity, step = 1, maxReason, unit, format } = options
  const { isMeasured, isDisabled, isReadOnly, name, id: givenId } = options
  const bounds = { min, max }
  const initial = clamp(options.defaultValue ?? min, bounds)
  const life = useFormValue(name, options.value, initial, options.onChange)
  const { value, change } = life
  const error = options.error ?? life.error
  const words = useWords('stepper', stepperWords)
  const { locale } = useTheme()
  const generated = useId()
  const id = givenId ?? generated
  const spin = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const [ranIntoMax, setRanIntoMax] = useState(false)
  /** Value that assistive technology keeps reading while a button is held; null if no button is held. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const isAway = useRef(false)
  /** True during a touch: pressing − or + by touch must not open the on-screen keyboard. */
  const isFinger = useRef(false)
  /** True just after the input got the focus. */
  const isFresh = useRef(false)
  const still = isDisabled || isReadOnly
  // Another stepper has freed capacity, so the reason is hidden until the person reaches the maximum again.
  if (ranIntoMax && value < max) setRanIntoMax(false)

  const spoken = heldAt ?? value
  const inWords = unit?.(spoken)
  const told = useRef(spoken)
  useEffect(() => {
    // A screen reader announces changes of the spinbutton it is on, but not those made by a button beside it; so these
    // are announced here.
    if (told.current !== spoken && isAway.current)
      announce(`${label}: ${inWords ?? spoken.toLocaleString(locale)}`, 'polite', id)
    told.current = spoken
    if (heldAt === null) isAway.current = false
  }, [spoken, heldAt, inWords, label, locale, id, announce])

  const write = (number: number) => format?.(number) ?? number.toLocaleString(locale)
  const typed = useTypedNumber({
    ...{ value, step, bounds, write },
    hasMaxReason: !!maxReason,
    announce: (text) => announce(text, 'polite', `${id}-note`),
  })
  const reason = error || !ranIntoMax ? undefined : maxReason
  const go = (to: number, wanted = to) => {
    isAway.current = focusedNear(spin.current) !== spin.current
    setRanIntoMax(wanted >= max)
    if (wanted >= max && maxReason && !error) announce(maxReason, 'polite', `${id}-max`)
    if (to !== value) change(to)
  }
  const by = (steps: number) => () => {
    if (still) return false
    const wanted = stepped(typed.settle().to, step, steps)
    const to = clamp(wanted, bounds)
    go(to, wanted)
    return to > min && to < max
  }
  const hold = (isHeld: boolean) => setHeldAt(isHeld ? value : null)
  const less = useHold(by(-1), hold)
  const more = useHold(by(1), hold)
  const take = (text = typed.draft) => {
    if (text === null) return
    const { to, wanted } = typed.settle(text)
    go(to, wanted)
    // A typed number is announced only if another number takes its place.
    isAway.current &&= to !== wanted
  }
  useWrittenText(spin, write(value), take)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || isComposing(event) || isHeld(event) || still) return
    if (event.key === 'Enter') take()
    if (event.key === 'Escape' && typed.draft !== null) {
      event.preventDefault()
      event.stopPropagation()
      typed.drop()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (valueAfterKey(event.key, value, step, bounds) === null) return
    event.preventDefault()
    go(valueAfterKey(event.key, typed.settle().to, step, bounds)!)
  }
  const button = (word: string, isOff: boolean, hold: typeof less): ComponentPropsWithoutRef<'button'> => ({
    type: 'button',
    tabIndex: -1,
    'aria-label': `${label}: ${word}`,
    'aria-disabled': isOff || still || undefined,
    ...hold,
    onPointerDown: (event) => {
      isFinger.current = event.pointerType === 'touch'
      // A fieldset that is disabled takes the click from a button, but not the press.
      if (!event.currentTarget.matches(':disabled')) hold.onPointerDown(event)
    },
    // A press on a button keeps the focus on the number or moves it there, because a button that reaches its limit is
    // disabled.
    onMouseDown: (event) => {
      event.preventDefault()
      if (!isFinger.current) spin.current?.focus({ preventScroll: true })
    },
  })

  const text = typed.draft ?? write(value)
  return {
    ...{ value, text, note: typed.note, reason, error },
    reset: () => {
      typed.drop()
      life.reset()
    },
    labelProps: { id: `${id}-label`, htmlFor: id },
    inputProps: {
      inputMode: min < 0 ? 'text' : Number.isInteger(step) ? 'numeric' : 'decimal',
      autoComplete: 'off',
      type: 'text',
      ref: spin,
      id,
      role: 'spinbutton',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': cx(error && `${id}-error`, typed.note && `${id}-note`),
      'aria-valuenow': spoken,
      'aria-valuemin': min,
      'aria-valuemax': Number.isFinite(max) ? max : undefined,
      'aria-valuetext': typed.draft ?? inWords,
      'aria-invalid': error ? true : undefined,
      'aria-disabled': isDisabled || undefined,
      'aria-readonly': isReadOnly || undefined,
      disabled: isDisabled,
      readOnly: isReadOnly,
      // Fallback for browsers without `field-sizing`.
      size: text.length,
      value: text,
      onChange: (event) => typed.type(event.target.value),
      onKeyDown: press,
      onFocus: () => {
        isFresh.current = true
      },
      onClick: ({ currentTarget: input }) => {
        // The number is selected, so that the next typed text replaces it, as after Tab.
        if (isFresh.current && input.selectionStart === input.selectionEnd) input.select()
        isFresh.current = false
      },
      onBlur: () => take(),
    },
    decrementProps: button(words[isMeasured ? 'less' : 'fewer'], value <= min, less),
    incrementProps: {
      ...button(words.more, value >= max, more),
      'aria-describedby': reason ? `${id}-max` : undefined,
    },
    noteProps: { id: `${id}-note` },
    reasonProps: { id: `${id}-max` },
    errorProps: { id: `${id}-error` },
  }
}
