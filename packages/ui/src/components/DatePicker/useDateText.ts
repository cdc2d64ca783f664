'use client'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { datePickerWords } from '../../messages/datePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { counted, fill } from '../../private/fill.ts'
import { latinDigits } from '../../private/latinDigits.ts'
import { maskedEdit } from '../../private/maskedEdit.ts'
import { hasWord, readEdit } from '../../private/moment/readEdit.ts'
import type { ClockTime, DayReading } from '../../private/moment/readMoment.ts'
import { useMomentReader } from '../../private/moment/useMomentReader.ts'
import { useWritten } from '../../private/moment/useWritten.ts'
import { shortText } from '../../private/shortText.ts'
import { type TextEdit, textAfter } from '../../private/textEdit.ts'
import { useTextEdits } from '../../private/useTextEdits.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { checkDate, dateMask, fitsDateMask, formatDate, isMaskedDate, maskDate } from './dateMask.ts'

/**
 * Reason why a typed text is no day: see DateCheck; `off` is a day that cannot be chosen. A text that stands as it was written is
 * `unread`, may be `several` days, or is a `time`.
 */
export type DateInvalid = 'incomplete' | 'day' | 'month' | 'range' | 'off' | 'unread' | 'several' | 'time'

interface DateTextOptions {
  field: RefObject<HTMLInputElement | null>
  value: ISODate | null
  change: (day: ISODate | null) => void
  today: ISODate
  min: ISODate
  max: ISODate
  offReason: ((day: ISODate) => string | null) | undefined
  onInvalid: ((reason: DateInvalid, text: string) => void) | undefined
  onTime: ((time: ClockTime) => void) | undefined
  written: string | undefined
  onWritten: ((text: string) => void) | undefined
}

type Verdict = { day: ISODate } | { reason: DateInvalid; words: string } | { reason: 'empty' }

