'use client'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { timePickerWords } from '../../messages/timePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { fill } from '../../private/fill.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { latinDigits } from '../../private/latinDigits.ts'
import { hasWord, readEdit } from '../../private/moment/readEdit.ts'
import type { TimeReading } from '../../private/moment/readMoment.ts'
import { useMomentReader } from '../../private/moment/useMomentReader.ts'
import { useWritten } from '../../private/moment/useWritten.ts'
import { shortText } from '../../private/shortText.ts'
import { type TextEdit, textAfter } from '../../private/textEdit.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useEscape } from '../../private/useEscape.ts'
import { useTextEdits } from '../../private/useTextEdits.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import {
  type ClockTime,
  clockTime,
  editTime,
  fitsTimeMask,
  isMaskedTime,
  isUnreal,
  maskTime,
  minutesOf,
  nearestOption,
  parseTime,
  roundTime,
  timeOptions,
} from './timeInput.ts'

/** Reason why a text stands as it was written: not understood, a date, several times, one of another zone, or none there is. */
export type TimeInvalid = 'unread' | 'date' | 'several' | 'zone' | 'unreal'

interface TimePickerOptions {
  field: RefObject<HTMLInputElement | null>
  value: string | null | undefined
  defaultValue: string | null
  onChange: ((time: ClockTime | null, about: { nextDay: boolean }) => void) | undefined
  step: number
  isNormalized: boolean | undefined
  isSuggestionsOnly: boolean | undefined
  offReason: ((time: ClockTime) => string | null) | undefined
  onDay: ((day: ISODate) => void) | undefined
  onInvalid: ((reason: TimeInvalid, text: string) => void) | undefined
  today: ISODate | undefined
  written: string | undefined
  onWritten: ((text: string) => void) | undefined
  /** Neither typing nor the list. */
  isStill: boolean | undefined
}

/** The part of a text before an edit; of a text that was all replaced, nothing. */
const textBefore = (edit: TextEdit): string => (edit.kind === 'replaced' ? '' : edit.start)

/** How many options a Page key passes. */
const page = 4

