'use client'
import { useCallback, useId, useSyncExternalStore } from 'react'
import type { CreatedTheme, ThemeVariables } from './createdTheme.ts'
import { sheetOf } from './serverSheet.ts'
import type { ThemeName } from './useTheme.ts'

/** True if a media query matches; false on a server, and if `isAsked` is false. */
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

/** False on a server and during hydration, true after it. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** Theme name, attributes and variables of a root element. */
export interface Dress {
  /** The theme of the package that applies to this visitor. */
  name: ThemeName
  attributes: {
    'data-wherry-theme': ThemeName
    'data-wherry-scheme'?: 'auto'
    'data-wherry-made'?: string
  }
  /** Inline variables of a made theme; undefined for a theme of the package. */
  variables?: ThemeVariables
  /** Style sheet in place of `variables` on a server, which does not know the visitor's settings. */
  sheet?: string
}

/** Applies the visitor's scheme and contrast to a theme: by a style sheet until the script runs, then by variables. */
export function useCreatedMode(theme: ThemeName | 'auto' | CreatedTheme): Dress {
  const made = typeof theme === 'string' ? undefined : theme
  const { light, dark } = made?.modes ?? {}
  const isAlive = useIsAlive()
  const id = `w${useId().replace(/\W/g, '')}`
  const isBoth = Boolean(light && dark)
  const isMore = useMedia('(prefers-contrast: more)', made !== undefined)
  const isDark = useMedia('(prefers-color-scheme: dark)', isBoth || theme === 'auto')
  if (theme === 'auto') {
    const name = isDark ? 'dark' : 'light'
    return { name, attributes: { 'data-wherry-theme': 'light', 'data-wherry-scheme': 'auto' } }
  }
  const mode = (isDark ? dark : light) ?? dark
  if (!made || !mode) {
    const name = typeof theme === 'string' ? theme : 'light'
    return { name, attributes: { 'data-wherry-theme': name } }
  }
  const attributes: Dress['attributes'] = { 'data-wherry-theme': mode.base }
  if (isAlive) return { name: mode.base, attributes, variables: isMore ? mode.more : mode.variables }
  attributes['data-wherry-made'] = id
  if (isBoth) attributes['data-wherry-scheme'] = 'auto'
  return { name: mode.base, attributes, sheet: sheetOf(made, `[data-wherry-made=${id}]`) }
}
