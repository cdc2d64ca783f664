'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { CreatedTheme, ThemeVariables } from './createdTheme.ts'
import type { ThemeName } from './useTheme.ts'

/** Whether a media query holds; false on a server, and where nobody asks. */
function useMedia(query: string, isAsked: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!isAsked) return () => {}
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query, isAsked],
  )
  return useSyncExternalStore(
    subscribe,
    () => isAsked && matchMedia(query).matches,
    () => false,
  )
}

/** The base theme and the variables that hold for this visitor; a theme of the package has none of its own. */
export function useCreatedMode(theme: ThemeName | CreatedTheme): {
  name: ThemeName
  variables?: ThemeVariables
} {
  const modes = typeof theme === 'string' ? {} : theme.modes
  const isMore = useMedia('(prefers-contrast: more)', typeof theme !== 'string')
  const isDark = useMedia('(prefers-color-scheme: dark)', Boolean(modes.light && modes.dark))
  if (typeof theme === 'string') return { name: theme }
  const mode = (isDark ? modes.dark : modes.light) ?? modes.dark
  return mode ? { name: mode.base, variables: isMore ? mode.more : mode.variables } : { name: 'light' }
}
