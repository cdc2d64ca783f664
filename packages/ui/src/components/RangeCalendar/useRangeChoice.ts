'use client'
import { useState } from 'react'
import { rangeCalendarWords } from '../../messages/rangeCalendar.ts'
import { counted, fill } from '../../private/edit/fill.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { SpanPart } from '../Calendar/calendarCells.ts'
import type { ISODate } from '../Calendar/calendarMath.ts'
import type { CalendarNames } from '../Calendar/calendarNames.ts'
import {
  type DateRange,
  nightsOf,
  offWaysFrom,
  placeIn,
  type RangeLimits,
  refusalOf,
  spanBetween,
} from './rangeMath.ts'

interface RangeWordsOptions {
  limits: RangeLimits
  /** Returns the reason why a single day is unavailable; null for a free day. */
  offReason: (day: ISODate) => string | null
  outside: string
}

/** Texts of the reasons why a span cannot be chosen, in the page's language. */
export function useRangeWords() {
  const words = useWords('rangeCalendar', rangeCalendarWords)
  const { locale } = useTheme()
  return {
    words,
    nights: (range: DateRange) => counted(locale, words.nights, nightsOf(range)),
    reasonOf: (
      range: DateRange,
      { limits, offReason, outside }: RangeWordsOptions,
      isBarred?: () => boolean,
    ): string | null => {
      switch (refusalOf(range, limits, isBarred)) {
        case null:
          return null
        case 'range':
          return outside
        case 'off':
          return offReason(range.start) ?? offReason(range.end)
        case 'min':
          return counted(locale, words.min, limits.minNights)
        case 'max':
          return counted(locale, words.max, limits.maxNights ?? 0)
        default:
          return words.offInside
      }
    },
  }
}

interface RangeChoiceOptions extends RangeWordsOptions {
  value: DateRange | null
  change: (range: DateRange) => void
  names: CalendarNames
  say: (text: string) => void
}

/** State of choosing a span by two presses, with its preview. */
export function useRangeChoice(options: RangeChoiceOptions) {
  const { value, change, names, say, limits, offReason, outside } = options
  const { words, nights, reasonOf } = useRangeWords()
  /** The first chosen day, while the second is still missing. */
  const [anchor, setAnchor] = useState<ISODate | null>(null)
  /** The day under the pointer. */
  const [hovered, setHovered] = useState<ISODate | null>(null)
  const alone = (day: ISODate) => (day < limits.min || day > limits.max ? outside : offReason(day))
  const isBarredFromAnchor = anchor === null ? null : offWaysFrom(anchor, limits.isOff)
  const withAnchor = (day: ISODate) =>
    anchor === null
      ? null
      : reasonOf(spanBetween(anchor, day), { limits, offReason, outside }, () => isBarredFromAnchor!(day))
  /** The second day is refused if an unavailable day lies between or if the span is too short or too long. */
  const reasonOn = (day: ISODate) => alone(day) ?? (day === anchor ? null : withAnchor(day))
  /** With `refuse`, a day behind an unavailable one looks free, so that a press on it can announce the reason. */
  const lookOf = (day: ISODate) => {
    const reason = reasonOn(day)
    return reason === words.offInside && limits.offInside === 'refuse' ? null : reason
  }

  const chosenWords = (range: DateRange) =>
    fill(words.chosen, { from: names.day(range.start), to: names.day(range.end), nights: nights(range) })

  const take = (range: DateRange) => {
    setAnchor(null)
    say(chosenWords(range))
    change(range)
  }
  return {
    ...{ words, anchor, reasonOn, lookOf, take, setHovered },
    /** Returns the reason why a whole span cannot be chosen; null if it can. */
    refusal: (range: DateRange) => reasonOf(range, { limits, offReason, outside }),
    cancel: () => {
      setAnchor(null)
      say(words.first)
    },
    forget: () => setAnchor(null),
    /**
     * Handles a press on a free day. The first day pressed again makes a span of one day, or starts over if that is too
     * short.
     */
    press: (day: ISODate) => {
      if (anchor === null) {
        setAnchor(day)
        say(`${names.short(day)}. ${words.last}`)
      } else if (withAnchor(day) === null) take(spanBetween(anchor, day))
      else {
        setAnchor(null)
        say(words.first)
      }
    },
    /** @param at the keyboard's day, used as second day until the pointer is on another one */
    spanOf: (day: ISODate, at: ISODate): SpanPart | null => {
      const second = hovered ?? at
      const isOpen = anchor !== null && reasonOn(second) === null
      const span = anchor ? spanBetween(anchor, isOpen ? second : anchor) : value
      const place = span && placeIn(day, span)
      if (!place) return null
      const isStart = anchor ? day === anchor : place === 'start'
      const spoken =
        isStart || place === 'only' ? words.start : place === 'end' && !anchor ? words.end : undefined
      return { place, isPreview: anchor !== null && day !== anchor, spoken }
    },
  }
}
