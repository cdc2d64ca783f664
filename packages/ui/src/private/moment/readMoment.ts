import { addDays, type ISODate, weekdayOf } from '../../components/Calendar/calendarMath.ts'
import { withClockHours } from './besideHour.ts'
import { dayOfText } from './dayOfText.ts'
import { type Hours, hourIn } from './hourIn.ts'
import { folded, longest, moreLanguages, plainText } from './plainText.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'

/** A time of day, HH:mm from 00:00 to 23:59. */
export type ClockTime = string

export interface ReadingContext {
  /** BCP 47: its words are understood first, then those of en, ru, es and of the most written languages. */
  locale: string
  /** Days said by words or without a year are counted from it; without it they are not known. */
  today?: ISODate | undefined
  /** Decides which century a day is in. @default 50 years before today */
  min?: ISODate | undefined
  /** @default 50 years after today */
  max?: ISODate | undefined
}

/** Reason why a text has to be asked about: `order` may be a month or a day first, `zone` is on another place's clock. */
export interface Question<Why extends string> {
  ask: Why
  /** Its possible meanings: times as HH:mm, days as YYYY-MM-DD. */
  choices: readonly string[]
}

export type TimeReading =
  | {
      time: ClockTime
      /** It came along with the time. */
      day?: ISODate
      /** The text says 24:00: `time` is 00:00 of the next day. A `day` is that day already. */
      isNextDay?: true
    }
  | Question<'date' | 'several' | 'zone' | 'unreal'>

export type DayReading = { day: ISODate; time?: ClockTime } | Question<'time' | 'several'>

const two = (number: number) => String(number).padStart(2, '0')
const blank = String.raw`[\s,.;:()'’"«»|-]*`
const unit =
  '(?:(?:o.?clock|uhr|heures?|horas?|hours?|hrs?|hs?|uur|час(?:а|ов)?|ч|годин[аиу]?|год|gio|बजे|بجے|টা(?:\u09AF\u09BC)?)(?![\\p{L}\\p{M}])|点钟?|點鐘?|時|时|시|น)'
const minutes = '(?:min[\\p{L}\\p{M}]*|m|м(?:ин[\\p{L}\\p{M}]*)?|分钟?|分|분|phut)'
const halfPast = '半|반|y media|et demie|с половинои'
/** Words of a period, once they were understood. */
const mark = '¶'

const timePattern = new RegExp(
  [
    `(\\d\\d?) ?(?:: ?|${unit}[.,]?)(\\d\\d)(?!\\d)(?: ?(?::|${minutes}) ?(\\d\\d)(?:[.,]\\d+)?(?!\\d)| ?${minutes}(?![\\p{L}\\p{M}])| ?${unit})?`,
    // Beside a day the number after the hour may be that of the day: 9 Uhr 12. Dezember.
    `(\\d\\d?) ?${unit}[.,]? (\\d\\d)(?= ?(?:[${mark},;)]|$)| ?${minutes}(?![\\p{L}\\p{M}]))(?: ?${minutes})?`,
    `(\\d\\d?)[.,](\\d\\d) ?${unit}`,
    `(\\d\\d?) ?(?:${unit})? ?(?:${halfPast})`,
    `(\\d\\d?) ?${unit}`,
    `(\\d\\d?)(\\d\\d) ?${unit}`,
  ]
    .join('|')
    .replace(/.*/s, '(^|\\D)(?:$&)'),
  'gu',
)
const besideMark = new RegExp(
  `(^|\\D)(?:(\\d\\d?)(?:[.:, ](\\d\\d))?[ ’']*${mark}|${mark} ?(\\d\\d?)(?:[.:, ](\\d\\d))?(?!\\d))`,
  'gu',
)
const afterWord =
  /(^|[^\p{L}\p{M}])(?:at|a|las?|um|ab|gegen|alle|ore|ora|om|ob|kl|klo|saat|godz|jam|as|в|во|о|к)\.? (\d\d?)(?:[.,](\d\d))?(?![\d./:-])/gu
