'use client'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { timePickerWords } from '../../messages/timePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { isTaken } from '../../private/edit/isTaken.ts'
import { type TextEdit, textAfter } from '../../private/edit/textEdit.ts'
import { useLocalEdits } from '../../private/edit/useLocalEdits.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { hasWord, readEdit } from '../../private/moment/readEdit.ts'
import type { TimeReading } from '../../private/moment/readMoment.ts'
import { useMomentReader } from '../../private/moment/useMomentReader.ts'
import { useWritten } from '../../private/moment/useWritten.ts'
import { useEscape } from '../../private/overlay/useEscape.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import { timeByKey } from './timeByKey.ts'
import { timeFormOf } from './timeForm.ts'
import {
  type ClockTime,
  clockTime,
  fitsTimeMask,
  maskTime,
  minutesOf,
  nearestOption,
  roundTime,
  timeOptions,
} from './timeInput.ts'
import { optionAlong, pressInList } from './timeList.ts'
import type { TimePickerOptions } from './timePickerOptions.ts'
import { timeCaution, timeRefusal } from './timeRefusal.ts'

/** The text of a time field, its list, and the arrow keys. */
export function useTimePicker(options: TimePickerOptions) {
  const { field, value: given, defaultValue, onChange, step, isSuggestionsOnly, offReason, isStill } = options
  /** True while 24:00, the midnight at the end of a day, is passed to the owner. */
  const isNextDay = useRef(false)
  const taken = (time: string | null) => time && clockTime(time, options.isNormalized)
  const life = useFormValue(options.name, given && taken(given), taken(defaultValue), (time) =>
    onChange?.(time as ClockTime | null, { nextDay: isNextDay.current }),
  )
  const { value, change } = life
  const announce = useAnnounce()
  const words = useWords('timePicker', timePickerWords)
  const { written: restored = '' } = options
  const { locale, settings } = useTheme()
  const form = timeFormOf(options.hourCycle ?? settings.hourCycle, locale)
  const shownOf = (time: string | null) => (time ? form.show(time) : '')
  const [text, setText] = useState(value ? form.show(value) : restored)
  /** Typed characters as they came, since the mask may have changed them to another time. */
  const [signs, setSigns] = useState('')
  /** True if the field was left, so nobody is typing in it. */
  const [isLeft, setLeft] = useState(false)
  /** Last announced message: the same message is not announced twice in a row. */
  const told = useRef<string | null>(null)
  /** Day that was typed beside the time; `onDay` gets it when the field is left. */
  const typedDay = useRef<ISODate | null>(null)
  const [known, setKnown] = useState(value)
  const [isOpen, setOpen] = useState(false)
  /** Index of the option chosen by arrow keys; null for none. */
  const [active, setActive] = useState<number | null>(null)
  /** True if the field has the focus and no key was pressed in it yet. */
  const isNew = useRef(false)
  const suggestions = useMemo(() => timeOptions(step), [step])

  if (value !== known) {
    setKnown(value)
    setText(shownOf(value))
    setSigns('')
  }
  const [knownForm, setKnownForm] = useState(form)
  if (form !== knownForm) {
    setKnownForm(form)
    if (knownForm.isOwn(text)) setText(shownOf(knownForm.read(text)))
  }

  /** True if a text was written before the time reader was loaded. */
  const isWaiting = useRef(false)
  const { reader, ask } = useMomentReader(() => {
    if (isWaiting.current || !form.isOwn(text)) write({ kind: 'replaced', text })
  })
  const read = (written: string): TimeReading | null =>
    reader?.readTime(written, { locale, today: options.today }) ?? null
  /** True for a text outside of the field's notation, which stays as written. */
  const isWritten = !form.isOwn(text)
  const question = useMemo(
    () => (form.isOwn(text) ? null : (reader?.readTime(text, { locale, today: options.today }) ?? null)),
    [text, form, locale, options.today, reader],
  )
  const typed = isWritten ? '' : form.read(text)
  const isWhole = !isWritten && form.isWhole(text)
  /** Time typed so far: a single digit of the minutes may still become tens. */
  const reached = text.length === 4 && !form.isHalved ? `${text}0` : typed
  const near = nearestOption(reached || '12:00', step)
  /** Index of the option that an incomplete time already means, where arrow keys stop first. Negative for none. */
  const meant = !isWhole && typed ? suggestions.indexOf(typed) : -1
  /** Returns the reason why a suggestion cannot be chosen; null if it can. */
  const off = (option: string) => offReason?.(option === '24:00' ? '00:00' : option) ?? null

  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const start = () => setOpen((was) => was || !isStill)
  useEscape(isOpen, close)

  const give = (time: ClockTime | null, nextDay = false) => {
    const free = time !== null && off(time) === null ? time : null
    // Stored before `onChange`, so that a typed unavailable time stays when null comes back.
    setKnown(free)
    if (free === value && !nextDay) return
    isNextDay.current = nextDay
    change(free)
    isNextDay.current = false
  }
  /** Returns the reason why the time in the field cannot be chosen. */
  const errorOf = (time: string) => (time && !isWritten ? off(time) : null)
  /** Message that the mask has replaced a typed time which does not exist; else null. */
  const cautionOf = (time: string) =>
    isWritten || hasWord(signs) ? null : timeCaution(words, signs, time && form.show(time), locale)
  const refused = () => timeRefusal(words, text, question, locale, form).words
  const wrong = (isWritten ? refused() : errorOf(isWhole ? typed : '')) ?? undefined
  const tell = (news: string | null) => {
    // The message is visible by now, but a screen reader that has moved on would not reach it.
    if (news && news !== told.current) announce(news)
    told.current = news
  }
  /** Sets the text unchanged, and calls `onChange` once its time is complete. */
  const put = (whole: string) => {
    setText(whole)
    setSigns('')
    if (!form.isOwn(whole)) give(null)
    else if (form.isWhole(whole) && !isSuggestionsOnly) give(form.read(whole))
  }
  const refuse = (written: string, asked: TimeReading | null) => {
    const { reason, words: news } = timeRefusal(words, written, asked, locale, form)
    put(written)
    if (!reader) return
    options.onInvalid?.(reason, written)
    tell(news)
  }
  /** Chooses an option and calls `onChange`; 24:00 is passed as midnight of the next day. */
  const show = (option: string) => {
    const time = option === '24:00' ? '00:00' : option
    setText(shownOf(time))
    give(time || null, option === '24:00')
    return time
  }
  const settle = () => {
    setLeft(true)
    if (isWritten) return refuse(text, question)
    const heard = hasWord(signs) ? read(signs) : null
    // The mask has removed typed words. Without them the text may mean another time, so it is refused.
    if (hasWord(signs) && !(heard && 'time' in heard)) return refuse(signs, heard)
    const option = typed && isSuggestionsOnly ? roundTime(typed, step) : typed
    const time = show(option)
    tell(errorOf(time) ?? cautionOf(time))
    if (typedDay.current) options.onDay?.(typedDay.current)
    typedDay.current = null
  }
  const pick = (option: string) => {
    const reason = off(option)
    if (reason) return announce(reason)
    show(option)
    setSigns('')
    close()
  }
  /** Takes a text that was pasted or filled in, or an edit of a text outside of the notation. */
  const write = (edit: TextEdit): number => {
    const whole = textAfter(edit)
    isWaiting.current = !reader
    const meant = readEdit({
      edit,
      wasWhole: isWhole,
      isMasked: form.isOwn,
      read: (written) => {
        if (form.isHalved && form.isWhole(written)) return { time: form.read(written) }
        const reading = read(written)
        return reading && 'time' in reading ? reading : null
      },
    })
    // A possibly incomplete time goes back to the mask; a text that may mean several times stays for a question.
    const masked = reader && fitsTimeMask(whole) && !read(whole) ? maskTime(whole) : whole
    const shown = meant ? form.show(meant.time) : masked
    setText(shown)
    setSigns('')
    if (meant) {
      if (!isSuggestionsOnly) give(meant.time, meant.isNextDay ?? false)
      if (meant.day) options.onDay?.(meant.day)
    } else if (!form.isOwn(shown)) give(null)
    const caret = edit.kind === 'replaced' ? whole.length : whole.length - edit.end.length
    return shown === whole ? caret : shown.length
  }
  /** Handles one typed key in a masked text. */
  const type = (edit: TextEdit): number => {
    const { now, isOn, meant, shown, caret } = timeByKey(edit, { text, signs, read })
    setSigns(now)
    setLeft(isOn && shown.length === 5)
    setText(shown)
    if (shown.length === 5 && !isSuggestionsOnly) give(shown, meant?.isNextDay ?? false)
    typedDay.current = meant?.day ?? null
    return caret
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
    if (isKey && !isWritten && !form.isHalved) return type(edit)
    const whole = textAfter(edit)
    // A text that deletion has reduced to a part of a time goes back to the mask.
    if (!isKey || (edit.kind === 'inserted' && !form.isOwn(whole))) return write(edit)
    put(whole)
    return whole.length - edit.end.length
  }
  const onRestore = (former: string) => {
    setActive(null)
    put(former)
  }
  const input = useLocalEdits({ field, text, locale, isMasked: form.isOwn, onEdit, onRestore })

  useWritten({
    text: hasWord(signs) ? signs : text,
    hasValue: value !== null,
    show: (kept) => {
      setText(kept)
      setSigns('')
    },
    read: () => {
      if (form.isOwn(text)) settle()
      else if (reader) write({ kind: 'replaced', text })
      else ask()
    },
    written: options.written,
    onWritten: options.onWritten,
  })
  const along = (sign: 1 | -1) =>
    optionAlong(sign, {
      count: suggestions.length,
      active,
      meant,
      near,
      at: reached ? minutesOf(reached) / step : null,
    })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    isNew.current = false
    if (isTaken(event) || isComposing(event) || isHeld(event) || isStill) return
    input.onKeyDown(event)
    pressInList(event, {
      ...{ isOpen, active, near, start, close, setActive, along, settle },
      last: suggestions.length - 1,
      pick: (at) => pick(suggestions[at]!),
    })
  }

  /**
   * The list opens on the release of Tab, wherever that Tab was pressed, even in the page around a frame. A focus set
   * by code does not open it: such a focus leads to an error, and the list would cover its message.
   */
  const release = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, altKey, metaKey } = event
    const isPlain = !(ctrlKey || altKey || metaKey || isComposing(event))
    if (isNew.current && key === 'Tab' && isPlain) start()
    isNew.current = false
  }

  return {
    ...{ value, suggestions, isOpen, active, near, typed, off, form },
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
    error: isWritten && !reader ? undefined : wrong,
    caution: (isLeft && cautionOf(typed)) || undefined,
    input,
    life: {
      error: life.error,
      ownError: wrong,
      reset: () => {
        setText(shownOf(value))
        setSigns('')
        setLeft(false)
        life.reset()
      },
    },
  }
}
