'use client'
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
} from 'react'
import '../css/layers.css.ts'
import '../css/reset.css.ts'
import { Announcer } from '../private/announcer.tsx'
import './themes.css.ts'

/** The themes that ship with the package. */
export const themeNames = ['light', 'dark', 'alfa-on-white', 'wherry'] as const
export type ThemeName = (typeof themeNames)[number]

/** The languages the package's own words exist in; any other BCP 47 tag falls back to en. */
export const languages = ['en', 'ru', 'es'] as const
export type Language = (typeof languages)[number]

interface Theme {
  name: ThemeName
  locale: string
  dir: 'ltr' | 'rtl'
  /** Where overlays are rendered: inside the themed root, so that variables and reset hold in them. */
  portal: RefObject<HTMLDivElement | null>
  visible: VisiblePart | null
}

/** A part of the document, in px from the top of it. */
export interface VisiblePart {
  top: number
  height: number
}

const ThemeContext = createContext<Theme | null>(null)

export interface ThemeProviderProps {
  /** @default 'light' */
  theme?: ThemeName
  /** BCP 47 tag of the visitor's language: names of days and months, number forms. @default 'en' */
  locale?: string
  /** Writing direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  /**
   * In a frame as tall as its content: the part of it that its parent's window shows. Overlays stay within it; null
   * where the window itself scrolls. @default null
   */
  visible?: VisiblePart | null
  children: ReactNode
}

/** The root of everything themed: sets the variables, the reset and the place of overlays. Several fit on a page. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { theme = 'light', locale = 'en', dir = 'ltr', visible = null, children } = props
  const portal = useRef<HTMLDivElement>(null)
  const { top, height } = visible ?? {}
  const value = useMemo(
    () => ({
      name: theme,
      locale,
      dir,
      portal,
      visible: top === undefined || height === undefined ? null : { top, height },
    }),
    [theme, locale, dir, top, height],
  )
  const view = visible ? { '--wherry-view-top': `${top}px`, '--wherry-view-height': `${height}px` } : {}
  return (
    <ThemeContext.Provider value={value}>
      <div
        className="wherry-root"
        data-wherry-theme={theme}
        dir={dir}
        lang={locale}
        style={view as CSSProperties}
      >
        <Announcer>
          {children}
          <div ref={portal} data-wherry-portal="" />
        </Announcer>
      </div>
    </ThemeContext.Provider>
  )
}

/** The theme around a component. @throws Error outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (!theme) throw new Error('Wrap this component in <ThemeProvider> of @wherry/ui')
  return theme
}

/** The language of the package's own words: en, ru or es. */
export function useLanguage(): Language {
  const { locale } = useTheme()
  const short = locale.slice(0, 2).toLowerCase()
  return languages.find((language) => language === short) ?? 'en'
}
