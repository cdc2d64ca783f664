import type { CountryCode } from 'libphonenumber-js/min'
import { latinDigits } from '../../private/edit/latinDigits.ts'
import {
  beginsCode,
  callingCodeIn,
  createRules,
  inGroups,
  mayBeOf,
  type PhoneLibrary,
  type PhoneRules,
} from './phoneRules.ts'

/** A text that was parsed as a number. */
export interface ReadNumber {
  kind: 'number'
  /** A plus and digits: `+905321184027`. The number may be too short or too long. */
  e164: string
  /** ISO 3166-1 code; null if the calling code belongs to no country or to several. */
  country: CountryCode | null
  /** The number in the international format: `+90 532 118 40 27`. */
  text: string
  /** The number in its typed format with groups, `0532 118 40 27`; unchanged if it has words or too many digits. */
  typed: string
  /** True if the number of digits is possible in its country. */
  isPossible: boolean
  /** True if the number is in a range of the rules. */
  isValid: boolean
}

/** A text that is no number, or more than one. */
export interface UnreadPhone {
  kind: 'unread'
  /** The whole text, unchanged. */
  text: string
  /** The same as `text`, but with groups if it is the beginning of a number. */
  typed: string
  /** Country of the beginning of a number; null if unknown. */
  country: CountryCode | null
  /**
   * empty: no sign at all. short: only the beginning of a number. country: digits without a plus, of an unknown
   * country. several: two numbers, or a number with an extension. long: more digits than any number has. unread: anything
   * else.
   */
  reason: 'empty' | 'short' | 'country' | 'several' | 'long' | 'unread'
}

export type PhoneReading = ReadNumber | UnreadPhone

/** Maximum length of a text in UTF-16 units, as in libphonenumber. */
export const phoneTextLimit = 250

const pluses = /[\u207A\u208A\u2795\uFE62\uFF0B]/g
/** Format and control signs, variation selectors, marks over other signs (a keycap), fillers. */
const invisible = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu
/** A link to a chat has a number without its plus; what follows the number is the chat's. */
const chatLink = /(wa\.me\/|phone=)\+?(\d+)(?:[?&].*)?/gi

/** Normalises a text to ASCII digits, pluses and visible signs. */
const plain = (text: string): string =>
  latinDigits(text)
    .replace(pluses, '+')
    .replace(invisible, '')
    .replace(/%2B/gi, '+')
    .replace(chatLink, '$1+$2')
    .replace(repeatedPlus, '')

/** Separators of groups of digits: blanks, brackets, dashes, dots, commas, slashes, quotes. */
const separator = String.raw`[\s\p{Z}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:/\\|~_'"\u00B7\u2022\u2212\u2800\u30FB\u30FC\u2219\u22C5\uFF0C\uFF0E\uFF0F\u3001\u060C\u066B\u066C\u02D7\u2044\u2215\u223C\uFF5E]`
const onlySeparators = new RegExp(`^${separator}*$`, 'u')
const otherSigns = new RegExp(`(?:(?!${separator})[^\\d+])+`, 'gu')
const repeatedPlus = new RegExp(String.raw`\+${separator}*(?=\+)`, 'gu')
/** A text of only digits, blanks, brackets, dashes and dots, which may be regrouped while it is typed. */
const regular = /^[\d+\s\p{Z}\p{Pd}\p{Ps}\p{Pe}.\u2212]*$/u
/** Separators of two numbers, which may also separate groups of one. */
const between = /[,;/\\|\n\r\u3001\uFF0C\uFF0F\u060C]/

const digitsOf = (text: string) => text.replace(/\D/g, '')
const signsOf = (text: string) => (text.startsWith('+') ? '+' : '') + digitsOf(text)

/** Minimum number of digits after the calling code, in every country. */
const shortest = 7
/** Maximum number of digits of a number. */
const longest = 15

/** Signs of a text that may be a number. */
interface Written {
  /** The part from the first digit or plus to the last digit, with ASCII digits. */
  body: string
  after: string
  /** True if the text has only digits, blanks, brackets, dashes and dots, so it may be regrouped while it is typed. */
  isRegular: boolean
  /** Pattern of other signs between digits: letters, or the keypad signs of a service or an extension. */
  inside: RegExp | null
}

