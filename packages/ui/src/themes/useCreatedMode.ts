'use client'
import { useCallback, useId, useSyncExternalStore } from 'react'
import type { CreatedTheme, ThemeVariables } from './createdTheme.ts'
import { sheetOf } from './serverSheet.ts'
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

/** False on a server and while its markup is taken over, true from then on. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** What a root draws for a theme. */
export interface Dress {
  /** The theme of the package that holds for this visitor. */
  name: ThemeName
  attributes: {
    'data-wherry-theme': ThemeName
    'data-wherry-scheme'?: 'auto'
    'data-wherry-made'?: string
  }
  /** Of a made theme, inline; a theme of the package has none of its own. */
  variables?: ThemeVariables
  /** In place of them where a server draws, which does not know the visitor's settings. */
  sheet?: string
}

/** What is drawn for a theme: the visitor's own scheme and contrast, by a script or, before there is one, without. */
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
