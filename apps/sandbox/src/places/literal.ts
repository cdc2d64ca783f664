import type { WordIndex } from './wordIndex.ts'

/**
 * Places that have every word of a term, or words that begin with them: in either script and with any spelling of their
 * sounds. If the typed term matches no place, it is read in the other keyboard layout.
 */
export function literalMatches(
  words: WordIndex,
  terms: readonly string[],
  retyped: readonly string[] | null,
): ReadonlySet<number> {
  const literal = new Set<number>()
  const note = (at: number) => void literal.add(at)
  if (terms.length > 0) words.match(terms, 'heard', note)
  if (literal.size === 0 && retyped !== null) words.match(retyped, 'heard', note)
  return literal
}
