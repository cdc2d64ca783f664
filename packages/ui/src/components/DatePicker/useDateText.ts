'use client'
import { type ChangeEvent, type CompositionEvent, type RefObject, useRef, useState } from 'react'
import { datePickerWords } from '../../messages/datePicker.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { counted, fill } from '../../private/fill.ts'
import { editOf, maskedEdit } from '../../private/maskedEdit.ts'
import { useCaret } from '../../private/useCaret.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import { calendarNames } from '../Calendar/calendarNames.ts'
import { checkDate, dateMask, formatDate, maskDate } from './dateMask.ts'
import { dayOfText } from './dayOfText.ts'

/** Why a typed text is no day: see DateCheck; `off` is a day that cannot be chosen. */
export type DateInvalid = 'incomplete' | 'day' | 'month' | 'range' | 'off'

interface DateTextOptions {
  field: RefObject<HTMLInputElement | null>
  value: ISODate | null
  change: (day: ISODate | null) => void
  today: ISODate
  min: ISODate
  max: ISODate
  offReason: ((day: ISODate) => string | null) | undefined
  onInvalid: ((reason: DateInvalid, text: string) => void) | undefined
}

type Verdict = { day: ISODate } | { reason: DateInvalid; words: string } | { reason: 'empty' }

/** The text of a date field: masked as it is typed, understood where it is pasted or filled in, judged when left. */
export function useDateText(options: DateTextOptions) {
  const { field, value, change, today, min, max, offReason, onInvalid } = options
  const words = useWords('datePicker', datePickerWords)
  const announce = useAnnounce()
  const { locale } = useTheme()
  const [text, setText] = useState(value ? formatDate(value) : '')
  /** What stands in the input while a keyboard still composes it: touched, it would be lost or doubled. */
  const [composed, setComposed] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)
  /** What was last said of it: once is enough. */
  const told = useRef<string | null>(null)
  const putCaret = useCaret(field)

  const judge = (typed: string): Verdict => {
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
        return { reason: 'range', words: fill(words[check.side], { day: formatDate(check.limit) }) }
      default:
        return { reason: check.reason, words: words[check.reason] }
    }
  }

  if (value !== known) {
    setKnown(value)
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

  const meant = (foreign: string): string | null => {
    const day = dayOfText(foreign, { min, max, today, locale })
    return day && formatDate(day)
  }

  const edit = (input: HTMLInputElement, isForward: boolean) => {
    const at = input.selectionStart ?? input.value.length
    const { inserted } = editOf(input.value, at, text)
    const whole = inserted.length > 1 ? (meant(input.value) ?? meant(inserted)) : null
    const next = whole
      ? { text: whole, caret: whole.length }
      : maskedEdit(dateMask, input.value, at, text, isForward)
    setLeft(false)
    told.current = null
    setComposed(null)
    putCaret(next.caret)
    take(next.text)
  }

  const leave = () => {
    setLeft(true)
    const isShort = text.length < 10 && /^\d\d?\.\d\d?\.(\d\d|\d{4})$/.test(text)
    const whole = isShort ? (meant(text) ?? maskDate(text)) : text
    const verdict = isShort ? take(whole) : judge(text)
    if (!('words' in verdict)) return
    onInvalid?.(verdict.reason, whole)
    // Drawn by now, but a reader that goes on does not come past it.
    if (verdict.words !== told.current) announce(verdict.words)
    told.current = verdict.words
  }

  const verdict = judge(text)
  return {
    take,
    leave,
    /** What is wrong with it, once it is whole or left. */
    error: (isLeft || text.length === 10) && 'words' in verdict ? verdict.words : undefined,
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