/** The text of a date field: masked as it is typed, understood where it is pasted or filled in, judged when left. */
export function useDateText(options: DateTextOptions) {
  const { field, value, change, today, min, max, offReason, onInvalid } = options
  const words = useWords('datePicker', datePickerWords)
  const announce = useAnnounce()
  const { locale } = useTheme()
  const { written: restored = '' } = options
  const [text, setText] = useState(value ? formatDate(value) : restored)
  /** The signs that were typed for it, as they came: a mask drops the letters. */
  const [signs, setSigns] = useState('')
  /** The time that was typed beside the day: given out once the field is left. */
  const typedTime = useRef<ClockTime | null>(null)
  const [known, setKnown] = useState(value)
  // A kept text was left before, by a reload if by nothing else.
  const [isLeft, setLeft] = useState(!value && restored !== '')
  /** It stands as a host has kept it, written perhaps on a page of another language. */
  const isKept = useRef(!value && restored !== '')
  /** What was last said of it: once is enough. */
  const told = useRef<string | null>(null)
  /** Written before it could be read. */
  const isWaiting = useRef(false)
  const { reader, ask } = useMomentReader(() => {
    if (isWaiting.current || !isMaskedDate(text)) write({ kind: 'replaced', text })
    else if (isLeft && text.length < 10) leave()
  })
  const read = useCallback(
    (written: string): DayReading | null => {
      const readIn = (language: string) =>
        reader?.readDay(written, { locale: language, today, min, max }) ?? null
      // America's order of day and month stays in doubt when the page's language has changed.
      const doubt = isKept.current ? readIn('en') : null
      return doubt && 'ask' in doubt ? doubt : readIn(locale)
    },
    [locale, today, min, max, reader],
  )
  const question = useMemo(() => (isMaskedDate(text) ? null : read(text)), [text, read])

  /** Reason why a text stands as it was written. */
  const refusalOf = (written: string, asked: DayReading | null): { reason: DateInvalid; words: string } => {
    const reason = asked && 'ask' in asked ? asked.ask : 'unread'
    const choices = asked && 'ask' in asked ? asked.choices.map(calendarNames(locale).dated).join(', ') : ''
    return { reason, words: fill(words[reason], { text: shortText(written), choices }) }
  }
  const judge = (typed: string): Verdict => {
    if (!isMaskedDate(typed)) return refusalOf(typed, typed === text ? question : read(typed))
    const check = checkDate(typed, min, max)
    if (!('reason' in check)) {
      const off = offReason?.(check.day)
      return off ? { reason: 'off', words: off } : check
    }
    switch (check.reason) {
      case 'empty':
        return { reason: 'empty' }
      case 'day': {
        const { day, month: number, length } = check
        if (day < 1) return { reason: 'day', words: fill(words.noDay, { length: String(length) }) }
        const named = calendarNames(locale).month(`2000-${String(number).padStart(2, '0')}-01`)
        const month = words.monthsInDay[number - 1] ?? named
        return { reason: 'day', words: counted(locale, words.day, length, { month }) }
      }
      case 'range':
        return {
          reason: 'range',
          words: fill(words[check.side], { day: calendarNames(locale).dated(check.limit) }),
        }
      default:
        return { reason: check.reason, words: words[check.reason] }
    }
  }

  if (value !== known) {
    setKnown(value)
    setSigns('')
    if (value) setText(formatDate(value))
    else if ('day' in judge(text)) setText('')
  }

  const take = (next: string): Verdict => {
    setText(next)
    const verdict = judge(next)
    const day = 'day' in verdict ? verdict.day : null
    // Known at once, so that the text stays as it was typed when the value comes back.
    setKnown(day)
    if (day !== value) change(day)
    return verdict
  }

  const dayIn = (written: string) => {
    const reading = read(written)
    return reading && 'day' in reading ? reading : null
  }
  /** A text that was written elsewhere, or goes on as it was written. */
  const write = (edit: TextEdit): number => {
    const whole = textAfter(edit)
    isWaiting.current = !reader
    const meant = readEdit({
      edit,
      wasWhole: text.length === 10 && isMaskedDate(text),
      isMasked: isMaskedDate,
      read: dayIn,
    })
    // A part of a date is gone on with; what may be several days is asked.
    const isPart = reader && fitsDateMask(whole) && !read(whole)
    const shown = meant ? formatDate(meant.day) : isPart ? maskDate(latinDigits(whole)) : whole
    setSigns('')
    take(shown)
    if (meant?.time) options.onTime?.(meant.time)
    return shown === whole && edit.kind !== 'replaced' ? whole.length - edit.end.length : shown.length
  }
  /** One key in a masked text. */
  const type = (edit: TextEdit): number => {
    const next = maskedEdit(dateMask, edit)
    const isOn = edit.kind === 'inserted' && !edit.end
    const before = isOn && edit.start === text && signs ? signs : isOn ? edit.start : ''
    const now = isOn ? before + edit.inserted : ''
    const meant = /\p{L}/u.test(now) ? dayIn(now) : null
    setSigns(now)
    typedTime.current = meant?.time ?? null
    take(meant ? formatDate(meant.day) : next.text)
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
    if (isKey && isMaskedDate(text)) return type(edit)
    const whole = textAfter(edit)
    if (!isKey || (edit.kind === 'inserted' && !isMaskedDate(whole))) return write(edit)
    setSigns('')
    // Deleted down to a part of a date, it is gone on with as one.
    take(whole)
    return whole.length - edit.end.length
  }
  const onRestore = (former: string) => {
    setSigns('')
    take(former)
  }
  const input = useTextEdits({ field, text, onEdit, onRestore })

  /** The text that a left field shows: words that the mask dropped come back, a day of few digits is made whole. */
  const settled = (): string => {
    // A day without the words may be another one.
    if (hasWord(signs) && !dayIn(signs)) return signs
    if (text.length === 10 || !/^\d\d?\.\d\d?\.(\d\d|\d{4})$/.test(text)) return text
    const meant = dayIn(text)
    return meant ? formatDate(meant.day) : maskDate(text)
  }
  const leave = () => {
    setLeft(true)
    setSigns('')
    const whole = settled()
    const verdict = whole === text ? judge(text) : take(whole)
    if (typedTime.current) options.onTime?.(typedTime.current)
    typedTime.current = null
    if (!('words' in verdict) || (!reader && !isMaskedDate(whole))) return
    onInvalid?.(verdict.reason, whole)
    // Drawn by now, but a reader that goes on does not come past it.
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
      else if (isMaskedDate(text)) take(settled())
      else write({ kind: 'replaced', text })
    },
    written: options.written,
    onWritten: options.onWritten,
  })

  const verdict = judge(text)
  return {
    take,
    leave,
    arrive: ask,
    /** What is wrong with it, once it is whole or left. */
    error:
      (isLeft || text.length >= 10 || !isMaskedDate(text)) &&
      (reader || isMaskedDate(text)) &&
      'words' in verdict
        ? verdict.words
        : undefined,
    input,
  }
}
