'use client'
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react'
import { timePickerWords } from '../../messages/timePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { fill } from '../../private/fill.ts'
import { editOf, latinDigits } from '../../private/maskedEdit.ts'
import { useCaret } from '../../private/useCaret.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useEscape } from '../../private/useEscape.ts'
import { useWords } from '../../private/useWords.ts'
import {
  type ClockTime,
  clockTime,
  editTime,
  isUnreal,
  minutesOf,
  nearestOption,
  parseTime,
  roundTime,
  timeOptions,
} from './timeInput.ts'

interface TimePickerOptions {
  field: RefObject<HTMLInputElement | null>
  value: string | null | undefined
  defaultValue: string | null
  onChange: ((time: ClockTime | null, about: { nextDay: boolean }) => void) | undefined
  step: number
  isNormalized: boolean | undefined
  isSuggestionsOnly: boolean | undefined
  offReason: ((time: ClockTime) => string | null) | undefined
  /** Neither typing nor the list. */
  isStill: boolean | undefined
}

/** How many options a Page key passes. */
const page = 4

/** The text of a time, the list under it, and the way of the arrows through it. */
export function useTimePicker(options: TimePickerOptions) {
  const { field, value: given, defaultValue, onChange, step, isSuggestionsOnly, offReason, isStill } = options
  const taken = (time: string | null) => time && clockTime(time, options.isNormalized)
  const [value, change] = useControlled(given && taken(given), taken(defaultValue))
  const announce = useAnnounce()
  const words = useWords('timePicker', timePickerWords)
  const [text, setText] = useState(value ?? '')
  /** The signs that were typed for it, as they came: the mask may have made another time of them. */
  const [signs, setSigns] = useState('')
  /** They are not being typed any more. */
  const [isLeft, setLeft] = useState(false)
  /** What was last said of it: once is enough. */
  const told = useRef<string | null>(null)
  /** What stands in the input while a keyboard still composes it: touched, it would be lost or doubled. */
  const [composed, setComposed] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const [isOpen, setOpen] = useState(false)
  /** Place of the option the arrows have come to. */
  const [active, setActive] = useState<number | null>(null)
  const putCaret = useCaret(field)
  /** It has the focus and no key was pressed in it yet. */
  const isNew = useRef(false)
  const suggestions = useMemo(() => timeOptions(step), [step])

  if (value !== known) {
    setKnown(value)
    setText(value ?? '')
    setSigns('')
  }

  const typed = parseTime(text)
  /** What is typed so far: a lone digit of the minutes may yet become tens. */
  const reached = text.length === 4 ? `${text}0` : typed
  const near = nearestOption(reached || '12:00', step)
  /** The option that a part of a time already stands for: it is marked, and no arrow passes it by. Below 0: none. */
  const meant = text.length < 5 && typed ? suggestions.indexOf(typed) : -1
  /** Why a suggestion cannot be chosen; null where it can. */
  const off = (option: string) => offReason?.(option === '24:00' ? '00:00' : option) ?? null

  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const start = () => {
    if (!isStill) setOpen(true)
  }
  useEscape(isOpen, close)

  const give = (time: ClockTime | null, nextDay = false) => {
    const free = time !== null && off(time) === null ? time : null
    // Known at once, so that a text that is off stays as it was typed when null comes back.
    setKnown(free)
    if (free === value && !nextDay) return
    change(free)
    onChange?.(free, { nextDay })
  }
  /** Why it cannot be chosen. */
  const errorOf = (time: string) => (time.length === 5 ? off(time) : null)
  /** What became of it where there is no such time. */
  const cautionOf = (time: string) => (isUnreal(signs) ? fill(words.unreal, { typed: signs, time }) : null)
  const settle = () => {
    const option = typed && isSuggestionsOnly ? roundTime(typed, step) : typed
    const time = option === '24:00' ? '00:00' : option
    setText(time)
    setLeft(true)
    give(time || null, option === '24:00')
    // Drawn by now, but a reader that goes on does not come past it.
    const news = errorOf(time) ?? cautionOf(time)
    if (news && news !== told.current) announce(news)
    told.current = news
  }
  const pick = (option: string) => {
    const reason = off(option)
    if (reason) {
      announce(reason)
      return
    }
    const time = option === '24:00' ? '00:00' : option
    setText(time)
    setSigns('')
    give(time, option === '24:00')
    close()
  }
  const edit = (input: HTMLInputElement, isForward: boolean) => {
    const at = input.selectionStart ?? input.value.length
    const next = editTime(input.value, at, text, isForward)
    const edited = editOf(latinDigits(input.value), at, text)
    const isOn = edited.inserted !== '' && !edited.end
    const before = edited.start === text && signs ? signs : edited.start
    setSigns(isOn ? before + edited.inserted : next.meant)
    setLeft(isOn && next.text.length === 5)
    told.current = null
    putCaret(next.caret)
    setComposed(null)
    setText(next.text)
    setActive(null)
    start()
    if (next.text.length === 5 && !isSuggestionsOnly) give(next.text)
  }

  /** The option an arrow leads to; from a whole time between two options, the one after or before it. */
  const along = (sign: 1 | -1): number => {
    const { length } = suggestions
    if (active !== null) return (active + sign + length) % length
    if (meant >= 0) return meant
    if (!reached) return near
    const at = minutesOf(reached) / step
    const next = sign === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
    return (next + length) % length
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    isNew.current = false
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
        if (isOpen && active !== null) {
          event.preventDefault()
          pick(suggestions[active]!)
        } else {
          settle()
          close()
        }
        break
      case 'PageDown':
      case 'PageUp': {
        if (!isOpen) break
        event.preventDefault()
        const to = (active ?? near) + (event.key === 'PageDown' ? page : -page)
        setActive(Math.min(Math.max(to, 0), suggestions.length - 1))
        break
      }
      case 'Tab':
        close()
        break
    }
  }

  /**
   * The Tab that led here goes up here, from the page around a frame too. A focus given by the program brings none: it
   * leads to what is wrong, and the list would lie over the words that say so.
   */
  const release = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent<HTMLInputElement>) => {
    if (isNew.current && key === 'Tab' && !ctrlKey && !altKey && !metaKey) start()
    isNew.current = false
  }

  return {
    ...{ value, suggestions, isOpen, active, near, typed, off },
    ...{ start, press, release, pick },
    arrive: () => {
      isNew.current = true
    },
    leave: () => {
      settle()
      close()
    },
    /** Why the time that stands there cannot be chosen. */
    error: errorOf(text) ?? undefined,
    caution: (isLeft && cautionOf(typed)) || undefined,
    input: {
      value: composed ?? text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const { isComposing, inputType } = nativeEvent as InputEvent
        if (isComposing) setComposed(target.value)
        else edit(target, inputType === 'deleteContentForward')
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget, false),
    },
  }
}
