'use client'
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fill } from '../../private/edit/fill.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { clampDay, type ISODate } from './calendarMath.ts'
import { type CalendarMode, moveByKey, yearsStart } from './calendarMoves.ts'
import { monthNumber, yearOf } from './calendarSystem.ts'
import type { CalendarBase } from './useCalendarBase.ts'

interface CalendarViewOptions extends CalendarBase {
  root: RefObject<HTMLElement | null>
  /** The day the keyboard is on at first, and again once today is known. */
  initial: ISODate
  autoFocus: boolean
  /** Number of months shown side by side, at least 1. */
  months: number
  /** Called when the person moves to another day, month or mode. */
  onMove?: (() => void) | undefined
}

/** The visible part of a calendar, the day the keyboard is on, and the ways to move both. */
export function useCalendarView(options: CalendarViewOptions) {
  const { root, min, max, firstDay, system, months, names, words, titleId, announce, onMove } = options
  const [mode, setMode] = useState<CalendarMode>('days')
  const [day, setDay] = useState(() => clampDay(options.initial, min, max))
  const [first, setFirst] = useState(() => system.monthStart(day))
  const moving = useRef(options.autoFocus)
  /** Returns the first visible month that brings a day into view; the same month if the day is visible already. */
  const monthInView = (from: ISODate, seen: ISODate): ISODate => {
    const [began, month] = [system.monthStart(from), system.monthStart(seen)]
    if (month < began || months === 1) return month
    return month > system.addMonths(began, months - 1) ? system.addMonths(month, 1 - months) : began
  }
  const start = monthInView(first, day)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the day and the mode, nothing else
  useEffect(() => {
    if (!moving.current) return
    moving.current = false
    root.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [day, mode])

  const stand = (next: ISODate) => {
    setFirst(monthInView(start, clampDay(next, min, max)))
    setDay(clampDay(next, min, max))
  }
  const [known, setKnown] = useState(options.today)
  if (options.today !== known) {
    setKnown(options.today)
    if (known === null) stand(options.initial)
  }

  const go = (next: ISODate, focus: boolean) => {
    moving.current = focus
    onMove?.()
    stand(next)
  }
  const show = (next: CalendarMode) => {
    moving.current = true
    onMove?.()
    setMode(next)
  }

  const yearsFrom = (year: number) =>
    fill(words.years, { from: names.number(year), to: names.number(year + 11) })
  const titleOf = (date: ISODate) => {
    const shown = yearOf(system, date)
    if (mode === 'days') return names.monthOfYear(date)
    return mode === 'months' ? names.number(shown) : yearsFrom(yearsStart(shown))
  }
  const isEnd = (sign: number) => {
    const year = yearOf(system, day)
    if (mode === 'years')
      return sign < 0 ? yearsStart(year) <= yearOf(system, min) : yearsStart(year) + 11 >= yearOf(system, max)
    const place = mode === 'days' ? monthNumber : yearOf
    const shown =
      mode !== 'days' ? day : sign < 0 || months === 1 ? start : system.addMonths(start, months - 1)
    return sign < 0 ? place(system, shown) <= place(system, min) : place(system, shown) >= place(system, max)
  }
  const turn = (sign: 1 | -1) => {
    if (isEnd(sign)) return
    if (mode !== 'days') {
      const next = clampDay(system.addYears(day, sign * (mode === 'months' ? 1 : 12)), min, max)
      go(next, false)
      announce(titleOf(next), 'polite', titleId)
      return
    }
    const turned = system.addMonths(start, sign)
    // The keyboard's day stays the same as long as it is visible.
    const isSeen = monthInView(turned, day) === turned && months > 1
    go(isSeen ? day : system.addMonths(day, sign), false)
    setFirst(turned)
    announce(titleOf(sign < 0 ? turned : system.addMonths(turned, months - 1)), 'polite', titleId)
  }

  const shownMonths = mode === 'days' ? months : 1
  /** All visible months with their titles; in the other modes only the grid that the keyboard is in. */
  const panels = Array.from({ length: shownMonths }, (_, index) => {
    const month = shownMonths > 1 ? system.addMonths(start, index) : system.monthStart(day)
    const title = titleOf(shownMonths > 1 ? month : day)
    return {
      month,
      title,
      titleId: index === 0 ? titleId : `${titleId}-${index}`,
      titleProps: {
        type: 'button',
        'aria-label': `${title}, ${words.choose[mode]}`,
        onClick: () => {
          if (shownMonths > 1) stand(month === system.monthStart(day) ? day : month)
          show(mode === 'days' ? 'months' : mode === 'months' ? 'years' : 'days')
        },
      } satisfies ComponentPropsWithoutRef<'button'>,
    }
  })
  /** Attributes of the buttons to an earlier and a later view. */
  const turnProps = (sign: 1 | -1) =>
    ({
      type: 'button',
      'aria-label': (sign < 0 ? words.previous : words.next)[mode],
      'aria-disabled': isEnd(sign) || undefined,
      onClick: () => turn(sign),
    }) satisfies ComponentPropsWithoutRef<'button'>

  const onKeyDown = (key: KeyboardEvent<HTMLElement>) => {
    if (isComposing(key) || isHeld(key) || key.ctrlKey || key.metaKey || key.altKey) return
    const rtl = getComputedStyle(key.currentTarget).direction === 'rtl'
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[rtl ? key.key : ''] ?? key.key
    const next = moveByKey(day, mode, mirrored, { shift: key.shiftKey, firstDay, system })
    if (!next) return
    key.preventDefault()
    go(next, true)
  }

  return {
    ...{ mode, day },
    ...{ go, stand, onKeyDown, panels },
    turnProps,
    /** A press on a month or a year opens the days, or the months, of it. */
    enter: (date: ISODate) => {
      go(date, true)
      setMode(mode === 'years' ? 'months' : 'days')
    },
  }
}

export type CalendarView = ReturnType<typeof useCalendarView>