const dotted = /(^|[^\d.])(\d\d?)\.(\d\d)(?![\d.])/gu
/** A flight, a gate, a terminal: capitals or a letter before a number that nothing parts. */
const code =
  /(?:^|[^\p{L}\p{M}\d])(?!T\d{4}(?!\d))(?:\p{Lu}{2} ?-?\d{3,4}|(?!(?:AM|PM|ÖÖ|ÖS)\d\d?(?!\d))(?:\p{Lu}{1,3}-?\d{1,4}|\p{sc=Latin}{1,3}-?\d{3,4}|\p{sc=Latin}-?\d{1,4})|\p{Lu}\d ?\d{2,4}|\d\p{Lu} ?\d{2,4})(?![\d:])/u
/** A length, and no time of day: in two hours. English never says so of a time of day without its minutes. */
const lengthOfTime = new RegExp(
  [
    `(?:^|[^\\p{L}\\p{M}])(?:in|en|em|over|\\+) ?~?\\d+(?:[.,:–-]\\d+)? ?(?:${unit}|ore|godz|saat|jam)`,
    `(?<!(?:at|by|around|about) )(?<![\\d.:,])\\d\\d? ?(?:hours?|hrs?)(?![\\p{L}\\p{M}])(?! in )`,
    `\\d ?(?:ore|godz|saat|jam)(?![\\p{L}\\p{M}])(?!.? ?\\d)`,
  ].join('|'),
  'u',
)
const bare = new RegExp(`^${blank}(\\d\\d?)(?:(\\d\\d)|([.,:'’ -]) ?(\\d\\d))?${blank}$`)
const endsInHalf = new RegExp(`(?:${halfPast})$`)

/** From 5 to 7.12.2026: a day, perhaps its month, and a dash before a whole date. */
const untilDate =
  /(?<![\d.:/-])(\d\d?)(?:[./](0?[1-9]|1[0-2]))?[./]? ?[-–—] ?(\d\d?)([./])(\d\d?)\4 ?(\d{4}|\d\d)(?!\d)/
/** In 9 to 5 the word is too short for a month. */
const monthLike = /[\p{L}\p{M}]{3}|[^\0-\u04FF][\p{L}\p{M}]|\p{L}\.[^\0-\u04FF]/u
const year = /(?<!\d)\d{4}(?!\d)/

interface Clock {
  hour: number
  minute: number
  second: number
}

/** All that is found in a text. */
interface Found {
  plain: string
  times: Clock[]
  hours: Hours | null
  /** Texts of days in digits. */
  dates: string[]
  /** Counted from today. */
  days: number | null
  /** Those that are named: bit 0 stands for Monday. */
  weekdays: number
  /** Without all of that. */
  rest: string
  isElsewhere: boolean
  /** It has words of which nobody knows what they change. */
  isUnknown: boolean
  /** Its number is that of something else: of a flight, of hours that pass. */
  isOther: boolean
}

const clockOf = (hour: string | undefined, minute = '0', second = '0'): Clock => ({
  hour: Number(hour),
  minute: Number(minute),
  second: Number(second),
})
const isReal = ({ hour, minute, second }: Clock) =>
  minute < 60 && second < 60 && (hour < 24 || (hour === 24 && minute === 0 && second === 0))

