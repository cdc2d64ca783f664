'use client'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { createPortal } from 'react-dom'
import '../css/layers.css.ts'
import '../css/reset.css.ts'
import type { OwnWords } from '../messages/words.ts'
import { Announcer } from '../private/announcer.tsx'
import { stopHeld } from '../private/isHeld.ts'
import type { CreatedTheme, Density, Radius } from './createdTheme.ts'
import './themes.css.ts'
import { useCreatedMode } from './useCreatedMode.ts'
import { ThemeContext, type ThemeName, type VisiblePart } from './useTheme.ts'

export {
  type CreatedMode,
  type CreatedTheme,
  type Density,
  densities,
  type Radius,
  radii,
  type ThemeChange,
  type ThemeVariables,
} from './createdTheme.ts'
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
  /**
   * A theme of the package; `auto`, which is `light` or `dark` as the visitor has set; or one made by `createTheme` of
   * `@wherry/ui/accent` (at run time, or beforehand and carried as JSON). A made theme of both schemes follows the
   * visitor's own, and so does its contrast: where a server draws, by a `<style>` in the root until the page is alive.
   * A page whose Content-Security-Policy forbids that puts `themeCss` into a sheet of its own.
   *
   * @default 'light'
   */
  theme?: ThemeName | 'auto' | CreatedTheme | undefined
  /** Heights of controls and the room between them. @default that of a made theme, else 'comfortable' */
  density?: Density | undefined
  /** Roundness of corners. @default that of a made theme, else 'soft' */
  radius?: Radius | undefined
  /** BCP 47 tag of the visitor's language: names of days and months, number forms, words. @default 'en' */
  locale?: string | undefined
  /** Writing direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined
  /**
   * What the components say in place of their own words: single texts, or those of a language that the package has
   * none for. `{ dialog: { close: 'Kapat' } }`. Keep the object: a new one draws every component anew.
   *
   * @default their own, in the language of `locale` where that is en, ru or es, else in en
   */
  words?: OwnWords | undefined
  /**
   * In a frame as tall as its content: the part of it that its parent's window shows. Overlays stay within it; null
   * where the window itself scrolls. @default null
   */
  visible?: VisiblePart | null | undefined
  /**
   * An element to render overlays into, in the same document or shadow root: they get a themed root of their own
   * there. Null while it is not there yet. @default inside this root
   */
  portalContainer?: HTMLElement | null | undefined
  children: ReactNode
}

/** The root of everything themed: sets the variables, the reset and the place of overlays. Several fit on a page. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { theme = 'light', locale = 'en', dir = 'ltr', visible = null, words, children } = props
  const { portalContainer = null } = props
  // Another object for another container: overlays look for their place anew.
  const portal = useMemo(() => ({ container: portalContainer, current: null }), [portalContainer])
  const made = typeof theme === 'string' ? undefined : theme
  const { name, attributes, variables, sheet } = useCreatedMode(theme)
  const { top, height } = visible ?? {}
  const value = useMemo(
    () => ({
      name,
      locale,
      dir,
      portal,
      words,
      visible: top === undefined || height === undefined ? null : { top, height },
    }),
    [name, locale, dir, portal, words, top, height],
  )
  const view = visible ? { '--wherry-view-top': `${top}px`, '--wherry-view-height': `${height}px` } : {}
  const root = {
    className: 'wherry-root',
    ...attributes,
    'data-wherry-density': props.density ?? made?.density,
    'data-wherry-radius': props.radius ?? made?.radius,
    dir,
    lang: locale,
    style: { ...variables, ...view } as CSSProperties,
    onKeyDownCapture: stopHeld,
  }
  return (
    <ThemeContext.Provider value={value}>
      <div {...root}>
        {sheet && <style>{sheet}</style>}
        <Announcer>
          {children}
          {!portalContainer && <div ref={portal} data-wherry-portal="" />}
        </Announcer>
      </div>
      {portalContainer && createPortal(<div {...root} ref={portal} data-wherry-portal="" />, portalContainer)}
    </ThemeContext.Provider>
  )
}
