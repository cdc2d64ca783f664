/** The largest number of the old kind, the smallest of the new one. */
const thresholds = { old: 20_198_716, young: 50_101_041 } as const

/**
 * True if a text is empty or may be a number of the miles programme (BOOK-34). Leading zeros count as digits.
 * - 4 to 8 digits, up to 20198716: padded with zeros to ten digits. The first nine, by weights 1 to 9, have a
 *   sum whose remainder modulo 10 is the last digit.
 * - 8 to 10 digits, from 50101041: the number without its last digit, modulo 7, is the last digit.
 */
export function isBonusNumber(text: string): boolean {
  if (text === '') return true
  if (!/^\d{4,10}$/.test(text)) return false
  const value = Number(text)
  const last = Number(text.at(-1))
  if (text.length <= 8 && value <= thresholds.old) {
    const digits = [...text.padStart(10, '0')].slice(0, 9).map(Number)
    return digits.reduce((sum, digit, at) => sum + digit * (at + 1), 0) % 10 === last
  }
  return text.length >= 8 && value >= thresholds.young && Math.floor(value / 10) % 7 === last
}
