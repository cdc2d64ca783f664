/** Maximum length of a text that is normalised, in UTF-16 units. A longer text stays unchanged. */
export const longestRead = 2000

/** All kinds of blanks, and letters that look like one; U+FEFF is no blank, although `\s` contains it. */
const blanks = /(?!\uFEFF)[\s\u0085\u2800\u3164\uFFA0]+/gu

/** Invisible characters, except those that join letters or select a form of them. */
const unseen =
  /(?![\u200C\u200D]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFF9-\uFFFB]/gu

const fullWidth = /[\uFF01-\uFF5E]/g

/** Normalises a line: NFC, one space for each run of blanks, no blanks at the ends, no invisible characters. */
export function plainLine(text: string): string {
  if (text.length > longestRead) return text
  return text.replace(blanks, ' ').replace(unseen, '').normalize('NFC').replace(/ {2,}/g, ' ').trim()
}

/** Replaces the hyphens U+2010 and U+2011 and the small and wide hyphens by the keyboard's hyphen. */
export function plainHyphens(text: string): string {
  return text.replace(/[\u2010\u2011\uFE63\uFF0D]/g, '-')
}

/** Replaces wide letters, digits and punctuation of East Asian keyboards by narrow ones. */
export function plainWidth(text: string): string {
  return text.replace(fullWidth, (sign) => sign.normalize('NFKC'))
}

const digit = /\p{Nd}/u

/** Replaces decimal digits of any script by 0 to 9; in Unicode the ten digits of a script follow each other. */
export function plainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (sign) => {
    let zero = sign.codePointAt(0) ?? 0
    const value = zero
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((value - zero) % 10)
  })
}

/**
 * Normalises the number of a document or a ticket: a plain line with hyphens for all kinds of dashes and 0 to 9 for
 * digits of any script.
 */
export function readNumber(text: string): string {
  if (text.length > longestRead) return text
  return plainDigits(plainWidth(plainLine(text)).replace(/[\p{Pd}\u2212]/gu, '-'))
}

/** Removes characters that join letters or select a form of them. */
export function withoutJoiners(text: string): string {
  return text.replace(/\u200C|\u200D|\p{Variation_Selector}/gu, '')
}

/** True for a text without visible characters. */
export function isBlank(text: string): boolean {
  return text.length <= longestRead && withoutJoiners(plainLine(text)) === ''
}
