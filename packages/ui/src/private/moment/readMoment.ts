import { addDays, type ISODate, weekdayOf } from '../../components/Calendar/calendarMath.ts'
import { dayOfText } from './dayOfText.ts'
import {
  type Clock,
  clockOf,
  type Found,
  find,
  isReal,
  monthLike,
  two,
  untilDate,
  year,
} from './findMoment.ts'
import { type Hours, hourIn } from './hourIn.ts'
import { hasLookAlike, withoutCodes, withoutLaterDay } from './lookAlikes.ts'
import { longest, moreLanguages, plainText } from './plainText.ts'
import { vocabulary } from './vocabulary.ts'

/** A time of day, HH:mm from 00:00 to 23:59. */
export type ClockTime = string

export interface ReadingContext {
  /** BCP 47: words of this language are understood first, then those of en, ru, es and further languages. */
  locale: string
  /** Today, YYYY-MM-DD: relative days and days without a year are resolved from it; without it they are unknown. */
  today?: ISODate | undefined
  /** First day of the range that decides the century, YYYY-MM-DD. @default 50 years before today */
  min?: ISODate | undefined
  /** Last day of that range. @default 50 years after today */
  max?: ISODate | undefined
}

/**
 * Reason why the person has to be asked: with `order` day and month may be exchanged, with `zone` the time is in
 * another time zone.
 */
export interface Question<Why extends string> {
  ask: Why
  /** Possible meanings: times as HH:mm, days as YYYY-MM-DD. */
  choices: readonly string[]
}

export type TimeReading =
  | {
      time: ClockTime
      /** Day that was written beside the time. */
      day?: ISODate
      /** Set if the text says 24:00: then `time` is 00:00, and `day`, if given, is the next day already. */
      isNextDay?: true
    }
  | Question<'date' | 'several' | 'zone' | 'unreal'>

export type DayReading = { day: ISODate; time?: ClockTime } | Question<'time' | 'several'>

const written = (hour: number, minute: number): ClockTime => `${two(hour % 24)}:${two(minute)}`
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []
const isHour = (number: string) => number.length < 3 && Number(number) <= 24

/** Two numbers that may be day and month in either order. */
const order = /^(\d\d?)( ?[/-] ?)(\d\d?)(?!\d)/

/** True if day and month may be exchanged: the language writes the month first, and both numbers could be months. */
function isOrderUnsure(date: string, locale: string): boolean {
  const [, first, , second] = order.exec(date) ?? []
  if (!second || Number(first) > 12 || Number(second) > 12 || Number(first) === Number(second)) return false
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0)
  return parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month'
}

/** Number of years before and after today in which a two-digit year is resolved. */
const span = 50
const years = (day: ISODate, count: number): ISODate => `${Number(day.slice(0, 4)) + count}${day.slice(4)}`

function dayIn(text: string, { locale, today, min, max }: ReadingContext): ISODate | null {
  const on = (now: ISODate) =>
    dayOfText(text, { locale, today: now, min: min ?? years(now, -span), max: max ?? years(now, span) })
  if (today) return on(today)
  const [one, other] = [on('2000-01-01'), on('2010-07-01')]
  return one === other ? one : null
}

/** True for a text that means a day, even without a year, which needs today to be resolved. */
const isDayText = (text: string, context: ReadingContext) =>
  dayIn(text, { ...context, today: context.today ?? '2000-01-01' }) !== null

/** All days that the text may mean; an ambiguous order gives two, unless only one is on the weekday that is named. */
function daysIn({ dates, days, weekdays, rest, isFar }: Found, context: ReadingContext): (ISODate | null)[] {
  if (dates.length > 0)
    return dates.flatMap((date) => {
      const day = dayIn(date, context)
      if (!isOrderUnsure(date, context.locale)) return [day]
      const both = [day, dayIn(date.replace(order, '$3$2$1'), context)]
      // Only near languages name a weekday that decides: in far ones many English words are weekdays, as “to” and “car”.
      const onNamed = both.filter((one) => one && onWeekday(one, isFar ? 0 : weekdays) === one)
      return onNamed.length === 1 ? onNamed : both
    })
  if (days !== null) return [context.today ? addDays(context.today, days) : null]
  return [dayIn(rest, context)]
}

const between = /[-–—/,&;+~→]|(?<=\s)\p{L}{1,7}(?=\s)/gu
/** Two day numbers beside one month. Characters directly after the first are its ordinal ending: 5th, 5-го. */
const twoDays = /(?<!\d)(\d\d?)((?:[.ºª°]|-?\p{L}{1,2}(?![\p{L}\p{M}]))?)([^\d]{1,16}?)(\d\d?)(?!\d)/u

