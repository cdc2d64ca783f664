/** Most characters that a reader looks at, in UTF-16 units. A longer text is not understood and stays as it is. */
export const longestRead = 2000

/** All kinds of blanks, and three letters that are drawn as one; U+FEFF is no blank, though `\s` has it. */
const blanks = /(?!\uFEFF)[\s\u0085\u2800\u3164\uFFA0]+/gu

/** Signs that nobody sees, but for those that join letters or choose one of their forms. */
const unseen =
  /(?![\u200C\u200D]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFF9-\uFFFB]/gu

const fullWidth = /[\uFF01-\uFF5E]/g

/** A line as it was meant: NFC, each run of blanks one space, none at its ends, no sign that nobody sees. */
export function plainLine(text: string): string {
  if (text.length > longestRead) return text
  return text.replace(blanks, ' ').replace(unseen, '').normalize('NFC').replace(/ {2,}/g, ' ').trim()
}

/** A line with its hyphens as a keyboard writes them: U+2010, U+2011 and the small and the wide one are the same. */
export function plainHyphens(text: string): string {
  return text.replace(/[\u2010\u2011\uFE63\uFF0D]/g, '-')
}

/** Wide letters, digits and signs of East Asian keyboards as the narrow ones they stand for. */
export function plainWidth(text: string): string {
  return text.replace(fullWidth, (sign) => sign.normalize('NFKC'))
}

const digit = /\p{Nd}/u

/** Decimal digits of any script as 0 to 9: in Unicode the ten of a script follow each other. */
export function plainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (sign) => {
    let zero = sign.codePointAt(0) ?? 0
    const value = zero
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((value - zero) % 10)
  })
}

/**
 * A number of a document or a ticket as it was meant: a plain line, its dashes of any kind hyphens, its digits of any
 * script 0 to 9.
 */
export function readNumber(text: string): string {
  if (text.length > longestRead) return text
  return plainDigits(plainWidth(plainLine(text)).replace(/[\p{Pd}\u2212]/gu, '-'))
}

/** A number of digits that was written in groups, as on a card: without what parts them, or as {@link readNumber} has it. */
export function readDigits(text: string): string {
  const number = readNumber(text)
  const digits = number.replace(/[ -]/g, '')
  return /^\d+$/.test(digits) ? digits : number
}

/** A text without the signs that join letters or choose one of their forms. */
export function withoutJoiners(text: string): string {
  return text.replace(/\u200C|\u200D|\p{Variation_Selector}/gu, '')
}

/** True for a text in which nothing can be seen. */
export function isBlank(text: string): boolean {
  return text.length <= longestRead && withoutJoiners(plainLine(text)) === ''
}
