'use client'
import { type CSSProperties, type ReactNode, useContext, useMemo } from 'react'
import { createPortal } from 'react-dom'
import '../css/layers.css.ts'
import '../css/reset.css.ts'
import type { ISODate, Weekday } from '../components/Calendar/calendarMath.ts'
import type { CalendarSystem } from '../components/Calendar/calendarSystem.ts'
import type { HourCycle } from '../components/TimePicker/timeForm.ts'
import type { OwnWords } from '../messages/words.ts'
import { Announcer } from '../private/announcer.tsx'
import { stopHeld } from '../private/edit/isHeld.ts'
import type { DateFormat } from '../private/moment/dateForm.ts'
import type { CreatedTheme, Density, Radius } from './createdTheme.ts'
import { warnOfLoneAccent } from './loneAccent.ts'
import { localeOf, type Surface, settingsWithin } from './rootSettings.ts'
import './themes.css.ts'
import { useCreatedMode } from './useCreatedMode.ts'
import { ThemeContext, type ThemeName, type VisiblePart } from './useTheme.ts'
import { warnOfSettings } from './wrongSettings.ts'

export type { CalendarParts, CalendarSystem } from '../components/Calendar/calendarSystem.ts'
export type { HourCycle } from '../components/TimePicker/timeForm.ts'
export type { DateFormat } from '../private/moment/dateForm.ts'

/** Settings of a themed root. A setting that is not given is inherited from the root around it. */
export interface ThemeProviderProps {
  /**
   * A theme of the package; `auto`, which is `light` or `dark` by the visitor's setting; or a theme made by
   * `createTheme` of `@wherry/ui/accent` (at run time, or beforehand as JSON). A made theme with both schemes follows
   * the visitor's scheme and contrast: in server markup by a `<style>` in the root until the script runs. If a
   * Content-Security-Policy forbids that, put `themeCss` into a style sheet of the page. @default that of the root
   * around, else 'light'
   */
  theme?: ThemeName | 'auto' | CreatedTheme | undefined
  /**
   * Height of controls and the space between them. @default that of a made theme, that of the root around, else
   * 'comfortable'
   */
  density?: Density | undefined
  /** Roundness of corners. @default that of a made theme, that of the root around, else 'soft' */
  radius?: Radius | undefined
  /**
   * `paint` draws the background, `none` leaves it to the page: a root on a card shows the card. Then texts are legible
   * on the theme's page colour and on backgrounds of about the same lightness. @default 'paint' with a theme of its
   * own, else that of the root around, else 'paint'
   */
  surface?: Surface | undefined
  /**
   * BCP 47 tag of the visitor's language: names of days and months, number forms, words. One of another system
   * (`en_US.UTF-8`) is the nearest tag; in development the console says so. Names and numbers of a language that the
   * browser does not know are those of `en`. @default that of the root around, else 'en'
   */
  locale?: string | undefined
  /** Writing direction. @default that of the root around, else 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined
  /**
   * Texts that replace the components' own: single texts, or all texts of a further language. `{ dialog: { close:
   * 'Kapat' } }`. Keep the object between renders: a new one renders every component again. @default those of the root
   * around if it has the same language, else the components' own texts in the language of `locale` (en, ru or es), else
   * in en
   */
  words?: OwnWords | undefined
  /**
   * In a frame as tall as its content: the part of the frame that the parent's window shows. Overlays stay within it.
   * Null if the window itself scrolls. @default that of the root around, else null
   */
  visible?: VisiblePart | null | undefined
  /**
   * Element to render overlays into, in the same document or shadow root; overlays get a themed root of their own
   * there. Null if it does not exist yet, or to render them inside this root. @default that of the root around, else
   * inside this root
   */
  portalContainer?: HTMLElement | null | undefined
  /**
   * Today at the place the page is about, YYYY-MM-DD, for all calendars inside. If a server gives it, its markup and
   * the browser agree. @default that of the root around, else the device's date once the script runs
   */
  today?: ISODate | undefined
  /**
   * IANA time zone in which today is taken from the device's clock. @default that of the root around, else the device's
   */
  timeZone?: string | undefined
  /**
   * Format in which dates are typed and shown: DD, MM and YYYY in any order with one separator, or `locale`. @default
   * that of the root around, else 'locale'
   */
  dateFormat?: DateFormat | undefined
  /** First day of the week, 0 Sunday to 6 Saturday, or `locale`. @default that of the root around, else 'locale' */
  firstDay?: Weekday | 'locale' | undefined
  /** Clock of all times: 24 hours, 12 hours, or `locale`. @default that of the root around, else 'locale' */
  hourCycle?: HourCycle | undefined
  /**
   * Calendar of all dates, such as `persian` of `@wherry/ui/calendars/persian`; null for the Gregorian one. Values stay
   * Gregorian days, YYYY-MM-DD. @default that of the root around, else null
   */
  calendar?: CalendarSystem | null | undefined
  /**
   * Digits of all numbers, as a numbering system of Intl such as `latn`. @default that of the root around, else the
   * language's own
   */
  numberingSystem?: string | undefined
  children: ReactNode
}

