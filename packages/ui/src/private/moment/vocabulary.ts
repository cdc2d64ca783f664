import { remembered } from '../remembered.ts'
import { type Hours, hoursFrom } from './hourIn.ts'
import { folded } from './plainText.ts'

/** Meaning of a word: a part of the day, or a day relative to today. */
export interface Meaning {
  hours?: Hours
  /** Number of days from today; 0 is today. */
  days?: number
}

export interface Vocabulary {
  /** Meanings by the folded letters of the words, without separators. */
  meanings: ReadonlyMap<string, Meaning>
  /** Finds the longest known words, as second group; the first group is the character before them. */
  words: RegExp
  /** Words beside a date or a time without an effect, such as weekday names and "at". */
  silent: ReadonlySet<string>
  /** The weekday names among the silent words, each with its days as bits; bit 0 is Monday. */
  weekdays: ReadonlyMap<string, number>
  months: ReadonlySet<string>
}

/** Words that `Intl` does not give: parts of the day used without a number, and the two ends of the day. */
const besides: Readonly<Record<string, string>> = {
  en: 'noon 12-12,midday 12-12,midnight 0-0,morning 0-11,tonight 18-23,day after tomorrow +2',
  ru: 'утром 4-11,утро 4-11,днём 12-17,день 12-17,вечером 17-23,вечер 17-23,ночью 22-3,ночь 22-3,полночь 0-0',
  es: 'medianoche 0-0,por la mañana 0-11,en la mañana 0-11,al mediodía 12-12',
  de: 'mittag 12-12,mitternacht 0-0,am morgen 4-10,früh 4-11,vormittag 6-11,nachmittag 12-17,abend 17-23',
  fr: 'minuit 0-0',
  it: 'mezzanotte 0-0,del mattino 0-11,stasera 18-23',
  pt: 'meia-noite 0-0',
  pl: 'północ 0-0,o północy 0-0,dziś +0',
  uk: 'опівдні 12-12,опівночі 0-0,ранок 4-11,вечір 17-23,ніч 22-3',
  nl: 'middernacht 0-0',
  tr: 'gece yarısı 0-0',
  id: 'tengah malam 0-0',
  vi: 'nửa đêm 0-0',
  zh: '午夜 0-0,半夜 0-3,今晚 18-23',
  ja: '真夜中 0-0',
  ko: '자정 0-0,새벽 0-6',
  th: 'เที่ยงคืน 0-0',
  el: 'μεσάνυχτα 0-0',
  he: 'חצות 0-0',
  // Czech words, listed beside Slovak ones: the short forms that `Intl` gives for Czech are single letters.
  sk: 'dopoledne 9-11,poledne 12-12,odpoledne 12-17,navečer 17-23',
  bn: 'রাত 20-3',
  fa: 'قبل از ظهر 0-11,بعد از ظهر 12-23',
  ur: 'رات 20-3,صبح 4-11,شام 16-20,دوپہر 12-15',
}

/** Words that people write beside an arrival time. */
const beside =
  'the in on at by about around time arrival arrives arrive landing lands pickup local ' +
  'в во к о около районе на время прилёт прибытие посадка вылет по местному времени ' +
  'this eta etd sta std local ce cette bu esta questa deze o の ' +
  'a la las el hacia sobre hora llegada llega salida aterrizaje recogida um ab gegen alle le ore ora om ob v ve kl klo as à saat godz jam الساعة ساعت בשעה στις เวลา ' +
  'ankunft arrivée arrivo прибытия прилёта года'

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{M}]+/gu) ?? []
const isJoined = (word: string) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u.test(word)

/** Midnight of Monday, 5 January 2026. */
const monday = Date.UTC(2026, 0, 5)
const half = 18e5

const addTo = (weekdays: Map<string, number>, word: string, days: number) =>
  weekdays.set(word, (weekdays.get(word) ?? 0) | days)

interface Form extends Meaning {
  words: readonly string[]
}

