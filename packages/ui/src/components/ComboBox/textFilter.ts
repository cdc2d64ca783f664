/** Number of typed characters that are searched for. */
const most = 100

/** True for a text that contains the wanted one. */
export type Finder = (text: string) => boolean

/**
 * Makes a search for a typed text by the rules of a language: case and accents are ignored unless they make another
 * letter. In Swedish “a” does not match “å”; in German it matches “ä”.
 *
 * @param wanted the typed text, of which the first 100 characters count; an empty one matches everything.
 * @param locale BCP 47
 */
export function textFinder(wanted: string, locale: string): Finder {
  const query = wanted.slice(0, most).trim().normalize('NFC')
  if (query === '') return () => true
  const collator = new Intl.Collator(locale, { sensitivity: 'base' })
  const first = [...query][0]!
  /**
   * Cached by first letter: a comparison is slower than a look into a map, and most texts begin with another letter.
   */
  const begins = new Map<string, boolean>()
  const canBegin = (sign: string) => {
    const known = begins.get(sign)
    if (known !== undefined) return known
    const isSame = collator.compare(sign, first) === 0
    begins.set(sign, isSame)
    return isSame
  }
  return (text) => {
    const whole = text.normalize('NFC')
    for (let at = 0; at + query.length <= whole.length; at++)
      if (
        canBegin(String.fromCodePoint(whole.codePointAt(at)!)) &&
        collator.compare(whole.slice(at, at + query.length), query) === 0
      )
        return true
    return false
  }
}
