const made = new Map<string, readonly string[]>()

/** The ten digits of a language, 0 first. */
function digitsOf(locale: string): readonly string[] {
  const known = made.get(locale)
  if (known) return known
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit))
  // Digits of two UTF-16 units would move the caret of a field.
  const own = digits.every((digit) => digit.length === 1) ? digits : [...'0123456789']
  made.set(locale, own)
  return own
}

/**
 * True for a language whose numbers do not use the digits 0 to 9.
 *
 * @param locale BCP 47
 */
export const hasOwnDigits = (locale: string): boolean => digitsOf(locale)[0] !== '0'

/**
 * Replaces the digits 0 to 9 of a text by those of a language; the length stays the same.
 *
 * @param locale BCP 47
 */
export const localDigits = (text: string, locale: string): string =>
  hasOwnDigits(locale) ? text.replace(/\d/g, (digit) => digitsOf(locale)[Number(digit)]!) : text
