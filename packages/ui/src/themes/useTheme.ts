'use client'
import { createContext, type RefObject, useContext } from 'react'
import { type Language, languages } from '../messages/language.ts'
import type { OwnWords } from '../messages/words.ts'
import type { RootSettings } from './rootSettings.ts'
import type { ThemeName, VisiblePart } from './themeNames.ts'

export { type Language, languages } from '../messages/language.ts'
export { type ThemeName, themeNames, type VisiblePart } from './themeNames.ts'

/* The theme as components see it. This file has no style sheet, so a component does not load the values of all themes. */

export interface Theme {
  name: ThemeName
  locale: string
  dir: 'ltr' | 'rtl'
  /** Element for overlays: inside the themed root, so that variables and reset apply to them. */
  portal: RefObject<HTMLDivElement | null>
  visible: VisiblePart | null
  /** Texts that replace the components' own. */
  words: OwnWords | undefined
  /** Settings of the root, inherited by a root inside it. */
  settings: RootSettings
}

/** Provided by ThemeProvider. */
export const ThemeContext = createContext<Theme | null>(null)
ThemeContext.displayName = 'ThemeContext'

/** The theme around a component. @throws Error outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (!theme) throw new Error('Wrap this component in <ThemeProvider> of @wherry/ui')
  return theme
}

/** Language of the package's own texts: en, ru or es. */
export function useLanguage(): Language {
  const { locale, words } = useTheme()
  const short = locale.slice(0, 2).toLowerCase()
  return words?.base ?? languages.find((language) => language === short) ?? 'en'
}
