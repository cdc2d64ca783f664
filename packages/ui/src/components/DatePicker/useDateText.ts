'use client'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { datePickerWords } from '../../messages/datePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { counted, fill } from '../../private/edit/fill.ts'
import { latinDigits } from '../../private/edit/latinDigits.ts'
import { localDigits } from '../../private/edit/localDigits.ts'
import { maskedEdit } from '../../private/edit/maskedEdit.ts'
import { shortText } from '../../private/edit/shortText.ts'
import { type TextEdit, textAfter } from '../../private/edit/textEdit.ts'
import { useLocalEdits } from '../../private/edit/useLocalEdits.ts'
import { type DateForm, joinedDate, partsOfDate, shownForm } from '../../private/moment/dateForm.ts'
import { hasWord, readEdit } from '../../private/moment/readEdit.ts'
import type { ClockTime, DayReading } from '../../private/moment/readMoment.ts'
import { useMomentReader } from '../../private/moment/useMomentReader.ts'
import { useWritten } from '../../private/moment/useWritten.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import {
  asDotted,
  checkDate,
  dateText,
  fitsDateMask,
  isMaskedDate,
  isShortDate,
  maskDate,
  maskOf,
} from './dateMask.ts'

/**
 * Reason why a typed text is no day; see DateCheck. `off` is a day that cannot be chosen. A text outside of the mask is
 * `unread`, may mean `several` days, or is a `time`.
 */
export type DateInvalid = 'incomplete' | 'day' | 'month' | 'range' | 'off' | 'unread' | 'several' | 'time'

interface DateTextOptions {
  field: RefObject<HTMLInputElement | null>
  value: ISODate | null
  change: (day: ISODate | null) => void
  today: ISODate
  form: DateForm
  min: ISODate
  max: ISODate
  offReason: ((day: ISODate) => string | null) | undefined
  onInvalid: ((reason: DateInvalid, text: string) => void) | undefined
  onTime: ((time: ClockTime) => void) | undefined
  written: string | undefined
  onWritten: ((text: string) => void) | undefined
}

/** Day that error messages use as an example. */
const exampleDay = '2027-06-14'

type Verdict = { day: ISODate } | { reason: DateInvalid; words: string } | { reason: 'empty' }

