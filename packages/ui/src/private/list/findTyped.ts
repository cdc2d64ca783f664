/** Removes case and diacritics: a typed «е» finds «ё», «e» finds «é». */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The index of the label for typed letters, with a search from `from` on that wraps around; null if there is none. One
 * letter, also repeated, moves to the next label that begins with it. Several letters stay at a label that matches.
 *
 * @param from index at which typing starts; -1 for before the first label.
 */
export function findTyped(labels: readonly string[], typed: string, from: number): number | null {
  const wanted = fold(typed)
  const letters = [...wanted]
  if (letters.length === 0) return null
  const same = letters.every((letter) => letter === letters[0])
  const search = (beginning: string, first: number): number | null => {
    for (let step = 0; step < labels.length; step++) {
      const at = (first + step) % labels.length
      if (fold(labels[at]!.trimStart()).startsWith(beginning)) return at
    }
    return null
  }
  if (letters.length === 1) return search(wanted, from + 1)
  return search(wanted, Math.max(from, 0)) ?? (same ? search(letters[0]!, from + 1) : null)
}
