import { plainText } from './plainText.ts'

/**
 * A single letter that looks like a digit, directly beside digits, as in a photo of a ticket: `2O.12.2026`, `3l Dec`.
 * A small o before a word is the ending of an ordinal: `1o de maio`.
 */
const lookAlike = /\d(?:[OОIІlSBЗб](?![\p{L}\p{M}])|[oо](?=[./:-]?\d))|(?<![\p{L}\p{M}])[IІlSBЗб](?=\d)/u

/**
 * A blank inside the day or the year of a date, as in a photo of a ticket, `1 5.12.2026`, `05.12.20 26`, or a number
 * that is joined to a date, `5-6/12`, `5.12.26-7`, `10.5.12.2026`, unless it is an hour; or letters of two alphabets in
 * one word, whose month is not known then.
 */
const torn =
  /(?<!\d)[0-3] \d([./-])\d\d?\1|[a-z][Ͱ-ӿ]|[Ͱ-ӿ][a-z]|(?:\d-\d\d?\/\d\d?|[./-]\d\d?[./-]20 \d\d|[./]\d\d-\d\d?|\d\.\d\d?\.\d+\.\d+)(?![\d:./]| ?(?:[hчu]|[ap]m))/i

/** Codes of gates, seats and terminals, as words of their own. They have no O and no I, which are taken for digits. */
const codes = /(?<![^\s,;()])(?:[SBб]\d{1,3}|\d{1,3}[SBб])(?![^\s,;()])/gu

/** Removes codes beside a whole time: `Gate B12 14:30`. Without a time, the letter of `12B` may be a digit. */
export const withoutCodes = (text: string): string =>
  /(?<![.\d])\d\d?[:.h]\d\d(?![.\d])/.test(text) ? text.replace(codes, '') : text

/**
 * True if a letter stands for a digit, or a blank tears the number of a day or a year. Without that digit, the others
 * would mean another day or time. The sign of an ordinal, as in `1º/12/2026`, becomes a letter in plain text, so it is
 * removed before.
 */
export function hasLookAlike(text: string, isTimeField: boolean): boolean {
  const plain = plainText(text.replace(/[ºᵒ]/g, ''))
  return lookAlike.test(isTimeField ? withoutCodes(plain) : plain) || (!isTimeField && torn.test(plain))
}

/**
 * The days between a departure and an arrival, behind the time on a ticket: `06:10+1`, `6:10 AM (+1 day)`. Three may
 * be the offset of Moscow, and a number before another word is a duration or a count: `+2 hours`, `+1 stop`.
 */
const laterDay =
  /(?<=\d[:.h]\d\d(?: ?[ap]\.? ?m\.?)?) ?\(?\+ ?(?:[1-3] ?(?:d|days?|dia|día|день|дня|tage?|j)(?![\d:.\p{L}\p{M}])|[12](?![\d:.]|,\d|[\s-]*(?![ap]\.? ?m\b)\p{L}))\)?/iu

/**
 * Removes the number of days that a ticket writes behind the time of an arrival: a plain text stays one. A blank keeps
 * the time from a digit that follows at once: `14:30 (+1)05.12.2026`.
 */
export const withoutLaterDay = (text: string): string =>
  text.replace(laterDay, (found, at: number) => (/\d/.test(text.charAt(at + found.length)) ? ' ' : ''))
