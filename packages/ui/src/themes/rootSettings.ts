import type { Weekday } from '../components/Calendar/calendarMath.ts'
import type { CalendarSystem } from '../components/Calendar/calendarSystem.ts'
import type { HourCycle } from '../components/TimePicker/timeForm.ts'
import type { OwnWords } from '../messages/words.ts'
import type { DateFormat } from '../private/moment/dateForm.ts'
import type { CreatedTheme, Density, Radius } from './createdTheme.ts'
import { isNumberingSystem, isTimeZone, namedLocale, nearestLocale } from './intlSettings.ts'
import type { ThemeName, VisiblePart } from './themeNames.ts'

/** Background of a root: `paint` fills it with the theme's page colour, `none` leaves it transparent. */
export const surfaces = ['paint', 'none'] as const
export type Surface = (typeof surfaces)[number]

/** Settings of a themed root. A root inside another one starts with those of the outer root. */
export interface RootSettings {
  theme: ThemeName | 'auto' | CreatedTheme
  /** Density of the root; undefined for the theme's own. */
  density: Density | undefined
  /** Radius of the root; undefined for the theme's own. */
  radius: Radius | undefined
  surface: Surface
  /** BCP 47 tag of the visitor's language. */
  locale: string
  dir: 'ltr' | 'rtl'
  words: OwnWords | undefined
  visible: VisiblePart | null
  portalContainer: HTMLElement | null
  /** Today, YYYY-MM-DD; undefined for the device's date. */
  today: string | undefined
  /** IANA time zone for today; undefined for the device's. */
  timeZone: string | undefined
  dateFormat: DateFormat
  firstDay: Weekday | 'locale'
  hourCycle: HourCycle
  /** Calendar of all dates; null for the Gregorian one. */
  calendar: CalendarSystem | null
  /** Numbering system of Intl, such as `latn`; undefined for the language's own. */
  numberingSystem: string | undefined
}

/** Settings given to a root. Undefined means not given; null is a value. */
export type GivenSettings = { readonly [Name in keyof RootSettings]?: RootSettings[Name] | undefined }

const defaults: RootSettings = {
  theme: 'light',
  density: undefined,
  radius: undefined,
  surface: 'paint',
  locale: 'en',
  dir: 'ltr',
  words: undefined,
  visible: null,
  portalContainer: null,
  today: undefined,
  timeZone: undefined,
  dateFormat: 'locale',
  firstDay: 'locale',
  hourCycle: 'locale',
  calendar: null,
  numberingSystem: undefined,
}

const languageOf = (locale: string) => locale.split('-')[0]!.toLowerCase()

/**
 * Settings of a root: the given ones, else those of the root around it, else the defaults. Some depend on others: a new
 * theme brings its own background, and a made theme its density and radius, because a text is legible only on its own
 * theme's background. A new language does not inherit `words`, because words of another language would be
 * mispronounced. A language tag that is none is the nearest one; a setting that Intl refuses counts as not given.
 *
 * @param outer settings of the root around it; null for the outermost root
 */
export function settingsWithin(outer: RootSettings | null, all: GivenSettings): RootSettings {
  const { locale, timeZone, numberingSystem } = all
  const given: GivenSettings = {
    ...all,
    locale: locale === undefined ? locale : (nearestLocale(locale) ?? undefined),
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
    numberingSystem:
      numberingSystem !== undefined && isNumberingSystem(numberingSystem) ? numberingSystem : undefined,
  }
  const settings: RootSettings = { ...(outer ?? defaults) }
  if (given.theme !== undefined) settings.surface = 'paint'
  if (typeof given.theme === 'object') {
    settings.density = given.theme.density
    settings.radius = given.theme.radius
  }
  if (given.locale !== undefined && languageOf(given.locale) !== languageOf(settings.locale))
    settings.words = undefined
  const own = Object.entries(given).filter(([name, value]) => name in defaults && value !== undefined)
  return Object.assign(settings, Object.fromEntries(own))
}

/** The locale for names and numbers, which Intl knows, with the chosen digits if there are any. */
export function localeOf({ locale, numberingSystem }: RootSettings): string {
  const known = namedLocale(locale)
  return numberingSystem ? new Intl.Locale(known, { numberingSystem }).toString() : known
}
