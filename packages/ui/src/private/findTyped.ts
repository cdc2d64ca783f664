/** Without case and diacritics: a typed «е» finds «ё», «e» finds «é». */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The place of the label that letters typed in a row lead to, going round; null for none. One letter, also
 * repeated, leads from label to label that begin with it; several stay where they fit.
 *
 * @param from the place typing starts at; -1 for before the first.
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