function makeForms(locale: string) {
  const forms = new Map<string, Form>()
  /** Single words of expressions with several words: one of them alone is understood too. */
  const parts = new Map<string, Hours>()
  const silent = new Set<string>()
  const weekdays = new Map<string, number>()
  const months = new Set<string>()
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options })
  const addDays = (text: string, days: number) => {
    const words = wordsOf(text)
    forms.set(words.join(''), { words, days })
  }
  const addHours = (text: string, hours: Hours) => {
    const words = wordsOf(text)
    const key = words.join('')
    const known = forms.get(key)
    // A single letter is ambiguous, except for Arabic, whose AM and PM are single letters.
    if (known?.days !== undefined || (key.length < 2 && !/[صم]/.test(key) && !isJoined(key))) return
    forms.set(key, { words, hours: (known?.hours ?? 0) | hours })
    if (words.length < 2) return
    for (const word of words) {
      if (word.length > 1) silent.add(word)
      if (word.length > 3) parts.set(word, (parts.get(word) ?? 0) | hours)
    }
  }

  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const days of [0, 1, 2]) {
    const text = relative.format(days, 'day')
    if (!/\p{Nd}/u.test(text)) addDays(text, days)
  }
  for (const dayPeriod of ['long', 'short', 'narrow', undefined] as const) {
    const period = format({
      hour: 'numeric',
      minute: 'numeric',
      hour12: true,
      ...(dayPeriod && { dayPeriod }),
    })
    // Exactly at noon and midnight some languages have another word than in the hour after it.
    for (const count of [0, 24, ...Array.from({ length: 24 }, (_, hour) => hour * 2 + 1)])
      for (const { type, value } of period.formatToParts(monday + count * half))
        if (type === 'dayPeriod') addHours(value, 1 << (count >> 1))
  }
  for (const entry of besides[locale.slice(0, 2)]?.split(',') ?? []) {
    const [, text = '', days, from, to] = /^(.+) (?:\+(\d)|(\d+)-(\d+))$/.exec(entry) ?? []
    if (days) addDays(text, Number(days))
    else addHours(text, hoursFrom(Number(from), Number(to)))
  }

  const written = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'long' },
    { hour: 'numeric', hour12: false },
  ]
  for (const options of written as Intl.DateTimeFormatOptions[])
    for (const { type, value } of format(options).formatToParts(monday))
      if (type === 'literal') for (const word of wordsOf(value)) silent.add(word)
  const days = [format({ weekday: 'long' }), format({ weekday: 'short' }), format({ dateStyle: 'full' })]
  const names = (['long', 'short'] as const).flatMap((month) => [
    format({ month }),
    format({ month, day: 'numeric' }),
  ])
  for (let count = 0; count < 12; count++) {
    const first = Date.UTC(2026, count, 1)
    for (const name of names) for (const word of wordsOf(name.format(first))) months.add(word)
    // In Russian and Ukrainian “on Friday” has another ending than “Friday”.
    for (const day of days)
      for (const word of wordsOf(day.format(monday + count * 48 * half)))
        for (const form of [word, word.replace(/а$/, 'у').replace(/я$/, 'ю')]) {
          silent.add(form)
          addTo(weekdays, form, 1 << (count % 7))
        }
  }
  // The Welsh “dydd” is a part of “noon”, and of each weekday.
  for (const [word, hours] of parts)
    if (!forms.has(word) && !weekdays.has(word)) forms.set(word, { words: [word], hours })
  return { forms, silent, weekdays, months }
}

/** The words of one language; cached, because formatters are slow to create. */
const formsOf = remembered(makeForms)

function makeVocabulary(locales: readonly string[]): Vocabulary {
  const meanings = new Map<string, Meaning>()
  const silent = new Set(wordsOf(beside))
  const weekdays = new Map<string, number>()
  const months = new Set<string>()
  const patterns = new Map<string, string>()
  for (const [index, locale] of [...new Set(locales)].entries()) {
    const own = formsOf(locale)
    for (const word of own.silent) silent.add(word)
    for (const [word, days] of own.weekdays) addTo(weekdays, word, days)
    for (const word of own.months) months.add(word)
    for (const [key, { words, hours, days }] of own.forms) {
      const before = meanings.get(key)
      if (!before) meanings.set(key, hours === undefined ? { days: days! } : { hours })
      else if (index > 1 && before.hours !== undefined && hours !== undefined) before.hours |= hours
      // The pattern of "p m" also matches "pm", so the form with more words wins.
      if (words.length > 1 || !patterns.has(key)) patterns.set(key, words.join("[ .,'’׳״-]*"))
    }
  }
  const longest = [...patterns].sort(([one], [other]) => other.length - one.length)
  const either = (those: typeof longest) => those.map(([, pattern]) => pattern).join('|') || '\\b\\B'
  const isShort = ([key]: [string, string]) => /^(?:[a-zа-яґ-ԯα-ω]{1,2}|.)$/.test(key) && !isJoined(key)
  const spaced = longest.filter((form) => !isJoined(form[0]) && !isShort(form))
  const words = new RegExp(
    // Forms of two letters may be other words in another language, so they count only after a number.
    `(^|[^\\p{L}\\p{M}])(${either(spaced)})(?![\\p{L}\\p{M}])|(\\d ?)(${either(longest.filter(isShort))})(?![\\p{L}\\p{M}])|(${either(longest.filter(([key]) => isJoined(key)))})`,
    'gu',
  )
  return { meanings, words, silent, weekdays, months }
}

/**
 * The words of several languages; cached. If languages disagree about a word, the first one decides.
 *
 * @param locales BCP 47
 */
export const vocabulary = remembered(makeVocabulary, String)
