'use client'
import { useRef, useState } from 'react'
import { fill } from '../../private/edit/fill.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { type ISODate, nearestFreeDay } from './calendarMath.ts'
import type { CalendarOptions, MultipleCalendarOptions } from './calendarOptions.ts'
import { toggledDay } from './toggledDay.ts'
import { useCalendarBase } from './useCalendarBase.ts'
import { useCalendarView } from './useCalendarView.ts'
import { useMonthsByWidth } from './useMonthsByWidth.ts'

const none: readonly ISODate[] = []

/** Chosen days as an array, for one day or several; undefined if none are given. */
const daysOf = (value: ISODate | readonly ISODate[] | null | undefined): readonly ISODate[] | undefined =>
  typeof value === 'string' ? [value] : value === null ? none : value

/** Selection logic for one day or several: view, limits, and the answer to a day that cannot be chosen. */
export function useCalendarChoice(options: CalendarOptions | MultipleCalendarOptions) {
  const { offReason, event, minValue, autoFocus = false, months: most = 1 } = options
  const isMultiple = options.selectionMode === 'multiple'
  const base = useCalendarBase(options)
  const { today, min, max, names, words, announce, titleId } = base
  const [chosen, change] = useControlled(
    daysOf(options.value),
    daysOf(options.defaultValue) ?? none,
    (days) => {
      if (options.selectionMode === 'multiple') options.onChange?.(days)
      else if (days[0]) options.onChange?.(days[0])
    },
  )
  const root = useRef<HTMLDivElement>(null)
  const months = useMonthsByWidth(root, most)
  const [known, setKnown] = useState(chosen)
  /** The unavailable day that the person tried to choose. */
  const [tried, setTried] = useState<ISODate | null>(null)
  const view = useCalendarView({
    ...base,
    ...{ root, autoFocus, months },
    initial: chosen[0] ?? today ?? min,
    onMove: () => setTried(null),
  })

  if (chosen.join() !== known.join()) {
    setKnown(chosen)
    setTried(null)
    const added = chosen.find((day) => !known.includes(day))
    if (added) view.stand(added)
  }

  const reasonOf = (date: ISODate) => (date < min || date > max ? words.outside : (offReason?.(date) ?? null))
  const nearestOf = (date: ISODate) => {
    // A chosen day is not offered as the nearest free one: a press would remove it.
    const isTaken = (other: ISODate) => reasonOf(other) !== null || (isMultiple && chosen.includes(other))
    const near = nearestFreeDay(date, isTaken, min, max)
    return near === null ? null : { day: near, text: fill(words.nearest, { day: names.short(near) }) }
  }
  const refusalOf = (date: ISODate) => [reasonOf(date), event?.(date)].filter(Boolean).join('. ')
  const take = (date: ISODate) => change(isMultiple ? toggledDay(chosen, date) : [date])
  const onChoose = (date: ISODate) => {
    if (view.mode !== 'days') return view.enter(date)
    // A chosen day that has become unavailable can still be removed.
    if (reasonOf(date) === null || (isMultiple && chosen.includes(date))) {
      view.stand(date)
      setTried(null)
      take(date)
      return
    }
    if (date >= min && date <= max) view.stand(date)
    setTried(date)
    announce([refusalOf(date), nearestOf(date)?.text].filter(Boolean).join('. '), 'polite', titleId)
  }
  const near = tried === null ? null : nearestOf(tried)
  return {
    ...{ chosen, root },
    isBusy: (today ?? chosen[0] ?? minValue) == null,
    /** Props of `CalendarPanels`. */
    panels: {
      ...base,
      ...{ view, reasonOf, event, tried, chosen, isMultiple, onChoose },
      isSeveral: most > 1,
      hintId: isMultiple ? base.hintId : undefined,
      isSelected: (day: ISODate) => chosen.includes(day),
    },
    /** Answer to a tried unavailable day; null if there was none. */
    refusal:
      tried === null
        ? null
        : {
            reason: refusalOf(tried),
            nearest: near && {
              text: near.text,
              choose: () => {
                view.go(near.day, true)
                take(near.day)
              },
            },
          },
  }
}
