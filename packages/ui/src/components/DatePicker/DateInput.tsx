'use client'
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
} from 'react'
import { callBoth } from '../../private/callBoth.ts'
import { cx } from '../../private/cx.ts'
import { digits } from '../../private/edit/digits.css.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { isTaken } from '../../private/edit/isTaken.ts'
import { localDigits } from '../../private/edit/localDigits.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { type DateForm, shownForm } from '../../private/moment/dateForm.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { FieldControl } from '../Field/Field.tsx'
import type { useDateText } from './useDateText.ts'

/** Handlers of a host that the text field calls beside its own. */
export type DateInputHandlers = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onMouseDown'
  | 'onClick'
  | 'onCompositionStart'
  | 'onCompositionEnd'
>

interface DateInputProps {
  control: FieldControl
  field: RefObject<HTMLInputElement | null>
  text: ReturnType<typeof useDateText>
  form: DateForm
  /** The box around the input and its buttons. */
  box: RefObject<HTMLElement | null>
  /** True if the field is disabled or read-only. */
  isStill: boolean | undefined
  handlers: DateInputHandlers
  /** Called when the focus leaves the text, possibly to the calendar. */
  onLeave: (event: FocusEvent<HTMLElement>) => void
  /** Opens the calendar: `fromText` is true if it was opened by a key, false by a tap on a small touch screen. */
  onOpen: (fromText: boolean) => void
}

/** The text of a date, typed or pasted. On a small touch screen a tap opens the calendar. */
export function DateInput(props: DateInputProps) {
  const { control, field, text, form, box, isStill, handlers, onLeave, onOpen } = props
  const { locale } = useTheme()
  /** True during a tap on a small touch screen: it opens the calendar instead of the on-screen keyboard. */
  const isTap = useRef(false)
  const press = (key: KeyboardEvent<HTMLInputElement>) => {
    handlers.onKeyDown?.(key)
    if (isTaken(key) || isStill || isComposing(key) || isHeld(key)) return
    text.input.onKeyDown(key)
    // Enter may send the form, with the date as leaving the field would make it.
    if (key.key === 'Enter') text.complete()
    if (key.key !== 'ArrowDown') return
    key.preventDefault()
    onOpen(true)
  }
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      placeholder={localDigits(shownForm(form, '00 00 0000'), locale)}
      dir="ltr"
      {...control}
      {...text.input}
      ref={field}
      type="text"
      className={cx(control.className, digits)}
      onKeyDown={press}
      onPointerDown={(pointer) => {
        handlers.onPointerDown?.(pointer)
        isTap.current =
          pointer.pointerType === 'touch' &&
          !isStill &&
          !pointer.currentTarget.matches(':focus') &&
          isSmallTouch(box.current)
      }}
      onMouseDown={(mouse) => {
        handlers.onMouseDown?.(mouse)
        // In a focused field a tap moves the caret as usual.
        if (isTap.current) mouse.preventDefault()
      }}
      onClick={(click) => {
        handlers.onClick?.(click)
        if (!isTap.current) return
        isTap.current = false
        onOpen(false)
      }}
      onCompositionStart={callBoth(text.input.onCompositionStart, handlers.onCompositionStart)}
      onCompositionEnd={callBoth(text.input.onCompositionEnd, handlers.onCompositionEnd)}
      onFocus={callBoth(text.arrive, handlers.onFocus)}
      onBlur={callBoth(text.leave, onLeave)}
    />
  )
}
