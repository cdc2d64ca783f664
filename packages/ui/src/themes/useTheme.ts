'use client'
import { createContext, type RefObject, useContext } from 'react'
import { type Language, languages } from '../messages/language.ts'
import type { OwnWords } from '../messages/words.ts'

export { type Language, languages } from '../messages/language.ts'

/* Without a style sheet: a component that asks for its theme does not carry the values of all themes. */

/** The themes that ship with the package. */
export const themeNames = ['light', 'dark', 'alfa-on-white', 'wherry'] as const
export type ThemeName = (typeof themeNames)[number]

export interface Theme {
  name: ThemeName
  locale: string
  dir: 'ltr' | 'rtl'
  /** Where overlays are rendered: inside the themed root, so that variables and reset hold in them. */
  portal: RefObject<HTMLDivElement | null>
  visible: VisiblePart | null
  /** What the components say in place of their own words. */
  words: OwnWords | undefined
}

/** A part of the document, in px from the top of it. */
export interface VisiblePart {
  top: number
  height: number
}

/** Filled by ThemeProvider. */
export const ThemeContext = createContext<Theme | null>(null)

/** The theme around a component. @throws Error outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (!theme) throw new Error('Wrap this component in <ThemeProvider> of @wherry/ui')
  return theme
}

/** The language of the package's own words: en, ru or es. */
export function useLanguage(): Language {
  const { locale, words } = useTheme()
  const short = locale.slice(0, 2).toLowerCase()
  return words?.base ?? languages.find((language) => language === short) ?? 'en'
}
