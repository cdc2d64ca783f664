'use client'
import { type ComponentPropsWithoutRef, type RefObject, useId, useRef, useState } from 'react'
import { localDigits } from '../../private/edit/localDigits.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { TimeInputOptions } from './timePickerOptions.ts'
import { useTimePicker } from './useTimePicker.ts'

/** An option in the list of times. */
export interface TimeOption {
  /** HH:mm; 24:00 is the midnight that ends the day. */
  time: string
  /** The time in the clock of the field, in the digits of the visitor's language. */
  text: string
  /** Reason why the time cannot be chosen; null if it can. */
  offReason: string | null
  /** True for the option chosen by arrow keys, else for that of the typed time. */
  isActive: boolean
  /** Attributes of the option's element; a press chooses it. */
  props: ComponentPropsWithoutRef<'div'> & { id: string }
}

/** State of a time input, with the attributes for the elements of your own markup. */
export interface TimeOptionsState {
  /** The time, HH:mm; null for none. */
  value: string | null
  isOpen: boolean
  /** Times of the open list; none while it is closed. */
  options: readonly TimeOption[]
  /** Index of the option to scroll into view: the one chosen by arrow keys, else the one nearest to the typed text. */
  shown: number
  /** True once an arrow key has chosen an option. */
  isMoved: boolean
  /** True if the text in the input is no time. */
  isUnread: boolean
  /** Message why the text is not accepted; undefined if it is. */
  error: string | undefined
  /** Message that the accepted time differs from the typed one. */
  caution: string | undefined
  /** Value for the prop `life` of a Field around the input. */
  life: { error: string | undefined; ownError: string | undefined; reset: () => void }
  /** Applies the text and closes the list; call it when the focus has left the input and the list. */
  leave: () => void
  /** Attributes of the input, a combobox. If you add a handler of your own, call the one in here too. */
  inputProps: ComponentPropsWithoutRef<'input'> & { ref: RefObject<HTMLInputElement | null> }
  /** Attributes of the list; give it an accessible name too. */
  listProps: ComponentPropsWithoutRef<'div'> & { id: string }
}

/**
 * The logic of a TimePicker for your own markup: it parses typed and pasted text, offers a list of times, and handles
 * its keys (APG combobox).
 */
export function useTimeOptions(options: TimeInputOptions): TimeOptionsState {
  const { step = 15, defaultValue = null, isDisabled, isReadOnly } = options
  const field = useRef<HTMLInputElement>(null)
  const isStill = isDisabled || isReadOnly
  const time = useTimePicker({ ...options, field, step, defaultValue, isStill })
  const { value, suggestions, isOpen, active, input } = time
  const { locale } = useTheme()
  const listId = useId()
  /**
   * True after a tap on a small touch screen: the tap opens the list without the on-screen keyboard; a second tap opens
   * the keyboard.
   */
  const [isTapped, setTapped] = useState(false)

  const optionOf = (option: string, at: number): TimeOption => {
    const offReason = time.off(option)
    const isActive = active === null ? option === time.typed : at === active
    return {
      ...{ time: option, text: localDigits(time.form.show(option), locale), offReason, isActive },
      props: {
        id: `${listId}-${at}`,
        role: 'option',
        tabIndex: -1,
        'aria-selected': isActive,
        'aria-disabled': offReason ? true : undefined,
        onClick: () => time.pick(option),
      },
    }
  }
  return {
    ...{ value, isOpen, shown: active ?? time.near, isMoved: active !== null, isUnread: time.isWritten },
    ...{ error: time.error, caution: time.caution, life: time.life, leave: time.leave },
    options: isOpen ? suggestions.map(optionOf) : [],
    inputProps: {
      ...input,
      ref: field,
      type: 'text',
      inputMode: isTapped ? 'none' : time.form.isHalved ? 'text' : 'numeric',
      autoComplete: 'off',
      placeholder: '--:--',
      dir: 'ltr',
      role: 'combobox',
      'aria-autocomplete': 'none',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active !== null ? `${listId}-${active}` : undefined,
      onKeyDown: time.press,
      onKeyUp: time.release,
      onPointerDown: ({ currentTarget, pointerType }) =>
        setTapped(pointerType === 'touch' && !currentTarget.matches(':focus') && isSmallTouch(currentTarget)),
      onFocus: time.arrive,
      onClick: time.start,
    },
    listProps: {
      id: listId,
      role: 'listbox',
      tabIndex: -1,
      // A press on the list leaves the focus in the input.
      onMouseDown: (event) => event.preventDefault(),
    },
  }
}
