import type { WordIndex } from './wordIndex.ts'

/**
 * What has every word of a term as it is written, or the beginnings of its words: in either script, however its sounds
 * are spelt. Only where the term fits nothing as it was typed is it read in the other keyboard layout.
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
