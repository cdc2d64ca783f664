import type { Language } from './language.ts'

/** A text that depends on a number, by the plural rules of Intl.PluralRules; the number replaces `{{count}}`. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Texts for each view of a calendar: days of a month, months of a year, or twelve years. */
interface ByMode {
  readonly days: string
  readonly months: string
  readonly years: string
}

/**
 * All texts of the components. `{{name}}` in a text is replaced by a value. Every text is required, so a language that
 * compiles is complete.
 */
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
    /** `{{day}}` is a short date. */
    nearest: string
    /** Hint for choosing several days, announced when the focus enters the grid. */
    several: string
    /** Hint about the keys of the grid, announced when the focus enters it. */
    keys: string
  }
  chip: { remove: string }
  choice: {
    /** No option fits the typed text. */
    none: string
    /** Number of options that fit the typed text. */
    found: Forms
    /** Error: the text is no option and may not stay. */
    unchosen: string
    /** Option that creates a new item from the text `{{text}}`. */
    create: string
    /** Announcement that `{{text}}` was added to several choices. */
    added: string
    removed: string
    /** Name of the list of chosen items: `{{label}}` is the label of the field. */
    chosen: string
  }
  comboBox: {
    clear: string
    back: string
    loading: string
  }
  datePicker: {
    title: string
    /**
     * Hint about the format: `{{fields}}` names day, month and year in their order, `{{form}}` shows it, such as
     * DD.MM.YYYY.
     */
    format: string
    /** Letters that stand for day, month and year in `{{form}}`, separated by blanks: DD MM YYYY. */
    letters: string
    /** `{{example}}` is a date in the field's format. */
    incomplete: string
    month: string
    /** `{{length}}` is the number of days in the month. */
    noDay: string
    /** Number of days in a month: `{{month}}` is the month's name, `{{count}}` the number. */
    day: Forms
    /** Names of the twelve months in the form that `day` needs. If empty, the names of a calendar are used. */
    monthsInDay: readonly string[]
    /** `{{day}}` is the first date allowed. */
    min: string
    /** `{{day}}` is the last date allowed. */
    max: string
    /** Error for a text that was not understood; `{{text}}` is the text, `{{form}}` a date in the field's format. */
    unread: string
    /** Error for a text that may mean several days: `{{text}}` is the text, `{{choices}}` the days. */
    several: string
    /** Error for a time in a date field; `{{form}}` is a date in the field's format. */
    time: string
  }
  dateRangePicker: {
    title: string
    /** Names of the two fields of a span. */
    from: string
    to: string
  }
  dialog: { close: string }
  errorScreen: {
    title: string
    text: string
    reload: string
    back: string
    /** `{{code}}` is the code of the error at the reporting service. */
    code: string
  }
  field: { optional: string; loading: string; required: string }
  link: { newTab: string }
  menu: { back: string }
  notification: { region: string; close: string }
  pagination: {
    /** Name of the row of pages. */
    label: string
    previous: string
    next: string
    /** Name of the control of a page: `{{page}}` is its number. */
    page: string
    /** Pages that are left out between two others. */
    gap: string
    /** Announcement of another page: `{{page}}` is its number, `{{count}}` the number of pages. */
    moved: string
  }
  passwordField: { show: string }
  phoneField: {
    country: string
    unknown: string
    /** Question for digits without a plus, which may be a number of any country. */
    ask: string
  }
  rangeCalendar: {
    label: string
    /** Hint while the first day, or the last day, is to be chosen. */
    first: string
    last: string
    /** Additions to the accessible names of the first and the last day. */
    start: string
    end: string
    /** Announcement of a chosen span: `{{from}}`, `{{to}}`, `{{nights}}`. */
    chosen: string
    nights: Forms
    /** Errors for too few and too many nights. */
    min: Forms
    max: Forms
    /** Error for a span that contains an unavailable day. */
    offInside: string
    presets: string
  }
  select: { choose: string }
  stepper: {
    fewer: string
    less: string
    more: string
    /** The typed text contains no number: `{{text}}` is the text, `{{value}}` the number that stays. */
    unread: string
    /** Messages that the number was moved within the limits, to `{{value}}`. */
    least: string
    most: string
    /** Message that the number was between two steps: `{{value}}` is the nearest step. */
    nearest: string
  }
  storeBadge: { get: string }
  textField: { left: Forms; tooMany: Forms }
  /** Texts of `describeChange` about a generated theme. */
  themeChange: {
    /** Names of colours, by the roles that a report names. */
    roles: Readonly<Record<string, string>>
    /** Name for a role that is not in the list. */
    other: string
    lighter: string
    darker: string
    /**
     * The change of one colour: `{{role}}`, `{{way}}` (lighter or darker), `{{from}}`, `{{to}}`, `{{ratio}}`,
     * `{{needed}}`. The texts below use the same names.
     */
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
    /** Format of a time; it replaces `{{form}}` in the texts below. */
    form: string
    /** Message that a time does not exist: `{{typed}}` is the typed text, `{{time}}` the time that replaced it. */
    unreal: string
    /** Error for a text that was not understood: `{{text}}`, `{{form}}`, `{{example}}`. */
    unread: string
    /** Error for a text that may mean several times: `{{text}}` is the text, `{{choices}}` the times. */
    several: string
    /** Error for a date in a time field. */
    date: string
    /** Error for a time in another time zone: `{{text}}` is the text. */
    zone: string
    /** Error for a time that does not exist: `{{text}}` is the text. */
    none: string
  }
}

/** Texts of an owner by component, to replace single texts or to add a language. Plain data. */
export type OwnWords = { readonly [Component in keyof Words]?: Partial<Words[Component]> | undefined } & {
  /** Language of the texts that are not given. @default that of `locale`, else en */
  readonly base?: Language | undefined
}

/** Texts of a component in each language of the package. */
export type WordTable<Component extends keyof Words> = Readonly<Record<Language, Words[Component]>>
