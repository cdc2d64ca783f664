import type { CalendarSystem } from '../../components/Calendar/calendarSystem.ts'

/** A part of a typed date. */
export type DatePart = 'day' | 'month' | 'year'

/** Format of a typed date: two digits for day and month, four for the year, in a given order with one separator. */
export interface DateForm {
  readonly order: readonly [DatePart, DatePart, DatePart]
  readonly separator: string
  /** Calendar of the numbers; null for the Gregorian one. */
  readonly system: CalendarSystem | null
}

/** DD, MM and YYYY in any order with one separator, such as `DD.MM.YYYY`; `locale` takes the format of the language. */
export type DateFormat = 'locale' | `${'DD' | 'MM' | 'YYYY'}${string}`

/** DD.MM.YYYY */
export const dotted: DateForm = { order: ['day', 'month', 'year'], separator: '.', system: null }

const partOf: Readonly<Record<string, DatePart>> = { DD: 'day', MM: 'month', YYYY: 'year' }

/** The format of a pattern such as `MM/DD/YYYY`. @throws RangeError on any other text */
function formOfPattern(pattern: string): Omit<DateForm, 'system'> {
  const [, first, separator, second, third] =
    /^(DD|MM|YYYY)([./ -])(DD|MM|YYYY)\2(DD|MM|YYYY)$/.exec(pattern.slice(0, 20)) ?? []
  const order = [first, second, third].map((name) => partOf[name ?? ''])
  if (new Set(order).size < 3 || order.includes(undefined))
    throw new RangeError(
      `No form of a date: "${pattern.slice(0, 20)}". Give DD, MM and YYYY with one sign between`,
    )
  return { order: order as unknown as DateForm['order'], separator: separator! }
}

/** The format in which a language writes numeric dates of a calendar. */
function formOfLocale(locale: string, calendar: string): Omit<DateForm, 'system'> {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat(locale, { ...digits, calendar, timeZone: 'UTC' })
  const parts = format.formatToParts(0)
  const order = parts.map(({ type }) => type).filter((type) => ['day', 'month', 'year'].includes(type))
  const sign = parts.find(({ type }, at) => type === 'literal' && at > 0)?.value.match(/[./-]/)?.[0] ?? '.'
  return { order: order as unknown as DateForm['order'], separator: sign }
}

const made = new Map<string, DateForm>()

/**
 * The format of a date; cached.
 *
 * @param locale BCP 47
 */
export function dateFormOf(
  format: DateFormat,
  locale: string,
  system: CalendarSystem | null = null,
): DateForm {
  const calendar = system?.name ?? 'gregory'
  const key = `${calendar} ${format === 'locale' ? `locale ${locale}` : format}`
  const known = made.get(key)
  if (known) return known
  const form = format === 'locale' ? formOfLocale(locale, calendar) : formOfPattern(format)
  const whole = { ...form, system }
  made.set(key, whole)
  return whole
}

/** Number of digits of each part, in the order of the format. */
export const lengthsOf = ({ order }: DateForm): number[] => order.map((part) => (part === 'year' ? 4 : 2))

/** Joins day, month and year to a text. */
export const joinedDate = (
  parts: Readonly<Record<DatePart, string>>,
  { order, separator }: Pick<DateForm, 'order' | 'separator'>,
): string => order.map((part) => parts[part]).join(separator)

/** Splits a text into day, month and year; null if it does not have three parts. */
export function partsOfDate(text: string, { order, separator }: DateForm): Record<DatePart, string> | null {
  const texts = text.split(separator)
  if (texts.length !== 3) return null
  return Object.fromEntries(order.map((part, at) => [part, texts[at]!])) as Record<DatePart, string>
}

/**
 * The format as people read it, such as DD.MM.YYYY.
 *
 * @param letters for day, month and year in a language, separated by blanks
 */
export function shownForm(form: DateForm, letters: string): string {
  const [day = '', month = '', year = ''] = letters.split(' ')
  return joinedDate({ day, month, year }, form)
}

/** Names of the parts in the order of the format, with a capital at the start: Day, month, year. */
export function namedParts(form: DateForm, locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const text = form.order.map((part) => names.of(part) ?? part).join(', ')
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
