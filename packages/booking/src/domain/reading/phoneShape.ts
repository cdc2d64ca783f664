import { longestRead, plainDigits, plainLine, plainWidth } from './plain.ts'

/** Reason why a text is no phone: no plus, a code of no country, too few or too many digits, two numbers, an extension, … */
export type PhoneFault = 'country' | 'code' | 'short' | 'long' | 'length' | 'several' | 'unread'

/** Digits of a phone, its country's first, or why it has none. */
export type PhoneShape = { digits: string; fault?: never } | { digits?: never; fault: PhoneFault }

/** Stands between two numbers, and sometimes between the groups of one. */
const between = /[,;/|\n]/
/** Fewest digits of a whole number. */
const wholeNumber = 7

const grouped = /^\(?\+?[\d\s()\p{Pd}\u2212.,·/\u200C\u200D]+$/u

/**
 * Reads a phone that begins with a plus, by its shape alone: 7 to 15 digits. Words before the number are passed over,
 * and what groups its digits.
 */
export function phoneShape(text: string): PhoneShape {
  if (text.length > longestRead) return { fault: 'unread' }
  const line = plainDigits(plainWidth(plainLine(text))).replace(/^[^+\d(]+/u, '')
  const isWhole = /^\(?\+/.test(line)
  // A digit after a word, a number sign or a second plus is another number, or an extension.
  const [, first = '', sign = ''] = /^([^+#\p{L}]*)([+#\p{L}]).*\d/u.exec(line.replace(/^\(?\+/, '')) ?? []
  // A letter in place of a digit parts no number: `07400 l23456`.
  const isPart = /\p{L}/u.test(sign) && digitsOf(first).length < wholeNumber
  if (sign) return { fault: isPart ? 'unread' : 'several' }
  if (isSeveral(text)) return { fault: 'several' }
  const digits = digitsOf(line)
  if (!grouped.test(line) || digits === '') return { fault: 'unread' }
  // No country has such a number: asking for one would lead nowhere.
  if (digits.length > 15) return { fault: isWhole ? 'long' : 'several' }
  if (!isWhole) return { fault: 'country' }
  return digits.length < wholeNumber ? { fault: 'short' } : { digits }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Two parts are each as long as a number, or the end of the last one stands behind it: `07400 123456/7`. Line ends part
 * them as well, which a plain line has no more.
 */
function isSeveral(text: string): boolean {
  const counts = plainDigits(plainWidth(text))
    .split(between)
    .map((part) => digitsOf(part).length)
  const [first = 0, last = 0] = counts
  const hasTail = counts.length === 2 && first > wholeNumber + 2 && last > 0 && last < 4
  return hasTail || counts.filter((count) => count >= wholeNumber).length > 1
}
