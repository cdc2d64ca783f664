import { latinDigits } from '../../private/edit/latinDigits.ts'
import { type ClockTime, completeTime, inHalf, isMaskedTime, maskTime, parseTime } from './timeInput.ts'

/** A 24-hour or a 12-hour clock; `locale` takes that of the language. */
export type HourCycle = 12 | 24 | 'locale'

/** Notation in which a field writes times, in the digits 0 to 9. */
export interface TimeForm {
  /** True for a 12-hour clock, whose halves of the day have a word each. */
  readonly isHalved: boolean
  /** Formats a time, 24:00 included. */
  readonly show: (time: string) => string
  /**
   * Describes the notation in a few letters, such as HH:mm AM/PM.
   *
   * @param digits the description of the 24-hour notation
   */
  readonly named: (digits: string) => string
  /** True for a text in this notation, complete or not, on which the person may go on typing. */
  readonly isOwn: (text: string) => boolean
  /** True for a text that no further character would change to another time. */
  readonly isWhole: (text: string) => boolean
  /** Parses a text in this notation: 9 is 09:00. Empty for an empty text. */
  readonly read: (text: string) => ClockTime | ''
}

const ofDay: TimeForm = {
  isHalved: false,
  show: (time) => time,
  named: (digits) => digits,
  isOwn: isMaskedTime,
  isWhole: (text) => text.length === 5,
  read: parseTime,
}

/** Normalises the typed word for a half of the day: a. m. is am. */
const plain = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\u200e\u200f\u061c]/g, '')

/** Hour and minutes of a text such as 9, 9:3 or 930. Null if no clock shows them. */
function clockOf(number: string): { hour: string; minute: string } | null {
  const [, apart, minutes = '', joined] = /^(?:(\d\d?)(?:[:.,](\d?\d?))?|(\d{3,4}))$/.exec(number) ?? []
  const hour = apart ?? joined?.slice(0, -2)
  const minute = joined?.slice(-2) ?? minutes
  return hour === undefined || Number(hour) > 23 || Number(minute) > 59 ? null : { hour, minute }
}

/** The 12-hour notation of a language, with its words for the halves of the day. */
function halved(locale: string): TimeForm {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  })
  const partsAt = (minutes: number) => format.formatToParts(minutes * 6e4)
  const wordAt = (minutes: number) =>
    partsAt(minutes).find(({ type }) => type === 'dayPeriod')?.value ?? (minutes < 720 ? 'AM' : 'PM')
  const words = [wordAt(0), wordAt(720)] as const
  /** Accepted words for each half: those of the language, those of English, and their first letters. */
  const halves = [
    [plain(words[0]), 'am', 'a'],
    [plain(words[1]), 'pm', 'p'],
  ] as const
  const isWordFirst = partsAt(0)[0]?.type === 'dayPeriod'

  /** Splits a text into number and half of the day; null for any other text. */
  const partsOf = (text: string) => {
    const number = /\d[\d:.,]*/.exec(text)
    const before = text.slice(0, number?.index ?? text.length)
    const after = number ? text.slice(number.index + number[0].length) : ''
    const word = plain(before) || plain(after)
    const isOne = !plain(before) || !plain(after)
    const isPart = halves.flat().some((one) => one.startsWith(word))
    const clock = number ? clockOf(number[0]) : { hour: '', minute: '' }
    if (/\d/.test(after) || !isOne || !isPart || !clock) return null
    return { ...clock, half: word ? halves.findIndex((half) => half.some((one) => one === word)) : -1 }
  }
  return {
    isHalved: true,
    show: (time) => {
      const [hour, minute] = time.split(':').map(Number) as [number, number]
      const text = format.format((hour * 60 + minute) * 6e4)
      return latinDigits(text).replace(/\s/g, ' ')
    },
    named: (digits) => (isWordFirst ? `${words.join('/')} ${digits}` : `${digits} ${words.join('/')}`),
    isOwn: (text) => partsOf(text) !== null,
    isWhole: (text) => {
      const { hour = '', minute, half } = partsOf(text) ?? {}
      const isClear = half !== -1 || Number(hour) > 12 || Number(hour) === 0
      return hour !== '' && isClear && (minute?.length === 2 || (minute === '' && half !== -1))
    },
    read: (text) => {
      const { hour = '', minute, half } = partsOf(text) ?? {}
      const time = completeTime(hour && maskTime(`${hour.padStart(2, '0')}:${minute}`))
      return time && half !== undefined && half >= 0 ? inHalf(time, half === 0 ? 'a' : 'p') : time
    },
  }
}

const made = new Map<string, TimeForm>()

/**
 * The notation of times in a language; cached by language.
 *
 * @param locale BCP 47
 */
export function timeFormOf(hourCycle: HourCycle, locale: string): TimeForm {
  if (hourCycle === 24) return ofDay
  const key = `${hourCycle} ${locale}`
  const known = made.get(key)
  if (known) return known
  const isHalved =
    hourCycle === 12 || new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true
  const form = isHalved ? halved(locale) : ofDay
  made.set(key, form)
  return form
}
