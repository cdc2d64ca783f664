import { latinDigits } from '../../private/edit/latinDigits.ts'

/** Maximum number of characters of a text that is parsed; a number with its unit is far shorter. */
const most = 40
/** Maximum length of a word before the number, as in “about 3”. */
const longestWord = 15
const signs = ['+', '-', '−']

/** Separators of thousands and of decimals in a language. */
function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.9)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: find('group'), decimal: find('decimal') }
}

/**
 * Parses a number as people type and paste it: digits of any script, grouped thousands, a decimal sign of any language,
 * one word before or after it as in “3 pax”. Null for a text with no number or more than one.
 *
 * @param text at most 40 characters; a longer one is no number.
 * @param locale BCP 47: decides if an ambiguous sign separates thousands or decimals.
 */
export function readNumber(text: string, locale: string): number | null {
  if (text.length > most) return null
  // Signs that only set the direction of a text may stand anywhere in it.
  const plain = latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim()
  const from = plain.search(/\d/)
  if (from < 0) return null
  const sign = signs.includes(plain.charAt(from - 1)) ? plain.charAt(from - 1) : ''
  const before = plain.slice(0, from - sign.length)
  const runs = plain.match(/\d+/g) ?? []
  // The separators between the groups of digits.
  const between = plain.slice(from).split(/\d+/).slice(1, -1)
  if (before.length > longestWord || /[.,+\-−]/.test(before)) return null

  const { group, decimal } = separatorsOf(locale)
  const isGroup = (one: string) => one === group || /^[\s'’٬]$/.test(one)
  // The last group has three digits in every language; the groups before have two digits in India.
  let last = 0
  if (runs[0]!.length <= 3)
    for (let at = 1; at < runs.length && isGroup(between[at - 1]!); at++) {
      if (runs[at]!.length === 3) last = at
      else if (runs[at]!.length !== 2) break
    }
  const [decimals, ...more] = runs.slice(last + 1)
  if (more.length > 0) return null
  if (decimals !== undefined && between[last] !== decimal && !/^[.,٫]$/.test(between[last]!)) return null
  const number = Number([runs.slice(0, last + 1).join(''), decimals ?? '0'].join('.'))
  return sign === '-' || sign === '−' ? -number : number
}
