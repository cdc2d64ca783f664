'use client'
import { useId } from 'react'
import { calendarWords } from '../../messages/calendar.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { useToday } from '../../private/useToday.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { defaultLimits, weekBeginsOn } from './calendarMath.ts'
import { calendarNames } from './calendarNames.ts'
import type { CalendarOptions } from './calendarOptions.ts'
import { gregorian } from './calendarSystem.ts'
import { useCalendarSetting } from './useCalendarSetting.ts'

type BaseOptions = Pick<CalendarOptions, 'today' | 'minValue' | 'maxValue' | 'firstDay' | 'calendar'>

/** Base that calendars of days and of spans share: today, limits, names, and the ids of title and hint. */
export function useCalendarBase({ today: asOf, minValue, maxValue, firstDay, calendar }: BaseOptions) {
  const today = useToday(asOf)
  const { locale, settings } = useTheme()
  const system = useCalendarSetting(calendar)
  const limits = defaultLimits(today)
  return {
    today,
    min: minValue ?? limits.min,
    max: maxValue ?? limits.max,
    firstDay: weekBeginsOn(firstDay ?? settings.firstDay, locale),
    system: system ?? gregorian,
    names: calendarNames(locale, system),
    words: useWords('calendar', calendarWords),
    announce: useAnnounce(),
    titleId: useId(),
    hintId: useId(),
  }
}

export type CalendarBase = ReturnType<typeof useCalendarBase>
