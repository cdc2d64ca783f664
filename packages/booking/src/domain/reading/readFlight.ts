import { longestRead, readNumber } from './plain.ts'

/** Cyrillic capitals that stand for one Latin letter alone: it looks like them and sounds like them. */
const latinOf: Readonly<Record<string, string>> = { А: 'A', Е: 'E', К: 'K', М: 'M', О: 'O', Т: 'T' }

/** An airline: two letters, a letter and a digit, or three letters. */
const airline = '(?:[A-Z]{2,3}|[A-Z]\\d|\\d[A-Z])'
const whole = new RegExp(`^${airline}\\d{1,4}[A-Z]?$`)
const first = new RegExp(`^${airline}$`)
const usual = new RegExp(`^${airline} ?\\d{1,4}[A-Z]?$`)
/** A ticket's day: 05DEC, 05DEC26. No flight is written so. */
const ticketDay = /^\d\d?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d\d|\d{4})?$/
/** Words for a number, which before one are no airline. */
const words = new Set(['NO', 'NR', 'NUM'])

/** A word with the Latin letters that its Cyrillic ones stand for, where each stands for one. */
function latin(word: string): string {
  const read = word.replace(/\p{Script=Cyrillic}/gu, (letter) => latinOf[letter] ?? letter)
  return /\p{Script=Cyrillic}/u.test(read) ? word : read
}

/**
 * A flight's number as it was meant: upper case, a blank where its parts stood apart (`TK-1985` is `TK 1985`), the
 * Latin letters that Cyrillic ones stand for, without words and punctuation around it. A text with none, with several,
 * or with another number stays as it was written: `СУ 100` looks like `CY` and sounds like `SU`, which are two airlines.
 */
export function readFlight(text: string): string {
  if (text.length > longestRead) return text
  const parts = readNumber(text)
    .replace(/(^|[^\p{L}\p{N}])n[°º]/giu, '$1 ')
    .replace(/[a-z\u0430-\u044F]/g, (letter) => letter.toUpperCase())
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(latin)
  const flights = parts.flatMap((part, at) => {
    if (whole.test(part)) return [{ flight: part, at, count: 1 }]
    const next = parts[at + 1] ?? ''
    const isApart = first.test(part) && /^\d{1,4}[A-Z]?$/.test(next) && !(at > 0 && words.has(part))
    return isApart ? [{ flight: `${part} ${next}`, at, count: 2 }] : []
  })
  const [found] = flights
  if (!found || flights.length > 1) return text
  const others = parts.filter((_, at) => at < found.at || at >= found.at + found.count)
  // A lone letter may belong to the number, and a digit is another number: a date, a second flight.
  const isClear = others.every((part) => ticketDay.test(part) || !/^[A-Z]$|\p{N}/u.test(part))
  return isClear ? found.flight : text
}

/** True for a number as airlines write them. */
export const isUsualFlight = (text: string): boolean => usual.test(readFlight(text))