function find(
  plain: string,
  { meanings, words, silent, weekdays, months }: Vocabulary,
  isTimeField: boolean,
): Found {
  const found: Found = {
    ...{ plain, times: [], hours: null, dates: [], days: null, weekdays: 0, rest: '' },
    ...{ isElsewhere: false, isUnknown: false, isOther: false },
  }
  const isISO = /\dt\d\d/i.test(plain)
  let rest = folded(
    // Korean and Turkish write it before the number.
    plain.replace(/(^|[^\p{L}\p{M}])(AM|PM|ÖÖ|ÖS) ?(\d\d?(?:[:.]\d\d)?)(?![\d.])/gu, '$1$3 $2'),
  )
    .replaceAll(mark, ' ')
    .replace(/(^|\D)(\d{4})(\d\d)(\d\d) ?t ?(\d\d)(\d\d)(?:\d\d)?(?!\d)/, '$1$2-$3-$4 $5:$6')
    .replace(/(^| )t ?(\d\d):?(\d\d)(?:\d\d)?(?![\d\p{L}\p{M}])/u, '$1$2:$3')
    .replace(/(\d)t(?=\d\d:)/, '$1 ')
    // Dutch and Flemish: 9u30.
    .replace(/(^|[^\d./-])(\d\d?)u(?=\d\d(?!\d))/g, '$1$2:')
    // A colon without its shift key.
    .replace(/(^|[^\d./-])(\d\d?);(\d\d)(?![\d:.])/g, '$1$2:$3')
  rest = withClockHours(rest)
  found.isOther = lengthOfTime.test(rest) || untilDate.test(plain)
  found.isElsewhere =
    /(?:^|[^\p{L}\p{M}])(?:utc|gmt|msk|мск)(?![\p{L}\p{M}])|:\d\d(?:[.,]\d+)? ?(?:z(?![\p{L}\p{M}])|\+\d\d:?(?:\d\d)?(?!\d))/u.test(
      rest,
    ) ||
    (isISO && /:\d\d(?:[.,]\d+)? ?-\d\d:?\d\d$/.test(rest))

  // The zone's own number is none of a day.
  if (found.isElsewhere)
    rest = rest.replace(/(^|[^\p{L}\p{M}])(?:utc|gmt) ?[+−–-] ?\d\d?(?::?\d\d)?(?!\d)/u, '$1 ')

  // Seconds after dots: a day cannot have such a month.
  if (isTimeField) rest = rest.replace(/^(\d\d?)\.(1[3-9]|[2-5]\d)\.([0-5]\d)$/, '$1:$2:$3')
  const date = (pattern: RegExp, written = '$&') => {
    rest = rest.replace(pattern, (...parts: string[]) => {
      const [all = '', before = '', ...groups] = parts
      // In 5/6 December 6 is no month.
      const [, next = ''] =
        /^ ?([\p{L}\p{M}]{3,})/u.exec(rest.slice(Number(groups.at(-2)) + all.length)) ?? []
      if (!year.test(all) && months.has(next)) return all
      found.dates.push(
        written === '$&'
          ? all.slice(before.length)
          : written.replace(/\$(\d)/g, (_, at) => groups[at - 1] ?? ''),
      )
      return `${before} `
    })
  }
  date(/(^|\D)(\d{4}) ?[年년] ?(\d\d?) ?[月월] ?(\d\d?)(?: ?[日일号號])?/g, '$1-$2-$3')
  date(/(^|\D)(\d\d?) ?[月월] ?(\d\d?)(?: ?[日일号號])?/g, '$2.$1')
  date(/(^|\D)(\d\d?) ?th(?:an)?g ?(\d\d?)(?:,? (?:nam )?(\d{4}))?(?!\d)/g, '$1.$2.$3')
  date(/(^|\D)\d{4}([-/.]) ?\d\d?\2 ?\d\d?(?!\d)/g)
  date(/(^|[^\d:])\d\d?([./-]) ?\d\d?\2 ?(?:\d{4}|\d\d)(?![\d:])/g)
  date(/(^|[^\d:])\d\d?\/\d\d?(?:,? \d{4}(?!\d)|(?![\d:/]))/g)
  date(/(^|\D)\d{8}(?!\d)/g)

  rest = rest.replace(/(\d)([ap])(?![\p{L}\p{M}])|(\d )([ap])(?=\.?$)/u, '$1$3$2$4m')
  rest = rest.replace(words, (all, before = '', spaced, number = '', short, joined) => {
    const meaning = meanings.get((spaced ?? short ?? joined).replace(/[^\p{L}\p{M}]/gu, ''))
    if (!meaning) return all
    if (meaning.days !== undefined) {
      found.days ??= meaning.days
      return `${before} `
    }
    found.hours = (found.hours ?? ~0) & meaning.hours!
    return `${before}${number}${mark}`
  })

  const take = (pattern: RegExp) => {
    let left = ''
    let end = 0
    for (const match of rest.matchAll(pattern)) {
      const [all, before = '', ...groups] = match
      const [hour, minute, second] = groups.filter((group) => group !== undefined)
      const after = rest.slice(match.index + all.length)
      // In the morning of 5 December, 5 is no hour.
      if (months.has(/^ ?(?:de )?([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? '') && !minute) continue
      left += `${rest.slice(end, match.index)}${before} | `
      end = match.index + all.length
      found.times.push(clockOf(hour, endsInHalf.test(all) ? '30' : minute, second))
      if (minute && Number(hour) < Number(minute) && minute < '25' && /\d \d/.test(all))
        found.times.push(clockOf(minute))
    }
    rest = left + rest.slice(end)
  }
  take(timePattern)
  if (found.times.length === 0 && found.hours !== null) take(besideMark)
  const isCode = code.test(plain)
  if (found.times.length === 0 && !isCode) take(afterWord)
  // Beside the name of a month, digits around a dot are no day.
  if (found.times.length === 0 && wordsIn(rest).some((word) => months.has(word))) take(dotted)
  // Mar is Tuesday in Spanish, and may be March.
  for (const word of wordsIn(rest)) if (!months.has(word)) found.weekdays |= weekdays.get(word) ?? 0
  const isDated = found.dates.length > 0 || found.days !== null
  const without = (known: (word: string) => boolean) =>
    rest.replaceAll(mark, ' ').replace(/[\p{L}\p{M}]+/gu, (word) => (known(word) ? ' ' : word))
  found.isUnknown = /[\p{L}\p{M}]/u.test(without((word) => silent.has(word) || months.has(word)))
  if (found.times.length === 0 && !isCode && (isTimeField || isDated)) {
    const number = without((word) => silent.has(word) && !months.has(word)).trim()
    const isAlone = !isDated && /^\d+$/.test(number.replace(/[^\p{L}\p{M}\d]/gu, ''))
    // Friday 9 may be a day as well as a time; in BA 117 the word is no weekday.
    const isDayOfWeek =
      isAlone &&
      wordsIn(rest).some((word) => weekdays.has(word) && (word.length < 3 || /^\D*\d\d?\D*$/.test(number)))
    const [, hour, joined, sign, after] =
      (isDayOfWeek && !/\d\D+\d/.test(number) ? null : bare.exec(number)) ?? []
    if (hour !== undefined) {
      const minute = joined ?? after
      // 9-10 may be ten minutes past nine as well as from nine to ten.
      const isMinute = minute === '00' || (minute?.startsWith('0') && hour.length === 1)
      const isRange =
        Number(minute) <= 24 &&
        ((sign === '-' && !isMinute) || (sign === ' ' && Number(hour) < Number(minute)))
      if (isRange) found.times.push(clockOf(hour), clockOf(minute!))
      found.times.push(clockOf(hour, minute))
      rest = ''
    }
  }
  found.rest = rest.replaceAll(mark, ' ').replaceAll('|', ' ')
  const noonOrMidnight = [1 << 12, 1].indexOf(found.hours ?? 0)
  const hasMonth = wordsIn(found.rest).some((word) => months.has(word))
  if (found.times.length === 0 && noonOrMidnight >= 0 && (hasMonth || !/\d/.test(found.rest)))
    found.times.push(clockOf(noonOrMidnight === 0 ? '12' : '0'))
  return found
}

const written = (hour: number, minute: number): ClockTime => `${two(hour % 24)}:${two(minute)}`
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? []
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []
const isHour = (number: string) => number.length < 3 && Number(number) <= 24

/** A person's month comes first where the language writes it so and neither number can be a month only. */
function isOrderUnsure(date: string, locale: string): boolean {
  const [, first, second] = /^(\d\d?)[/-] ?(\d\d?)(?!\d)/.exec(date) ?? []
  if (!first || !second || Number(first) > 12 || Number(second) > 12 || Number(first) === Number(second))
    return false
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0)
  return parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month'
}

/** Years on both sides of today in which a day of two digits is looked for. */
const span = 50
const years = (day: ISODate, count: number): ISODate => `${Number(day.slice(0, 4)) + count}${day.slice(4)}`

function dayIn(text: string, { locale, today, min, max }: ReadingContext): ISODate | null {
  const on = (now: ISODate) =>
    dayOfText(text, { locale, today: now, min: min ?? years(now, -span), max: max ?? years(now, span) })
  if (today) return on(today)
  const [one, other] = [on('2000-01-01'), on('2010-07-01')]
  return one === other ? one : null
}

/** True of a day without a year too, which is not known without today. */
const isDayText = (text: string, context: ReadingContext) =>
  dayIn(text, { ...context, today: context.today ?? '2000-01-01' }) !== null

/** Days of the text in digits or words; an unsure order gives both. */
function daysIn({ dates, days, rest }: Found, context: ReadingContext): (ISODate | null)[] {
  if (dates.length > 0)
    return dates.flatMap((date) => {
      const day = dayIn(date, context)
      if (!isOrderUnsure(date, context.locale)) return [day]
      return [day, dayIn(date.replace(/^(\d+)([/-] ?)(\d+)/, '$3$2$1'), context)]
    })
  if (days !== null) return [context.today ? addDays(context.today, days) : null]
  return [dayIn(rest, context)]
}

const between = /[-–—/,&;+~→]|(?<=\s)\p{L}{1,7}(?=\s)/gu
/** Two numbers of days beside one month; the signs right behind the first are its ending: 5th, 5-го. */
const twoDays = /(?<!\d)(\d\d?)((?:[.ºª°]|-?\p{L}{1,2}(?![\p{L}\p{M}]))?)([^\d]{1,16}?)(\d\d?)(?!\d)/u

/** The two days between which a text leaves the choice: from 5 to 7 December, 5 or 6 December. */
function eitherDay({ plain, dates, days: count, rest: text }: Found, context: ReadingContext): ISODate[] {
  const [, from, month, until, , lastMonth, last] = untilDate.exec(plain) ?? []
  if (from) {
    const days = [`${from}.${month ?? lastMonth}.${last}`, `${until}.${lastMonth}.${last}`]
    return days.map((day) => dayIn(day, context)).filter((day) => day !== null)
  }
  if (dates.length > 0 || count !== null) return []
  for (const { 0: sign, index } of text.matchAll(between)) {
    const [left, right] = [text.slice(0, index), text.slice(index + sign.length)]
    const until = dayIn(right, context)
    const [only] = year.test(left) ? [] : (year.exec(right) ?? [])
    const near = only ? dayIn(`${left} ${only}`, context) : dayIn(left, context)
    const first = near && until && near > until && only ? years(near, -1) : near
    if (first && until && first !== until && /\p{L}/u.test(left) && /\p{L}/u.test(right))
      return [first, until]
  }
  const match = twoDays.exec(text)
  if (!match) return []
  const [all, one, ending, sign = '', other] = match
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + all.length)]
  // December 5, 26 is of the year 26, but 5, 6 December are two days.
  if (!(/\p{L}{3}/u.test(before) ? /[^\s,.'’]/ : /[^\s.]/).test(sign)) return []
  const days = [one, other].map((day) => dayIn(`${before}${day} ${after}`, context))
  const isOneMonth = dayIn(`${one}${ending}${sign}`, context) === null
  return isOneMonth && days[0] && days[1] && days[0] !== days[1] ? (days as ISODate[]) : []
}

/** The nearest day that has one of the weekdays; the day itself where it has, and where none is named. */
function onWeekday(day: ISODate, weekdays: number): ISODate {
  const near = [0, 1, -1, 2, -2, 3, -3].map((count) => addDays(day, count))
  return near.find((one) => weekdays & (1 << ((weekdayOf(one) + 6) % 7))) ?? day
}

/** The times that one clock may show, HH:mm. */
function meantBy({ hour, minute }: Clock, hours: Hours | null): ClockTime[] {
  const meant = hours === null ? hour : hourIn(hour % 24, hours)
  return typeof meant === 'number'
    ? [written(meant, minute)]
    : meant.map((one) => written(one, minute)).toSorted()
}

function timeIn(found: Found, context: ReadingContext): TimeReading | null {
  const { dates, days, hours, isUnknown, isElsewhere } = found
  const left = numbersIn(found.rest)
  // Without a time beside them two numbers are rather a time than a day.
  const mayBeDay =
    found.times.length > 0 ? left.length > 0 : /\d/.test(found.rest) && monthLike.test(found.rest)
  const isDay = dates.length > 0 || days !== null || (mayBeDay && isDayText(found.rest, context))
  if (found.isOther) return null
  if (found.times.length === 0) {
    // In tonight 9 the number is rather a time, by a word that nobody knows here.
    if (days !== null && /\d/.test(found.rest)) return null
    if (isDay) return { ask: 'date', choices: [] }
    const clocks = [...found.rest.matchAll(/(\d+)(?:[.,](\d\d)(?!\d))?/g)].map(([, hour, minute]) =>
      clockOf(hour, minute),
    )
    const choices = clocks.map(({ hour, minute }) => written(hour, minute)).toSorted()
    // A mask knows more of 9.5: a digit of the minutes is missing.
    const isPart = /^\D*\d\d?[.,:]\d\D*$/.test(found.rest)
    return choices.length > 1 && clocks.every(({ hour }) => hour <= 24) && !isPart
      ? { ask: 'several', choices }
      : null
  }
  if (isElsewhere) return { ask: 'zone', choices: [] }
  const isOver = left.length > 0 && (dates.length > 0 || days !== null || !isDay)
  if (isOver && !(left.length === 1 && left.every(isHour))) return null
  const times = isOver ? [...found.times, clockOf(left[0])] : found.times
  if (!times.every(isReal)) return { ask: 'unreal', choices: [] }
  const choices = [...new Set(times.flatMap((time) => meantBy(time, hours)))].toSorted()
  if (choices.length > 1) return { ask: 'several', choices }
  if (isUnknown) return null
  const isNextDay = times[0]!.hour === 24
  const known = [...new Set(daysIn(found, context))]
  const [only] = known.length === 1 && isDay ? known : []
  // A day that its own weekday denies is left to the field of days, which asks.
  const day = only && onWeekday(only, found.weekdays) === only ? only : null
  return {
    time: choices[0]!,
    ...(day && { day: isNextDay ? addDays(day, 1) : day }),
    ...(isNextDay && { isNextDay }),
  }
}

/** Reads with the words of few languages, and where that does not do, of many. */
function reading<Result>(
  text: string,
  { locale }: ReadingContext,
  isTimeField: boolean,
  judge: (found: Found) => { result: Result | null; isWhole: boolean },
): Result | null {
  if (text.length > longest) return null
  const plain = plainText(text)
  // Digits need no words, and words are slow to gather.
  const near = /[\p{L}\p{M}]{2}|\p{L}.*\p{L}/u.test(plain.replace(/\dT\d/i, ''))
    ? [locale, 'en', 'ru', 'es']
    : []
  const first = judge(find(plain, vocabulary(near), isTimeField))
  if (first.isWhole || !/[\p{L}\p{M}]/u.test(plain)) return first.result
  const second = judge(find(plain, vocabulary([locale, 'en', 'ru', 'es', ...moreLanguages]), isTimeField))
  return second.isWhole ? second.result : first.result
}

/**
 * The time that a text means, however it was written: 9, 930, 9.30, 9h30, 9 in the evening, noon, 2026-12-05T09:30.
 *
 * @returns the time, a question where it may be another one, or null where none is understood
 */
export const readTime = (text: string, context: ReadingContext): TimeReading | null =>
  reading<TimeReading>(text, context, true, (found) => {
    const result = timeIn(found, context)
    return { result, isWhole: result !== null }
  })

/**
 * The day that a text means, and the time that stands beside it: see `dayOfText`.
 *
 * @returns the day, a question where it may be another one, or null where none is understood
 */
export const readDay = (text: string, context: ReadingContext & { today: ISODate }): DayReading | null =>
  reading<DayReading>(text, context, false, (found) => {
    const left = numbersIn(found.rest)
    const isNamed = found.dates.length > 0 || found.days !== null
    const isOver = isNamed && (left.length > 0 || (found.days !== null && found.isUnknown))
    const either = eitherDay(found, context)
    const meant = either.length > 0 || isOver ? either : daysIn(found, context)
    const days = [...new Set(meant)].filter((day) => day !== null)
    if (days.length > 1) return { result: { ask: 'several', choices: days }, isWhole: true }
    const [day] = days
    const time = timeIn(found, context)
    if (day === undefined) {
      const isTime = time !== null && 'time' in time && !isNamed && !found.weekdays && left.length === 0
      return { result: isTime ? { ask: 'time', choices: [] } : null, isWhole: isTime }
    }
    const other = onWeekday(day, found.weekdays)
    // Monday, 5 December where the fifth is a Saturday: one of the two was not meant.
    const isDenied = other !== day
    if (isDenied && !found.isUnknown)
      return { result: { ask: 'several', choices: [day, other] }, isWhole: true }
    const isTimed = time !== null && 'time' in time
    return {
      result: { day, ...(isTimed && { time: time.time }) },
      isWhole: !isDenied && (isTimed || found.times.length === 0),
    }
  })