/** The text of a date field: masked while typing, parsed when pasted or autofilled, checked when the field is left. */
export function useDateText(options: DateTextOptions) {
  const { field, value, change, today, min, max, offReason, onInvalid, form } = options
  const words = useWords('datePicker', datePickerWords)
  const announce = useAnnounce()
  const { locale } = useTheme()
  const names = calendarNames(locale, form.system)
  const isMasked = (some: string) => isMaskedDate(some, form)
  const textOf = (day: ISODate) => dateText(day, form)
  /** An example date for a message, in the digits of the page's language. */
  const example = localDigits(textOf(exampleDay), locale)
  const ownForm = localDigits(shownForm(form, words.letters), locale)
  const { written: restored = '' } = options
  const [text, setText] = useState(value ? dateText(value, form) : restored)
  /** Typed characters including letters, which the mask removes. */
  const [signs, setSigns] = useState('')
  /** Time that was typed beside the day; `onTime` gets it when the field is left, or on Enter. */
  const typedTime = useRef<ClockTime | null>(null)
  const [known, setKnown] = useState(value)
  // True if the field counts as left: a restored text was left before, at the latest by the reload.
  const [isLeft, setLeft] = useState(!value && restored !== '')
  /** True if the text was restored by a host, possibly from a page in another language. */
  const isKept = useRef(!value && restored !== '')
  /** Last announced message: the same message is not announced twice in a row. */
  const told = useRef<string | null>(null)
  /** True if a text was written before the date reader was loaded. */
  const isWaiting = useRef(false)
  const { reader, ask } = useMomentReader(() => {
    if (isWaiting.current || !isMasked(text)) write({ kind: 'replaced', text })
    else if (isLeft && text.length < 10) leave()
  })
  const read = useCallback(
    (written: string): DayReading | null => {
      const readIn = (language: string) =>
        reader?.readDay(asDotted(written, form), { locale: language, today, min, max }) ?? null
      // A restored text may come from a page in another language, so American order of day and month is checked too.
      const doubt = isKept.current ? readIn('en') : null
      return doubt && 'ask' in doubt ? doubt : readIn(locale)
    },
    [locale, today, min, max, reader, form],
  )
  const question = useMemo(() => (isMaskedDate(text, form) ? null : read(text)), [text, read, form])

  /** Reason why a text outside of the mask is no day. */
  const refusalOf = (written: string, asked: DayReading | null): { reason: DateInvalid; words: string } => {
    const reason = asked && 'ask' in asked ? asked.ask : 'unread'
    const dated = (day: ISODate) => names.dated(day, form)
    const choices = asked && 'ask' in asked ? asked.choices.map(dated).join(', ') : ''
    return { reason, words: fill(words[reason], { text: shortText(written), choices, form: ownForm }) }
  }
  const judge = (typed: string): Verdict => {
    if (!isMasked(typed)) return refusalOf(typed, typed === text ? question : read(typed))
    const check = checkDate(typed, min, max, form)
    if (!('reason' in check)) {
      const off = offReason?.(check.day)
      return off ? { reason: 'off', words: off } : check
    }
    switch (check.reason) {
      case 'empty':
        return { reason: 'empty' }
      case 'day': {
        const { day, month: number, length } = check
        if (day < 1)
          return { reason: 'day', words: localDigits(fill(words.noDay, { length: String(length) }), locale) }
        const { system } = form
        const first = system?.dayOf({ year: system.partsOf(today).year, month: number, day: 1 })
        const named = names.monthInText(first ?? `2000-${String(number).padStart(2, '0')}-01`)
        const month = (system ? undefined : words.monthsInDay[number - 1]) ?? named
        return { reason: 'day', words: counted(locale, words.day, length, { month }) }
      }
      case 'range':
        return {
          reason: 'range',
          words: fill(words[check.side], { day: names.dated(check.limit, form) }),
        }
      default:
        return { reason: check.reason, words: fill(localDigits(words[check.reason], locale), { example }) }
    }
  }

  const [knownForm, setKnownForm] = useState(form)
  if (form !== knownForm) {
    setKnownForm(form)
    const parts = isMaskedDate(text, knownForm) ? partsOfDate(text, knownForm) : null
    // The same day has other numbers in another calendar, so the text is formatted again.
    if (knownForm.system !== form.system) setText(value ? textOf(value) : text)
    else if (parts) setText(joinedDate(parts, form))
  }
  if (value !== known) {
    setKnown(value)
    setSigns('')
    if (value) setText(textOf(value))
    else if ('day' in judge(text)) setText('')
  }

  const take = (next: string): Verdict => {
    setText(next)
    const verdict = judge(next)
    const day = 'day' in verdict ? verdict.day : null
    // Stored before `onChange`, so that the text stays as typed when the same value comes back.
    setKnown(day)
    if (day !== value) change(day)
    return verdict
  }

  const dayIn = (written: string) => {
    const reading = read(written)
    return reading && 'day' in reading ? reading : null
  }
  /** Takes a text that was pasted or filled in, or an edit of a text outside of the mask. */
  const write = (edit: TextEdit): number => {
    const whole = textAfter(edit)
    isWaiting.current = !reader
    const meant = readEdit({
      edit,
      wasWhole: text.length === 10 && isMasked(text),
      isMasked,
      read: dayIn,
    })
    // A text that may be an incomplete date goes back to the mask; one that may mean several days stays, and the person
    // is asked.
    const isPart = reader && fitsDateMask(whole, form) && !read(whole)
    const shown = meant ? textOf(meant.day) : isPart ? maskDate(latinDigits(whole), form) : whole
    setSigns('')
    take(shown)
    if (meant?.time) options.onTime?.(meant.time)
    return shown === whole && edit.kind !== 'replaced' ? whole.length - edit.end.length : shown.length
  }
  /** Handles one typed key in a masked text. */
  const type = (edit: TextEdit): number => {
    const next = maskedEdit(maskOf(form), edit)
    const isOn = edit.kind === 'inserted' && !edit.end
    const before = isOn && edit.start === text && signs ? signs : isOn ? edit.start : ''
    const now = isOn ? before + edit.inserted : ''
    const meant = /\p{L}/u.test(now) ? dayIn(now) : null
    setSigns(now)
    typedTime.current = meant?.time ?? null
    take(meant ? textOf(meant.day) : next.text)
    return meant ? 10 : next.caret
  }
  const onEdit = (edit: TextEdit): number => {
    ask()
    isWaiting.current = false
    setLeft(false)
    isKept.current = false
    told.current = null
    typedTime.current = null
    const isKey = edit.kind === 'deleted' || (edit.kind === 'inserted' && edit.isTyped)
    if (isKey && isMasked(text)) return type(edit)
    const whole = textAfter(edit)
    if (!isKey || (edit.kind === 'inserted' && !isMasked(whole))) return write(edit)
    setSigns('')
    // A text that deletion has reduced to a part of a date goes back to the mask.
    take(whole)
    return whole.length - edit.end.length
  }
  const onRestore = (former: string) => {
    setSigns('')
    take(former)
  }
  const input = useLocalEdits({ field, text, locale, isMasked, onEdit, onRestore })

  /** The text to show when the field is left: words removed by the mask come back, and a short date is completed. */
  const settled = (): string => {
    // Without its words a date may mean another day, so the typed text comes back.
    if (hasWord(signs) && !dayIn(signs)) return signs
    if (text.length === 10 || !isShortDate(text, form)) return text
    const meant = dayIn(text)
    return meant ? textOf(meant.day) : maskDate(text, form)
  }
  /** Completes a short date, judges the text, and hands over the time that was typed beside the day. */
  const complete = () => {
    setSigns('')
    const whole = settled()
    const verdict = whole === text ? judge(text) : take(whole)
    if (typedTime.current) options.onTime?.(typedTime.current)
    typedTime.current = null
    return { whole, verdict }
  }
  const leave = () => {
    setLeft(true)
    const { whole, verdict } = complete()
    if (!('words' in verdict) || (!reader && !isMasked(whole))) return
    onInvalid?.(verdict.reason, whole)
    // The message is visible by now, but a screen reader that has moved on would not reach it.
    if (verdict.words !== told.current) announce(verdict.words)
    told.current = verdict.words
  }

  useWritten({
    text: hasWord(signs) ? signs : text,
    hasValue: value !== null,
    show: (kept) => {
      setText(kept)
      setSigns('')
      setLeft(kept !== '')
      isKept.current = kept !== ''
    },
    read: () => {
      if (!reader) ask()
      else if (isMasked(text)) take(settled())
      else write({ kind: 'replaced', text })
    },
    written: options.written,
    onWritten: options.onWritten,
  })

  const verdict = judge(text)
  return {
    /** Empties the text, and restores the field's initial day. */
    reset: (back: () => void) => {
      setText(value ? textOf(value) : '')
      setSigns('')
      setLeft(false)
      isKept.current = false
      back()
    },
    /** Message about the first error of the text, even while the text is incomplete. */
    wrong: 'words' in verdict ? verdict.words : undefined,
    take,
    /** Shows a day that was chosen in the calendar. */
    takeDay: (day: ISODate | '') => take(day && textOf(day)),
    leave,
    complete,
    arrive: ask,
    /** The error message, shown only once the text is complete or the field is left. */
    error:
      (isLeft || text.length >= 10 || !isMasked(text)) && (reader || isMasked(text)) && 'words' in verdict
        ? verdict.words
        : undefined,
    input,
  }
}
