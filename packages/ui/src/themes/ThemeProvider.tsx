'use client'
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import '../css/layers.css.ts'
import '../css/reset.css.ts'
import { Announcer } from '../private/announcer.tsx'
import './themes.css.ts'
import { ThemeContext, type ThemeName, type VisiblePart } from './useTheme.ts'

export {
  type Language,
  languages,
  type ThemeName,
  themeNames,
  useLanguage,
  useTheme,
  type VisiblePart,
} from './useTheme.ts'

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
