import type { Language } from './language.ts'

/** A text that depends on a number, by the rules of Intl.PluralRules; the number stands in it as `{{count}}`. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** What a calendar shows: days of a month, months of a year, or twelve years. */
interface ByMode {
  readonly days: string
  readonly months: string
  readonly years: string
}

/** All that the components say by themselves. `{{name}}` in a text is where a value comes. */
export interface Words {
  calendar: {
    label: string
    previous: ByMode
    next: ByMode
    choose: ByMode
    /** `{{from}}` and `{{to}}` are years. */
    years: string
    today: string
    off: string
    outside: string
    /** `{{day}}` is a date in short. */
    nearest: string
    /** The keys of the grid of days, told as the focus comes to it. */
    keys: string
  }
  chip: { remove: string }
  comboBox: { clear: string; back: string; loading: string }
  datePicker: {
    title: string
    format: string
    incomplete: string
    month: string
    /** `{{length}}` is the number of days in the month. */
    noDay: string
    /** How many days a month has: `{{month}}` is its name, `{{count}}` the number. */
    day: Forms
    /** The names of the twelve months as `day` wants them. Empty: as a calendar writes them. */
    monthsInDay: readonly string[]
    /** `{{day}}` is a date. */
    min: string
    /** `{{day}}` is a date. */
    max: string
    /** Said of a text that was not understood; `{{text}}` is that text. */
    unread: string
    /** It may be more than one day: `{{text}}`, `{{choices}}`. */
    several: string
    /** It is a time of day. */
    time: string
  }
  dialog: { close: string }
  errorScreen: {
    title: string
    text: string
    reload: string
    back: string
    /** `{{code}}` is what the reporting service knows the error by. */
    code: string
  }
  field: { optional: string; loading: string }
  link: { newTab: string }
  notification: { region: string; close: string }
  passwordField: { show: string }
  phoneField: {
    country: string
    unknown: string
    /** Digits without a plus may be a number of any country. */
    ask: string
  }
  select: { choose: string }
  stepper: { fewer: string; less: string; more: string }
  storeBadge: { get: string }
  textField: { left: Forms; tooMany: Forms }
  /** What `describeChange` says of a made theme. */
  themeChange: {
    /** Names of colours, by the roles that a report names. */
    roles: Readonly<Record<string, string>>
    /** A role that has no name. */
    other: string
    lighter: string
    darker: string
    /** `{{role}}`, `{{way}}` (lighter or darker), `{{from}}`, `{{to}}`, `{{ratio}}`, `{{needed}}`, as in those below. */
    moved: string
    edge: string
    faint: string
    invalid: string
    range: string
    scheme: string
  }
  textarea: { left: Forms; tooMany: Forms }
  timePicker: {
    nextDay: string
    /** `{{typed}}` is what was typed, `{{time}}` what stands now. */
    unreal: string
    /** Said of a text that was not understood; `{{text}}` is that text. */
    unread: string
    /** It may be more than one time: `{{text}}`, `{{choices}}`. */
    several: string
    /** It is a day. */
    date: string
    /** It is on the clock of another place: `{{text}}`. */
    zone: string
    /** No clock shows `{{text}}`. */
    none: string
  }
}

/** Texts of one's own, by component: single ones, or those of another language. Plain data. */
export type OwnWords = { readonly [Component in keyof Words]?: Partial<Words[Component]> | undefined } & {
  /** The language of what is not given. @default that of `locale`, else en */
  readonly base?: Language | undefined
}

/** The words of a component in each language of the package. */
export type WordTable<Component extends keyof Words> = Readonly<Record<Language, Words[Component]>>
