import { fold, wordsOf } from './fold.ts'
import { otherLayout } from './keyboard.ts'
import { withoutKinds } from './termWords.ts'

const shortestPart = 2
const mostParts = 3
const shortestSplit = 5
const longestDispensable = 3

/** The folded words of a term. */
export const termsOf = (term: string): string[] => wordsOf(fold(term))

/** The folded words of a term after a change of the keyboard layout; null if nothing changes. */
export function retypedTerms(term: string): string[] | null {
  const other = otherLayout(term)
  const terms = other === term.toLowerCase() ? [] : termsOf(other)
  return terms.length === 0 ? null : terms
}

/**
 * Readings with a missing or superfluous space: two neighbours joined, or a word split into known words.
 */
export function respaced(terms: readonly string[], isKnown: (word: string) => boolean): string[][] {
  const joined = terms
    .slice(1)
    .map((word, at) => [...terms.slice(0, at), `${terms[at]}${word}`, ...terms.slice(at + 2)])
  const parted = terms.flatMap((word, at) =>
    word.length < shortestSplit || isKnown(word)
      ? []
      : partings(word, isKnown, mostParts).map((parts) => [
          ...terms.slice(0, at),
          ...parts,
          ...terms.slice(at + 1),
        ]),
  )
  return [...joined.filter((words) => words.some(isKnown)), ...parted]
}

/** All splits of a word into two or more known words. */
function partings(word: string, isKnown: (word: string) => boolean, most: number): string[][] {
  const found: string[][] = []
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)]
    if (!isKnown(first)) continue
    if (isKnown(rest)) found.push([first, rest])
    if (most > 2) for (const parts of partings(rest, isKnown, most - 1)) found.push([first, ...parts])
  }
  return found
}

/**
 * Readings without a part: without the kinds, without any one of three or more words, or without a short one of two.
 * Numbers always stay.
 */
export function shortened(terms: readonly string[]): string[][] {
  const names = withoutKinds(terms)
  const isDispensable = (word: string) =>
    !/^\d/.test(word) && (terms.length > 2 || (terms.length === 2 && word.length <= longestDispensable))
  const fewer = terms.flatMap((word, at) =>
    isDispensable(word) ? [terms.filter((_, nth) => nth !== at)] : [],
  )
  return names.length > 0 && names.length < terms.length ? [names, ...fewer] : fewer
}

/** The words without numbers, such as that of a terminal, if there are any. */
export function unnumbered(terms: readonly string[]): string[][] {
  const names = terms.filter((word) => !/^\d+$/.test(word))
  return names.length > 0 && names.length < terms.length ? [names] : []
}