/** Finds the signs of a possible number; null if the text has neither a digit nor a plus. */
function writtenIn(plainText: string): Written | null {
  const from = plainText.search(/[+\d]/)
  if (from < 0) return null
  const to = Math.max(plainText.search(/\d\D*$/), from) + 1
  const body = plainText.slice(from, to)
  const keypad = /[*#]\d|\d[*#]/.test(plainText) ? /[*#]/ : null
  const words = onlySeparators.test(body.replace(/[\d+]/g, ' ')) ? null : otherSigns
  return { body, after: plainText.slice(to), isRegular: regular.test(plainText), inside: keypad ?? words }
}

/** True for two numbers, or a number with an extension: the first part is a valid number by itself. */
function hasSeveral(rules: PhoneRules, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts.filter((part) => /\d/.test(part))
  const number = rest.length > 0 ? rules.read(signsOf(first)) : null
  return number?.isValid() === true && number.nationalNumber.length >= shortest
}

/** The body with a plus only before its digits; null if there are several, or one in a wrong place. */
function withFirstPlus(library: PhoneLibrary, { body, after }: Written, rules: PhoneRules): string | null {
  const later = body.indexOf('+', 1)
  if (later < 0) {
    // In right-to-left text the plus may be at the end.
    if (body.startsWith('+') || !/^[\s\p{Z}]*\+/u.test(after)) return body
    return rules.isValid(`+${digitsOf(body)}`) ? `+${body}` : null
  }
  // A whole number was inserted after a calling code in the field.
  const whole = body.slice(later)
  const code = digitsOf(body.slice(0, later))
  // The text has both signs of an international number: 00 and a plus.
  if (/^0+$/.test(code) && whole.indexOf('+', 1) < 0) return whole
  const isAgain =
    callingCodeIn(library, code) === code && digitsOf(whole).startsWith(code) && whole.indexOf('+', 1) < 0
  return isAgain && rules.isValid(signsOf(whole)) ? whole : null
}

/** Numbers of extra digits for which the number is also checked without them. */
const overlong = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Reads a text as one phone number, in any form: typed, pasted, filled in or dictated.
 *
 * @param text of any length; a text of more than `phoneTextLimit` units is not read
 * @param home ISO 3166-1 code: the country of a number without a plus; null if unknown
 */
export function readPhone(library: PhoneLibrary, text: string, home: CountryCode | null): PhoneReading {
  const unread = (reason: UnreadPhone['reason'], typed = text, country: CountryCode | null = null) =>
    ({ kind: 'unread', text, typed, country, reason }) as const
  if (text.length > phoneTextLimit) return unread('unread')
  const plainText = plain(text)
  const written = writtenIn(plainText)
  if (!written) return /[^\s\p{Z}]/u.test(plainText) ? unread('unread') : unread('empty', text, home)
  const { after, inside } = written
  const rules = createRules(library, home)

  if (inside) return unread(hasSeveral(rules, written.body.split(inside)) ? 'several' : 'unread')
  const body = withFirstPlus(library, written, rules)
  if (body === null) return unread(written.body.includes('+') ? 'several' : 'unread')
  if (between.test(body) && hasSeveral(rules, body.split(between))) return unread('several')

  const digits = digitsOf(body)
  const hasPlus = body.startsWith('+')
  const signs = signsOf(body)
  const number = rules.read(signs)
  const isPossible = number?.isPossible() ?? false
  if (!isPossible) {
    const groups = body.split(/[^\d+]+/)
    const isSecond = (group: string, at: number) =>
      at > 0 &&
      groups.slice(at).join('').length >= shortest &&
      hasSeveral(rules, [groups.slice(0, at).join(''), group])
    if (groups.some(isSecond)) return unread('several')
    // With a number in letters, 1 800 FLOWERS, the digits alone are not the meant number.
    if (/\p{L}/u.test(after)) return unread('unread')
    // The text may be a number of another country without its plus, so the field asks instead of guessing.
    const isDialled = hasPlus || (home === null && digits.startsWith('00'))
    if (!isDialled && (home === null || rules.isValid(`+${digits}`))) return unread('country')
  }

  const isGrouped = written.isRegular && body === written.body && (hasPlus || home !== null)
  const shown = isGrouped ? inGroups(library, signs, home) : { text, country: null }
  const isNational = !hasPlus && !digits.startsWith('00')
  const rest = digits.replace(/^(00)+/, '')
  if (!number || rest.length < 3) {
    if (digits.length > longest) return unread('long')
    const isBegun = isNational ? rest.length < 3 : beginsCode(library, rest)
    return isBegun
      ? unread('short', shown.text, shown.country ?? mayBeOf(library, signs, home))
      : unread('unread')
  }
  const isValid = isPossible && number.isValid()
  // With the letter O instead of a zero, the digits alone are not the meant number.
  if (!isValid && /^\p{L}(?!\p{L})/u.test(after)) return unread('unread')
  // An unknown number keeps all written digits, without one trunk prefix.
  const isAbroad = hasPlus || rules.read(`+${rest}`)?.number === number.number
  const e164 = isValid ? number.number : rules.settled(isAbroad ? `+${rest}` : number.number)
  const abroad = inGroups(library, e164, null)
  // Extra digits are not part of the number, and its format would hide the place where it ends.
  const isOver = !isPossible && overlong.some((count) => rules.read(signs.slice(0, -count))?.isPossible())
  return {
    kind: 'number',
    e164,
    country: number.country ?? abroad.country ?? mayBeOf(library, e164, home),
    text: abroad.text,
    typed: isOver ? text : isGrouped && hasPlus && isValid ? abroad.text : shown.text,
    isPossible,
    isValid,
  }
}
