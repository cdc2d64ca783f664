import { longestRead, readNumber } from './plain.ts'

/** Quotes and punctuation around a code: `«ALDER10»,`. */
const edges = /^[ "'«»“”„‘’*.,;]+|(?<![ "'«»“”„‘’*.,;])[ "'«»“”„‘’*.,;]+$/gu
/** Brackets around a whole code; others are part of it: `SALE(10)`. */
const brackets = /^[([<]([^()[\]<>]*)[)\]>]$/
/** Signs between groups of digits. A point or an underscore in a short number may be part of a code: `20.26`. */
const separators = /[ -]|(?<=\d{3} ?)[._](?= ?\d{3})/g

/** True for a number or a code: its first word has a digit, or it is one word with a letter. */
const isCode = (text: string) => /^[^ :]*\d/.test(text) || (/^[^ :]+$/.test(text) && /\p{L}/u.test(text))

/** The code behind a label: `SUMMER` of `Promo code: SUMMER`. A text without a label stays. */
function withoutLabel(text: string): string {
  if (/^[№#] ?\d/.test(text)) return text.slice(1)
  const [, label = '', blank, behind = ''] = /^([^:\d([<]{0,30}):( ?)(.+)$/u.exec(text) ?? []
  // With no blank behind its colon, a label has two words: `SUMMER:10` is a code.
  const isLabel = blank !== '' || /^\p{L}+ ./u.test(label)
  const code = behind.replace(edges, '')
  return isLabel && isCode(code) ? code : text
}

/**
 * Reads the number of a card or a code, without a label and marks around it. A number of digits written in groups is
 * read without its separators.
 */
export function readDigits(text: string): string {
  if (text.length > longestRead) return text
  let [code, before] = [readNumber(text), '']
  // Repeated, because marks, brackets and labels may stand inside each other.
  while (code !== before) {
    before = code
    code = withoutLabel(before.replace(edges, '').replace(brackets, '$1'))
  }
  const digits = code.replace(separators, '')
  return /^\d+$/.test(digits) ? digits : code
}
