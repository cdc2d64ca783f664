import { firstNotBefore, type SortedLists } from './sortedLists.ts'

/** Type of match between a typed word and a word of the vocabulary. */
export type Meeting = 'whole' | 'prefix' | 'typo' | 'prefixTypo'

/**
 * Called for each matching word, with the typed share of it (0 to 1) and its entries from..to-1 in
 * {@link SortedLists.values}. A word may match more than once.
 */
export type Visit = (meeting: Meeting, share: number, from: number, to: number) => void

/** The words of all places, sorted, each with its entries. An entry is a number that the caller packs. */
export interface Vocabulary {
  readonly entries: Int32Array
  has(word: string): boolean
  visitWhole(word: string, visit: Visit): void
  /** Visits the word itself and all words that begin with it. */
  visitPrefix(word: string, visit: Visit): void
  /**
   * Visits all words that the typed word equals or begins after the correction of one error: a letter too many, too
   * few, wrong, or swapped with its neighbour. A strict visit does not count a word that only begins with the typed
   * one.
   */
  visitTypo(word: string, visit: Visit, isStrict?: boolean): void
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

export function createVocabulary({ keys: words, starts, values }: SortedLists): Vocabulary {
  const visitFrom = (word: string, whole: Meeting, prefix: Meeting, visit: Visit): void => {
    for (let at = firstNotBefore(words, word); at < words.length; at++) {
      const met = words[at] as string
      if (!met.startsWith(word)) break
      const meeting = met.length === word.length ? whole : prefix
      visit(meeting, word.length / met.length, starts[at] as number, starts[at + 1] as number)
    }
  }

  return {
    entries: values,
    has: (word) => words[firstNotBefore(words, word)] === word,
    visitWhole(word, visit) {
      const at = firstNotBefore(words, word)
      if (words[at] === word) visit('whole', 1, starts[at] as number, starts[at + 1] as number)
    },
    visitPrefix: (word, visit) => visitFrom(word, 'whole', 'prefix', visit),
    visitTypo(word, visit, isStrict = false) {
      const visitMended = isStrict ? wholeOnly(visit) : visit
      for (let at = 0; at <= word.length; at++) {
        const before = word.slice(0, at)
        if (!words[firstNotBefore(words, before)]?.startsWith(before)) return
        for (const mended of mendedAt(word, at)) visitFrom(mended, 'typo', 'prefixTypo', visitMended)
      }
    },
  }
}

const wholeOnly =
  (visit: Visit): Visit =>
  (meeting, ...met) => {
    if (meeting === 'typo') visit(meeting, ...met)
  }

/** All possible words after the correction of one error at a position. */
function* mendedAt(word: string, at: number): Generator<string> {
  const before = word.slice(0, at)
  const here = word.slice(at)
  const after = word.slice(at + 1)
  for (const letter of alphabet) yield before + letter + here
  if (here === '') return
  yield before + after
  for (const letter of alphabet) if (letter !== here[0]) yield before + letter + after
  if (after !== '' && after[0] !== here[0]) yield before + after[0] + here[0] + after.slice(1)
}
