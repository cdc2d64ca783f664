import { longestRead, readNumber } from './plain.ts'

/** Cyrillic capitals that can mean only one Latin letter, which looks and sounds the same. */
const latinOf: Readonly<Record<string, string>> = { А: 'A', Е: 'E', К: 'K', М: 'M', О: 'O', Т: 'T' }

/** Code of an airline: two letters, a letter and a digit, or three letters. */
const airline = '(?:[A-Z]{2,3}|[A-Z]\\d|\\d[A-Z])'
const whole = new RegExp(`^${airline}\\d{1,4}[A-Z]?$`)
/** A gate, a seat or a carriage, `B12`: a letter and two digits are too short to be told from a flight. */
const short = /^[A-Z]\d\d$/
/** The type of an aircraft, `Boeing 737-800`, `A321neo`; a flight with a blank is none: `A3 20`. */
const aircraft =
  /(?<![\p{L}\p{N}])(?:(?:AIRBUS|BOEING|EMBRAER) [AE]?\d{3}|A[23]\d\d|A2[01]N|B7\d[\dW]|B3[89]M|E1[79]\d|(?:ATR|CRJ|SSJ) ?\d{2,4})(?:-\d{1,4})?(?:NEO|CEO|ER|LR|MAX)?(?![\p{L}\p{N}])/gu
const first = new RegExp(`^${airline}$`)
const usual = new RegExp(`^${airline} ?\\d{1,4}[A-Z]?$`)
const month = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC'
/** A day as tickets write it: 05DEC, 05DEC26. A flight number never looks like this. */
const ticketDay = new RegExp(`^\\d\\d?(?:${month})(?:\\d\\d|\\d{4})?$`)
/** A month, a weekday or a row before a number in the module's languages, which are no airline: `DEC 5`, `SAT5`, `VIE 5`. */
const named = new RegExp(
  `^(?:${month}|MON|TUE|WED|THU|FRI|SAT|SUN|ROW|ENE|ABR|AGO|DIC|LUN|MIE|JUE|VIE|SAB|DOM|OKT)(?!\\p{L})`,
  'u',
)
/** Words that mean `number`; before a number they are no airline. */
const words = new Set(['NO', 'NR', 'NUM'])

/** Replaces the Cyrillic letters of a word by Latin ones, if each of them has one. */
function latin(word: string): string {
  const read = word.replace(/\p{Script=Cyrillic}/gu, (letter) => latinOf[letter] ?? letter)
  return /\p{Script=Cyrillic}/u.test(read) ? word : read
}

/**
 * Reads a flight number: upper case, a blank between separated parts (`TK-1985` is `TK 1985`), Latin letters for
 * Cyrillic ones, without words and punctuation around it. A text with no flight number, with several, or with another
 * number is returned unchanged. So is `СУ 100`: it looks like `CY` and sounds like `SU`, which are two airlines.
 */
export function readFlight(text: string): string {
  if (text.length > longestRead) return text
  const parts = readNumber(text)
    .replace(/(^|[^\p{L}\p{N}])n(?:[°º]|\.[°º]?)/giu, '$1 ')
    .replace(/[a-z\u0430-\u044F]/g, (letter) => letter.toUpperCase())
    .replace(/[\p{L}\p{M}\p{N}]+/gu, latin)
    .replace(aircraft, ' ')
    // These scripts have no blank between a word and a number.
    .replace(/[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const flights = parts.flatMap((part, at) => {
    if (named.test(part)) return []
    // Behind an airline, a letter that looks like a digit may be one: `TK I985`, `PS 1O1`.
    if (/^\d?[ILO]\d/.test(part) && first.test(parts[at - 1] ?? '')) return []
    if (whole.test(part)) return short.test(part) ? [] : [{ flight: part, at, count: 1 }]
    const next = parts[at + 1] ?? ''
    const isApart = first.test(part) && /^\d{1,4}[A-Z]?$/.test(next) && !(at > 0 && words.has(part))
    return isApart ? [{ flight: `${part} ${next}`, at, count: 2 }] : []
  })
  const [found] = flights
  if (!found || flights.length > 1) return text
  const others = parts.filter((_, at) => at < found.at || at >= found.at + found.count)
  // The text is ambiguous if a single letter may belong to the number, or if it has more digits: a date or a second
  // flight.
  const isClear = others.every((part) => ticketDay.test(part) || !/^[A-Z]$|\p{N}/u.test(part))
  return isClear ? found.flight : text
}

/** True for a number as airlines write them; a type of aircraft or a gate is none. */
export function isUsualFlight(text: string): boolean {
  const flight = readFlight(text)
  return (
    usual.test(flight) && !short.test(flight) && !named.test(flight) && flight.replace(aircraft, '') !== ''
  )
}
