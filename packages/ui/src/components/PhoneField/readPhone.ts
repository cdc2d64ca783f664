import type { CountryCode } from 'libphonenumber-js/min'
import { latinDigits } from '../../private/latinDigits.ts'
import {
  beginsCode,
  callingCodeIn,
  createRules,
  inGroups,
  mayBeOf,
  type PhoneLibrary,
  type PhoneRules,
} from './phoneRules.ts'

/** A number that was understood. */
export interface ReadNumber {
  kind: 'number'
  /** A plus and digits: `+905321184027`. It may still be too short or too long. */
  e164: string
  /** ISO 3166-1 code; null where the calling code belongs to no country or to several of them. */
  country: CountryCode | null
  /** In international groups: `+90 532 118 40 27`. */
  text: string
  /** In groups of the form it was typed in, `0532 118 40 27`; as written where words stand beside it, or digits too many. */
  typed: string
  /** It has as many digits as a number of its country may have. */
  isPossible: boolean
  /** It belongs to a range that the rules know. */
  isValid: boolean
}

/** A text that is no number, or more than one. */
export interface UnreadPhone {
  kind: 'unread'
  /** The text whole, as it was written. */
  text: string
  /** The same as `text`, but a number that has just begun is in groups. */
  typed: string
  /** Country of a number that has begun; null while it is unknown. */
  country: CountryCode | null
  /**
   * empty: no sign at all. short: only the beginning of a number. country: digits without a plus, of an unknown
   * country. several: two numbers, or a number with an extension. long: more digits than any number has. unread: anything
   * else.
   */
  reason: 'empty' | 'short' | 'country' | 'several' | 'long' | 'unread'
}

export type PhoneReading = ReadNumber | UnreadPhone

/** The most UTF-16 units a text may have, as in libphonenumber. */
export const phoneTextLimit = 250

const pluses = /[\u207A\u208A\u2795\uFE62\uFF0B]/g
/** Format and control signs, variation selectors, marks over other signs (a keycap), fillers. */
const invisible = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu
/** A link to a chat names a number without its plus. */
const chatLink = /(wa\.me\/|phone=)(?=\d)/gi

/** The text in ASCII digits, pluses and visible signs. */
const plain = (text: string): string =>
  latinDigits(text)
    .replace(pluses, '+')
    .replace(invisible, '')
    .replace(/%2B/gi, '+')
    .replace(chatLink, '$1+')
    .replace(repeatedPlus, '')

/** Signs that stand between groups of digits: blanks, brackets, dashes, dots, commas, slashes, quotes. */
const separator = String.raw`[\s\p{Z}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:/\\|~_'"\u00B7\u2022\u2212\u2800\u30FB\u30FC\u2219\u22C5\uFF0C\uFF0E\uFF0F\u3001\u060C\u066B\u066C\u02D7\u2044\u2215\u223C\uFF5E]`
const onlySeparators = new RegExp(`^${separator}*$`, 'u')
const otherSigns = new RegExp(`(?:(?!${separator})[^\\d+])+`, 'gu')
const repeatedPlus = new RegExp(String.raw`\+${separator}*(?=\+)`, 'gu')
/** Nothing but digits and blanks, brackets, dashes, dots between them: may be regrouped while it is typed. */
const regular = /^[\d+\s\p{Z}\p{Pd}\p{Ps}\p{Pe}.\u2212]*$/u
/** Signs that may stand between two numbers, and between the groups of one. */
const between = /[,;/\\|\n\r\u3001\uFF0C\uFF0F\u060C]/

const digitsOf = (text: string) => text.replace(/\D/g, '')
const signsOf = (text: string) => (text.startsWith('+') ? '+' : '') + digitsOf(text)

/** Nowhere has a whole number fewer digits after its calling code. */
const shortest = 7
/** No number has more digits. */
const longest = 15

/** Signs of a text that may be a number. */
interface Written {
  /** From the first digit or plus to the last digit, in ASCII digits. */
  body: string
  after: string
  /** Nothing but digits, blanks, brackets, dashes and dots: may be regrouped while it is typed. */
  isRegular: boolean
  /** Another sign stands between digits: a letter, or one of a keypad that dials a service or an extension. */
  inside: RegExp | null
}

/** Null where the text has neither a digit nor a plus. */
function writtenIn(plainText: string): Written | null {
  const from = plainText.search(/[+\d]/)
  if (from < 0) return null
  const to = Math.max(plainText.search(/\d\D*$/), from) + 1
  const body = plainText.slice(from, to)
  const keypad = /[*#]\d|\d[*#]/.test(plainText) ? /[*#]/ : null
  const words = onlySeparators.test(body.replace(/[\d+]/g, ' ')) ? null : otherSigns
  return { body, after: plainText.slice(to), isRegular: regular.test(plainText), inside: keypad ?? words }
}

/** Two numbers, or a number and its extension: the first part is a number by itself. */
function hasSeveral(rules: PhoneRules, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts.filter((part) => /\d/.test(part))
  const number = rest.length > 0 ? rules.read(signsOf(first)) : null
  return number?.isValid() === true && number.nationalNumber.length >= shortest
}

/** The body with a plus nowhere but before its digits; null where there are several, or one that belongs nowhere. */
function withFirstPlus(library: PhoneLibrary, { body, after }: Written, rules: PhoneRules): string | null {
  const later = body.indexOf('+', 1)
  if (later < 0) {
    // From right to left the plus may stand at the end.
    if (body.startsWith('+') || !/^[\s\p{Z}]*\+/u.test(after)) return body
    return rules.isValid(`+${digitsOf(body)}`) ? `+${body}` : null
  }
  // The calling code stood in the field already, and a whole number came after it.
  const whole = body.slice(later)
  const code = digitsOf(body.slice(0, later))
  // Both signs of a number from abroad.
  if (/^0+$/.test(code) && whole.indexOf('+', 1) < 0) return whole
  const isAgain =
    callingCodeIn(library, code) === code && digitsOf(whole).startsWith(code) && whole.indexOf('+', 1) < 0
  return isAgain && rules.isValid(signsOf(whole)) ? whole : null
}

/** Digits that a number may have too many, for which it is looked at without them. */
const overlong = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Reads a text as one phone number, however it is written: typed, pasted, filled in or dictated.
 *
 * @param text of any length; more than `phoneTextLimit` units are not read
 * @param home ISO 3166-1 code: the country of a number without a plus; null where it is unknown
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
    const isTwo = (_: string, at: number) =>
      groups.slice(at).join('').length >= shortest &&
      hasSeveral(rules, [groups.slice(0, at).join(''), groups[at]!])
    if (groups.slice(1).some((group, at) => isTwo(group, at + 1))) return unread('several')
    // A number in letters, 1 800 FLOWERS: what was understood is not what was meant.
    if (/\p{L}/u.test(after)) return unread('unread')
    // Perhaps a number of another country whose plus was left out: asked, not guessed.
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
  const isValid = number.isValid()
  // The letter O in place of a zero: what was understood is not what was meant.
  if (!isValid && /^\p{L}(?!\p{L})/u.test(after)) return unread('unread')
  // A number that is not known keeps all digits that were written, but one trunk prefix.
  const isAbroad = hasPlus || rules.read(`+${rest}`)?.number === number.number
  const e164 = isValid ? number.number : rules.settled(isAbroad ? `+${rest}` : number.number)
  const abroad = inGroups(library, e164, null)
  // Digits too many belong to something else: the groups of a number would hide where it ends.
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
