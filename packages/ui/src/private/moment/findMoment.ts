import { withClockHours } from './besideHour.ts'
import { writtenOut } from './copiedForms.ts'
import type { Hours } from './hourIn.ts'
import { folded } from './plainText.ts'
import type { Vocabulary } from './vocabulary.ts'

export const two = (number: number | string) => String(number).padStart(2, '0')
const blank = String.raw`[\s,.;:()'’"«»|-]*`
const unit =
  '(?:(?:o.?clock|uhr|heures?|horas?|hours?|hrs?|hs?|uur|час(?:а|ов)?|ч|годин[аиу]?|год|gio|बजे|بجے|টা(?:\u09AF\u09BC)?)(?![\\p{L}\\p{M}])|点钟?|點鐘?|時|时|시|น)'
export const minutes = '(?:min[\\p{L}\\p{M}]*|m|м(?:ин[\\p{L}\\p{M}]*)?|分钟?|分|분|phut)'
const halfPast = '半|반|y media|et demie|с половинои'
/** Sign that replaces the words of a part of the day once they are understood. */
const mark = '¶'
/** Sign before a number that the word behind it counts, as people write it too: `dayOfText` takes it for no year. */
export const countMark = '#'

const timePattern = new RegExp(
  [
    `(\\d\\d?) ?(?:: ?|${unit}[.,]?)(\\d\\d)(?!\\d)(?: ?(?::|${minutes}) ?(\\d\\d)(?:[.,]\\d+)?(?!\\d)| ?${minutes}(?![\\p{L}\\p{M}])| ?${unit})?`,
    // In “9 Uhr 12. Dezember” the number after the hour is a day, so minutes after a unit need an end mark.
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
/** An hour and its minutes, with a hyphen or a prime between them, before the words of a part of the day. */
const minutesBesideMark = new RegExp(
  `(^|[^\\d./-])(\\d\\d?)(?:['’]|-(?=2[5-9]|[3-5]))(?=[0-5]\\d ?${mark})`,
  'g',
)
/** A further pair of numbers that may be hour and minutes: with it, a text may be a span. */
const otherMinutes = /\d['’-]\d\d|\d\.(?:1[3-9]|[2-5]\d)/
const afterWord =
  /(^|[^\p{L}\p{M}])(?:at|a|las?|um|ab|gegen|alle|ore|ora|om|ob|kl|klo|saat|godz|jam|as|в|во|о|к)\.? (\d\d?)(?:[.,](\d\d))?(?![\d./:-])/gu
const dotted = /(^|[^\d.])(\d\d?)\.(\d\d)(?![\d.])/gu
/** A code of a flight, gate or terminal: capitals or a letter directly before a number. */
const code =
  /(?:^|[^\p{L}\p{M}\d])(?!T\d{4}(?!\d))(?:\p{Lu}{2} ?-?\d{3,4}|(?!(?:AM|PM|ÖÖ|ÖS)\d\d?(?!\d))(?:\p{Lu}{1,3}-?\d{1,4}|\p{sc=Latin}{1,3}-?\d{3,4}|\p{sc=Latin}-?\d{1,4})|\p{Lu}\d ?\d{2,4}|\d\p{Lu} ?\d{2,4})(?![\d:])/u
/**
 * A duration such as “in two hours”, which is no time of day. English never uses “in” for a time of day without
 * minutes.
 */
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

/** The range “5 to 7.12.2026”: a day, perhaps its month, and a dash before a complete date. */
export const untilDate =
  /(?<![\d.:/-])(\d\d?)(?:[./](0?[1-9]|1[0-2]))?[./]? ?[-–—] ?(\d\d?)([./])(\d\d?)\4 ?(\d{4}|\d\d)(?!\d)/
/** A text that may contain a month: in “9 to 5” the word is too short for one. */
export const monthLike = /[\p{L}\p{M}]{3}|[^\0-\u04FF][\p{L}\p{M}]|\p{L}\.[^\0-\u04FF]/u
export const year = /(?<!\d)\d{4}(?!\d)/

export interface Clock {
  hour: number
  minute: number
  second: number
}

/** Everything that was found in a text. */
export interface Found {
  plain: string
  times: Clock[]
  hours: Hours | null
  /** Numeric dates in the text. */
  dates: string[]
  /** Number of days from today, as for “tomorrow”; null if no such word was found. */
  days: number | null
  /** Named weekdays as a bit set; bit 0 is Monday. */
  weekdays: number
  /** The text without everything that was found. */
  rest: string
  isElsewhere: boolean
  /** True if the text has words whose meaning is unknown. */
  isUnknown: boolean
  /** True if the number belongs to something else, such as a flight or a duration. */
  isOther: boolean
  /** True if words of languages that are far from the person's were understood, too. */
  isFar: boolean
}

export const clockOf = (hour: string | undefined, minute = '0', second = '0'): Clock => ({
  hour: Number(hour),
  minute: Number(minute),
  second: Number(second),
})
export const isReal = ({ hour, minute, second }: Clock) =>
  minute < 60 && second < 60 && (hour < 24 || (hour === 24 && minute === 0 && second === 0))

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? []

export function find(
  plain: string,
  { meanings, words, silent, weekdays, months }: Vocabulary,
  isTimeField: boolean,
): Omit<Found, 'isFar'> {
  const found: Omit<Found, 'isFar'> = {
    ...{ plain, times: [], hours: null, dates: [], days: null, weekdays: 0, rest: '' },
    ...{ isElsewhere: false, isUnknown: false, isOther: false },
  }
  const isISO = /\dt\d\d/i.test(plain)
  let rest = folded(
    // Korean and Turkish write AM or PM before the number.
    plain.replace(/(^|[^\p{L}\p{M}])(AM|PM|ÖÖ|ÖS) ?(\d\d?(?:[:.]\d\d)?)(?![\d.])/gu, '$1$3 $2'),
  )
    .replaceAll(mark, ' ')
    .replace(/(^|\D)(\d{4})(\d\d)(\d\d) ?t ?(\d\d)(\d\d)(?:\d\d)?(?!\d)/, '$1$2-$3-$4 $5:$6')
    .replace(/(^| )t ?(\d\d):?(\d\d)(?:\d\d)?(?![\d\p{L}\p{M}])/u, '$1$2:$3')
    .replace(/(\d)t(?=\d\d:)/, '$1 ')
    // Dutch and Flemish write 9u30.
    .replace(/(^|[^\d./-])(\d\d?)u(?=\d\d(?!\d))/g, '$1$2:')
    // A semicolon is a colon typed without the shift key.
    .replace(/(^|[^\d./-])(\d\d?);(\d\d)(?![\d:.])/g, '$1$2:$3')
  rest = withClockHours(writtenOut(rest, months))
  found.isOther = lengthOfTime.test(rest) || untilDate.test(plain)
  found.isElsewhere =
    /(?:^|[^\p{L}\p{M}])(?:utc|gmt|msk|мск)(?![\p{L}\p{M}])|:\d\d(?:[.,]\d+)? ?(?:z(?![\p{L}\p{M}])|\+\d\d:?(?:\d\d)?(?!\d))/u.test(
      rest,
    ) ||
    (isISO && /:\d\d(?:[.,]\d+)? ?-\d\d:?\d\d$/.test(rest))

  // The number after UTC or GMT is an offset, not a day. The zone itself is no unknown word.
  if (found.isElsewhere)
    rest = rest.replace(
      /(^|[^\p{L}\p{M}])(?:utc|gmt|msk|мск)(?: ?[+−–-] ?\d\d?(?::?\d\d)?(?!\d)|(?![\p{L}\p{M}]))/u,
      '$1 ',
    )

  // “9.30.15” is a time with seconds, because no month has these numbers.
  if (isTimeField) rest = rest.replace(/^(\d\d?)\.(1[3-9]|[2-5]\d)\.([0-5]\d)$/, '$1:$2:$3')
  const date = (pattern: RegExp, written = '$&') => {
    rest = rest.replace(pattern, (...parts: string[]) => {
      const [all = '', before = '', ...groups] = parts
      // In “5/6 December” the 6 is a day, not a month.
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
  date(/(^|[^\d:])\d\d? ?([./-]) ?\d\d? ?\2 ?(?:\d{4}|\d\d)(?![\d:])/g)
  date(/(^|[^\d:])\d\d? ?\/ ?\d\d?(?:,? \d{4}(?!\d)|(?![\d:/]))/g)
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
  // In “9-30 in the evening” the second number can only be minutes; in “9-10” it may be another hour.
  const hyphenless = rest.replace(minutesBesideMark, '$1$2:')
  if (isTimeField && !otherMinutes.test(hyphenless)) rest = hyphenless

  const take = (pattern: RegExp) => {
    let left = ''
    let end = 0
    for (const match of rest.matchAll(pattern)) {
      const [all, before = '', ...groups] = match
      const [hour, minute, second] = groups.filter((group) => group !== undefined)
      const after = rest.slice(match.index + all.length)
      // In “the morning of 5 December” the 5 is a day, not an hour.
      if (months.has(/^ ?(?:de )?([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? '') && !minute && !all.endsWith(mark))
        continue
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
  // Beside the name of a month, digits around a dot are a time and no date.
  if (found.times.length === 0 && wordsIn(rest).some((word) => months.has(word))) take(dotted)
  // “Mar” is Tuesday in Spanish but may also be March, so a month's name is not counted as weekday.
  for (const word of wordsIn(rest)) if (!months.has(word)) found.weekdays |= weekdays.get(word) ?? 0
  // Beside a weekday, “5.12” is a day and a month.
  if (!isTimeField && found.weekdays && found.dates.length === 0 && found.days === null)
    date(/(^|[^\d.:])\d\d?\.(?:0?[1-9]|1[0-2])\.?(?![\d.:])/g)
  const isDated = found.dates.length > 0 || found.days !== null
  const without = (known: (word: string) => boolean) =>
    rest.replaceAll(mark, ' ').replace(/[\p{L}\p{M}]+/gu, (word) => (known(word) ? ' ' : word))
  found.isUnknown = /[\p{L}\p{M}]/u.test(without((word) => silent.has(word) || months.has(word)))
  if (found.times.length === 0 && !isCode && (isTimeField || isDated)) {
    const number = without((word) => silent.has(word) && !months.has(word)).trim()
    const isAlone = !isDated && /^\d+$/.test(number.replace(/[^\p{L}\p{M}\d]/gu, ''))
    // “Friday 9” may be a day or a time, so it is not taken as a time. In “BA 117” the word is no weekday.
    const isDayOfWeek =
      isAlone &&
      wordsIn(rest).some((word) => weekdays.has(word) && (word.length < 3 || /^\D*\d\d?\D*$/.test(number)))
    const [, hour, joined, sign, after] =
      (isDayOfWeek && !/\d\D+\d/.test(number) ? null : bare.exec(number)) ?? []
    if (hour !== undefined) {
      const minute = joined ?? after
      // “9-10” may be ten past nine or a range from nine to ten.
      const isMinute = minute === '00' || (minute?.startsWith('0') && hour.length === 1)
      const isRange =
        Number(minute) <= 24 &&
        ((sign === '-' && !isMinute) || (sign === ' ' && Number(hour) < Number(minute)))
      if (isRange) found.times.push(clockOf(hour), clockOf(minute!))
      found.times.push(clockOf(hour, minute))
      rest = ''
    }
  }
  found.rest = rest
    .replaceAll('|', ' ')
    .replaceAll(mark, ' ')
    // In “5 Dec 26 arrival” the 26 may be a year, but in “5 Dec 26 passengers” it is a count: see `countMark`.
    .replace(/(?<![\d.,])\d\d ?([\p{L}\p{M}]{3,}|\p{Sc})/gu, (all, word) =>
      silent.has(word) || months.has(word) ? all : countMark + all,
    )
  const noonOrMidnight = [1 << 12, 1].indexOf(found.hours ?? 0)
  const hasMonth = wordsIn(found.rest).some((word) => months.has(word))
  if (found.times.length === 0 && noonOrMidnight >= 0 && (hasMonth || !/\d/.test(found.rest)))
    found.times.push(clockOf(noonOrMidnight === 0 ? '12' : '0'))
  return found
}
