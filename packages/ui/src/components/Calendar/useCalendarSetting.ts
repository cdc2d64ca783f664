'use client'
import { useTheme } from '../../themes/useTheme.ts'
import type { CalendarSystem } from './calendarSystem.ts'

/** The calendar given to a component, else that of the ThemeProvider; null for the Gregorian one. */
export function useCalendarSetting(given: CalendarSystem | null | undefined): CalendarSystem | null {
  const { settings } = useTheme()
  return given === undefined ? settings.calendar : given
}