/** The text of a time, the list under it, and the way of the arrows through it. */
export function useTimePicker(options: TimePickerOptions) {
  const { field, value: given, defaultValue, onChange, step, isSuggestionsOnly, offReason, isStill } = options
  const taken = (time: string | null) => time && clockTime(time, options.isNormalized)
  const [value, change] = useControlled(given && taken(given), taken(defaultValue))
  const announce = useAnnounce()
  const words = useWords('timePicker', timePickerWords)
  const { written: restored = '' } = options
  const [text, setText] = useState(value ?? restored)
  const { locale } = useTheme()
  /** The signs that were typed for it, as they came: the mask may have made another time of them. */
  const [signs, setSigns] = useState('')
  /** They are not being typed any more. */
  const [isLeft, setLeft] = useState(false)
  /** What was last said of it: once is enough. */
  const told = useRef<string | null>(null)
  /** The day that was typed beside the time: given out once the field is left. */
  const typedDay = useRef<ISODate | null>(null)
  const [known, setKnown] = useState(value)
  const [isOpen, setOpen] = useState(false)
  /** Place of the option the arrows have come to. */
  const [active, setActive] = useState<number | null>(null)
  /** It has the focus and no key was pressed in it yet. */
  const isNew = useRef(false)
  const suggestions = useMemo(() => timeOptions(step), [step])

  if (value !== known) {
    setKnown(value)
    setText(value ?? '')
    setSigns('')
  }

  /** Written before it could be read. */
  const isWaiting = useRef(false)
  const { reader, ask } = useMomentReader(() => {
    if (isWaiting.current || !isMaskedTime(text)) write({ kind: 'replaced', text })
  })
  const read = (written: string): TimeReading | null =>
    reader?.readTime(written, { locale, today: options.today }) ?? null
  /** The text stands as it was written. */
  const isWritten = !isMaskedTime(text)
  const question = useMemo(
    () => (isMaskedTime(text) ? null : (reader?.readTime(text, { locale, today: options.today }) ?? null)),
    [text, locale, options.today, reader],
  )
  const typed = isWritten ? '' : parseTime(text)
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
  /** Reason why a text cannot be taken, as a host and as a person is told. */
  const refusalOf = (written: string, asked: TimeReading | null) => {
    const reason: TimeInvalid = asked && 'ask' in asked ? asked.ask : 'unread'
    const choices = asked && 'ask' in asked ? asked.choices.join(', ') : ''
    return {
      reason,
      words: fill(words[reason === 'unreal' ? 'none' : reason], { text: shortText(written), choices }),
    }
  }
  /** Reason why a time that stands there cannot be chosen. */
  const errorOf = (time: string) => (time.length === 5 && !isWritten ? off(time) : null)
  /** What became of it where there is no such time. */
  const cautionOf = (time: string) =>
    !isWritten && !hasWord(signs) && isUnreal(signs) ? fill(words.unreal, { typed: signs, time }) : null
  const tell = (news: string | null) => {
    // Drawn by now, but a reader that goes on does not come past it.
    if (news && news !== told.current) announce(news)
    told.current = news
  }
  const refuse = (written: string, asked: TimeReading | null) => {
    const { reason, words: news } = refusalOf(written, asked)
    setText(written)
    setSigns('')
    give(null)
    if (!reader) return
    options.onInvalid?.(reason, written)
    tell(news)
  }
  const settle = () => {
    setLeft(true)
    if (isWritten) return refuse(text, question)
    const heard = hasWord(signs) ? read(signs) : null
    // Words were typed, and the mask dropped them: a time without them may be another one.
    if (hasWord(signs) && !(heard && 'time' in heard)) return refuse(signs, heard)
    const option = typed && isSuggestionsOnly ? roundTime(typed, step) : typed
    const time = option === '24:00' ? '00:00' : option
    setText(time)
    give(time || null, option === '24:00')
    tell(errorOf(time) ?? cautionOf(time))
    if (typedDay.current) options.onDay?.(typedDay.current)
    typedDay.current = null
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
  /** A text that was written elsewhere, or goes on as it was written. */
  const write = (edit: TextEdit): number => {
    const whole = textAfter(edit)
    isWaiting.current = !reader
    const meant = readEdit({
      edit,
      wasWhole: text.length === 5 && !isWritten,
      isMasked: isMaskedTime,
      read: (written) => {
        const reading = read(written)
        return reading && 'time' in reading ? reading : null
      },
    })
    // A part of a time is gone on with; what may be several is asked.
    const masked = reader && fitsTimeMask(whole) && !read(whole) ? maskTime(whole) : whole
    const shown = meant?.time ?? masked
    setText(shown)
    setSigns('')
    if (meant) {
      if (!isSuggestionsOnly) give(meant.time, meant.isNextDay ?? false)
      if (meant.day) options.onDay?.(meant.day)
    } else if (!isMaskedTime(shown)) give(null)
    const caret = edit.kind === 'replaced' ? whole.length : whole.length - edit.end.length
    return shown === whole ? caret : shown.length
  }
  /** One key in a masked text. */
  const type = (edit: TextEdit): number => {
    const next = editTime(edit)
    const isOn = edit.kind === 'inserted' && !edit.end
    const before = isOn && edit.start === text && signs ? signs : textBefore(edit)
    const now = isOn ? before + latinDigits(edit.inserted) : next.meant
    const heard = isOn && /\p{L}/u.test(now) ? read(now) : null
    const meant = heard && 'time' in heard ? heard : null
    const shown = meant?.time ?? next.text
    setSigns(now)
    setLeft(isOn && shown.length === 5)
    setText(shown)
    if (shown.length === 5 && !isSuggestionsOnly) give(shown, meant?.isNextDay ?? false)
    typedDay.current = meant?.day ?? null
    return meant ? shown.length : next.caret
  }
  const onEdit = (edit: TextEdit): number => {
    ask()
    isWaiting.current = false
    told.current = null
    typedDay.current = null
    setLeft(false)
    setActive(null)
    start()
    const isKey = edit.kind === 'deleted' || (edit.kind === 'inserted' && edit.isTyped)
    if (isKey && !isWritten) return type(edit)
    const whole = textAfter(edit)
    // Deleted down to a part of a time, it is gone on with as one.
    if (!isKey || (edit.kind === 'inserted' && !isMaskedTime(whole))) return write(edit)
    setText(whole)
    setSigns('')
    return whole.length - edit.end.length
  }
  const onRestore = (former: string) => {
    setText(former)
    setSigns('')
    setActive(null)
    if (former.length === 5 && isMaskedTime(former)) give(former)
    else if (!isMaskedTime(former)) give(null)
  }
  const input = useTextEdits({ field, text, onEdit, onRestore })

  useWritten({
    text: hasWord(signs) ? signs : text,
    hasValue: value !== null,
    show: (kept) => {
      setText(kept)
      setSigns('')
    },
    read: () => {
      if (isMaskedTime(text)) settle()
      else if (reader) write({ kind: 'replaced', text })
      else ask()
    },
    written: options.written,
    onWritten: options.onWritten,
  })

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
    if (isComposing(event) || isHeld(event) || isStill) return
    input.onKeyDown(event)
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
  const release = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, altKey, metaKey } = event
    const isPlain = !ctrlKey && !altKey && !metaKey && !isComposing(event)
    if (isNew.current && key === 'Tab' && isPlain) start()
    isNew.current = false
  }

  return {
    ...{ value, suggestions, isOpen, active, near, typed, off },
    ...{ start, press, release, pick, isWritten },
    arrive: () => {
      ask()
      isNew.current = true
    },
    leave: () => {
      settle()
      close()
    },
    /** Reason why the text of the field cannot be taken. */
    error: (isWritten ? reader && refusalOf(text, question).words : errorOf(text)) ?? undefined,
    caution: (isLeft && cautionOf(typed)) || undefined,
    input,
  }
}
