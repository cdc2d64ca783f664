import { longestRead, plainDigits, plainLine, plainWidth } from './plain.ts'

/** Why a text is no phone: no plus, a code of no country, too few or too many digits, two numbers, an extension, … */
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
  if (/^[^+#\p{L}]*[+#\p{L}].*\d/u.test(line.replace(/^\(?\+/, ''))) return { fault: 'several' }
  if (isSeveral(text)) return { fault: 'several' }
  const digits = line.replace(/\D/g, '')
  if (!grouped.test(line) || digits === '') return { fault: 'unread' }
  if (!isWhole) return { fault: 'country' }
  if (digits.length < 7) return { fault: 'short' }
  return digits.length > 15 ? { fault: 'long' } : { digits }
}

/** Two parts are each as long as a number. Line ends part them as well, which a plain line has no more. */
function isSeveral(text: string): boolean {
  const parts = plainDigits(plainWidth(text)).split(between)
  return parts.filter((part) => part.replace(/\D/g, '').length >= wholeNumber).length > 1
}