/** Two days between which a text leaves the choice: “from 5 to 7 December”, “5 or 6 December”. */
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
  // In “December 5, 26” the 26 is the year, but “5, 6 December” are two days.
  if (!(/\p{L}{3}/u.test(before) ? /[^\s,.'’]/ : /[^\s.]/).test(sign)) return []
  const days = [one, other].map((day) => dayIn(`${before}${day} ${after}`, context))
  const isOneMonth = dayIn(`${one}${ending}${sign}`, context) === null
  return isOneMonth && days[0] && days[1] && days[0] !== days[1] ? (days as ISODate[]) : []
}

/** The nearest day on one of the weekdays; the day itself if it is on one, or if no weekday is named. */
function onWeekday(day: ISODate, weekdays: number): ISODate {
  const near = [0, 1, -1, 2, -2, 3, -3].map((count) => addDays(day, count))
  return near.find((one) => weekdays & (1 << ((weekdayOf(one) + 6) % 7))) ?? day
}

/** All times, HH:mm, that an hour and minute may mean. */
function meantBy({ hour, minute }: Clock, hours: Hours | null): ClockTime[] {
  const meant = hours === null ? hour : hourIn(hour % 24, hours)
  return typeof meant === 'number'
    ? [written(meant, minute)]
    : meant.map((one) => written(one, minute)).toSorted()
}

function timeIn(found: Found, context: ReadingContext): TimeReading | null {
  const { dates, days, hours, isUnknown, isElsewhere } = found
  const left = numbersIn(found.rest)
  // Two numbers without a recognised time are more likely a time than a day.
  const mayBeDay =
    found.times.length > 0 ? left.length > 0 : /\d/.test(found.rest) && monthLike.test(found.rest)
  const isDay = dates.length > 0 || days !== null || (mayBeDay && isDayText(found.rest, context))
  if (found.isOther) return null
  if (found.times.length === 0) {
    // In “tonight 9” the number is probably a time, given by an unknown word.
    if (days !== null && /\d/.test(found.rest)) return null
    if (isDay) return { ask: 'date', choices: [] }
    const clocks = [...found.rest.matchAll(/(\d+)(?:[.,](\d\d)(?!\d))?/g)].map(([, hour, minute]) =>
      clockOf(hour, minute),
    )
    const choices = clocks.map(({ hour, minute }) => written(hour, minute)).toSorted()
    // “9.5” is an incomplete time: a digit of the minutes is missing, which the mask can complete.
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
  // The code may be a day whose digit looks like a letter, as in “1S Dec 14:30”.
  if (isUnknown || withoutCodes(found.plain) !== found.plain) return null
  const isNextDay = times[0]!.hour === 24
  const known = [...new Set(daysIn(found, context))]
  const [only] = known.length === 1 && isDay ? known : []
  // A day that contradicts its weekday is left to the date field, which asks.
  const day = only && onWeekday(only, found.weekdays) === only ? only : null
  return {
    time: choices[0]!,
    ...(day && { day: isNextDay ? addDays(day, 1) : day }),
    ...(isNextDay && { isNextDay }),
  }
}

/**
 * Parses with the words of few languages first, and with many only if that fails. `judge` is told if a number of later
 * days was cut from the text.
 */
function reading<Result>(
  text: string,
  { locale }: ReadingContext,
  isTimeField: boolean,
  judge: (found: Found, isCut: boolean) => { result: Result | null; isWhole: boolean },
): Result | null {
  if (text.length > longest || hasLookAlike(text, isTimeField)) return null
  const whole = plainText(text)
  const plain = isTimeField ? withoutLaterDay(whole) : whole
  const near = [locale, 'en', 'ru', 'es']
  const judged = (languages: readonly string[], isFar: boolean) =>
    judge({ ...find(plain, vocabulary(languages), isTimeField), isFar }, plain !== whole)
  // A text of digits needs no words, which are slow to prepare.
  const first = judged(/[\p{L}\p{M}]{2}|\p{L}.*\p{L}/u.test(plain.replace(/\dT\d/i, '')) ? near : [], false)
  if (first.isWhole || !/[\p{L}\p{M}]/u.test(plain)) return first.result
  const second = judged([...near, ...moreLanguages], true)
  return second.isWhole ? second.result : first.result
}

/**
 * Parses the time in a text: 9, 930, 9.30, 9h30, 9 in the evening, noon, 2026-12-05T09:30.
 *
 * @returns the time, a question if it is ambiguous, or null if it is not understood
 */
export function readTime(text: string, context: ReadingContext): TimeReading | null {
  return reading<TimeReading>(text, context, true, (found, isCut) => {
    const read = timeIn(found, context)
    // The day beside `06:10+1` may be that of the departure.
    const result = isCut && read && 'time' in read ? { time: read.time } : read
    return { result, isWhole: result !== null }
  })
}

/**
 * Parses the day in a text and the time beside it: see `dayOfText`.
 *
 * @returns the day, a question if it is ambiguous, or null if it is not understood
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
    // Day and weekday contradict each other, as in “Monday, 5 December” where the 5th is a Saturday.
    const isDenied = other !== day
    if (isDenied && !found.isUnknown)
      return { result: { ask: 'several', choices: [day, other] }, isWhole: true }
    const isTimed = time !== null && 'time' in time
    return {
      result: { day, ...(isTimed && { time: time.time }) },
      isWhole: !isDenied && (isTimed || found.times.length === 0),
    }
  })