/** A bundler replaces this by the name of the build mode. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** A production build removes the whole branch. */
const inDevelopment =
  process.env.NODE_ENV === 'production'
    ? undefined
    : { ofSettings: warnOfSettings, ofAccent: warnOfLoneAccent }

/**
 * The root of everything themed: it sets the variables, the reset and the container of overlays. A page may have
 * several. A root inside another one changes the settings it is given and inherits all others.
 */
export function ThemeProvider({ children, ...given }: ThemeProviderProps) {
  inDevelopment?.ofSettings(given)
  const outer = useContext(ThemeContext)
  // A component between the two roots may have set another language or visible part in the context.
  const around = outer && {
    ...outer.settings,
    ...(outer.locale !== localeOf(outer.settings) && { locale: outer.locale }),
    ...{ dir: outer.dir, visible: outer.visible },
  }
  const settings = settingsWithin(around, given)
  const { theme, density, radius, surface, locale, dir, words, visible, portalContainer } = settings
  const { today, timeZone, dateFormat, firstDay, hourCycle, calendar, numberingSystem } = settings
  // A new object for each container makes overlays look up their place again.
  const portal = useMemo(() => ({ container: portalContainer, current: null }), [portalContainer])
  const { name, attributes, variables, sheet } = useCreatedMode(theme)
  const { top, height } = visible ?? {}
  const value = useMemo(() => {
    const seen = top === undefined || height === undefined ? null : { top, height }
    const look = { theme, density, radius, surface, locale, dir, words, portalContainer, visible: seen }
    const own = { ...look, today, timeZone, dateFormat, firstDay, hourCycle, calendar, numberingSystem }
    return { name, locale: localeOf(own), dir, portal, words, visible: seen, settings: own }
  }, [
    today,
    timeZone,
    dateFormat,
    firstDay,
    hourCycle,
    calendar,
    numberingSystem,
    name,
    theme,
    density,
    radius,
    surface,
    locale,
    dir,
    portal,
    portalContainer,
    words,
    top,
    height,
  ])
  const view = visible ? { '--wherry-view-top': `${top}px`, '--wherry-view-height': `${height}px` } : {}
  const root = {
    className: 'wherry-root',
    ...attributes,
    'data-wherry-density': density,
    'data-wherry-radius': radius,
    'data-wherry-surface': surface === 'none' ? surface : undefined,
    dir,
    lang: locale,
    style: { ...variables, ...view } as CSSProperties,
    onKeyDownCapture: stopHeld,
  }
  return (
    <ThemeContext.Provider value={value}>
      <div {...root} ref={inDevelopment?.ofAccent}>
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
