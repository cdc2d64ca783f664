import { longestRead, plainDigits, plainLine, plainWidth } from './plain.ts'

/**
 * Reason why a text is not a phone number: no plus, an unknown calling code, too few or too many digits, two numbers,
 * an extension, and so on.
 */
export type PhoneFault = 'country' | 'code' | 'short' | 'long' | 'length' | 'several' | 'unread'

/** Digits of a phone, with the calling code first, or the fault of the text. */
export type PhoneShape = { digits: string; fault?: never } | { digits?: never; fault: PhoneFault }

/** Separators between two numbers, or sometimes between the groups of one. */
const between = /[,;/|\n]/
/** Minimum number of digits of a complete number. */
const wholeNumber = 7

const grouped = /^\(?\+?[\d\s()[\]{}'_~\p{Pd}\u2212.,·/\u200C\u200D]*\d$/u

/**
 * Reads a phone that begins with a plus, by its shape only: 7 to 15 digits. Words before and behind the number and
 * separators between its digits are ignored.
 */
export function phoneShape(text: string): PhoneShape {
  if (text.length > longestRead) return { fault: 'unread' }
  const line = withoutTail(plainDigits(plainWidth(plainLine(text))).replace(/^[^+\d(]+/u, ''))
  const isWhole = /^\(?\+/.test(line)
  // A digit after a word, a number sign or a second plus is another number, or an extension.
  const [, first = '', sign = ''] = /^([^+#\p{L}]*)([+#\p{L}]).*\d/u.exec(line.replace(/^\(?\+/, '')) ?? []
  // A letter in place of a digit does not separate two numbers: `07400 l23456`.
  const isPart = /\p{L}/u.test(sign) && digitsOf(first).length < wholeNumber
  if (sign) return { fault: isPart ? 'unread' : 'several' }
  if (isSeveral(text)) return { fault: 'several' }
  const digits = digitsOf(line)
  if (!grouped.test(line) || digits === '') return { fault: 'unread' }
  // No country has numbers of this length, so the fault is not a missing country.
  if (digits.length > 15) return { fault: isWhole ? 'long' : 'several' }
  if (!isWhole) return { fault: 'country' }
  return digits.length < wholeNumber ? { fault: 'short' } : { digits }
}

/** Signs of a masked or cut number: `2345…`, `345-__-__`, `2345 XX XX`. Words behind two dashes may be a name. */
const masked = /[…•_?]|^(?:[^\p{L}\p{Pd}]*\p{Pd} ?\p{Pd}\P{L}*|\P{L}*[xх][\P{L}xх]*)$/iu

/**
 * Removes words and punctuation behind a number. A letter directly behind a digit, or a lone O or l, may stand for
 * another digit, and `*` and `#` are dialled.
 */
function withoutTail(line: string): string {
  const end = line.search(/\d\D*$/) + 1
  const tail = line.slice(end)
  const isPart = /^(?:[\p{L}\p{M}]| ?[OoОоIl](?!\p{L}))|[+*#]/u.test(tail) || masked.test(tail)
  return end === 0 || isPart ? line : line.slice(0, end)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * True if two parts are each as long as a number, or a second ending follows the number: `07400 123456/7`. Line ends
 * separate numbers too, so the original text is used; a plain line has none.
 */
function isSeveral(text: string): boolean {
  const counts = plainDigits(plainWidth(text))
    .split(between)
    .map((part) => digitsOf(part).length)
  const [first = 0, last = 0] = counts
  const hasTail = counts.length === 2 && first > wholeNumber + 2 && last > 0 && last < 4
  return hasTail || counts.filter((count) => count >= wholeNumber).length > 1
}
