'use client'
import { useSyncExternalStore } from 'react'
import { useTheme } from '../themes/useTheme.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/** Today in a time zone, YYYY-MM-DD: the format of Swedish dates. */
function dayNow(timeZone: string | undefined): string {
  const key = timeZone ?? ''
  const known = made.get(key)
  const options = { calendar: 'gregory', numberingSystem: 'latn', dateStyle: 'short', timeZone } as const
  const format = known ?? new Intl.DateTimeFormat('sv-SE', options)
  made.set(key, format)
  return format.format(Date.now())
}

/** Calls back when the person returns to the page, because a new day may have begun. */
function onReturn(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const never = () => () => {}

/**
 * Today, YYYY-MM-DD: the given day, else that of the ThemeProvider, else the device's date in the provider's time zone.
 * Null on a server and in the first render if nobody gives it, so that both render the same.
 */
export function useToday(given: string | undefined): string | null {
  const { settings } = useTheme()
  const fixed = given ?? settings.today
  return useSyncExternalStore(
    fixed ? never : onReturn,
    () => fixed ?? dayNow(settings.timeZone),
    () => fixed ?? null,
  )
}
