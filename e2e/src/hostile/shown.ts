import type { Put } from './answers.ts'
import { wellFormed } from './corpus.ts'

/** What is shown of texts from outside, held against what they were. */
export interface Shown {
  /** Fields of which at least one text was seen. */
  readonly fields: ReadonlySet<string>
  /** Texts that stand otherwise than they came, and how. */
  readonly altered: readonly string[]
}

/**
 * The marks that turn the direction and controls are left out where a text is shown on one line, and half a letter, which a
 * browser draws as `\ufffd` where it is not; runs of blanks are one.
 */
export const bare = (text: string): string =>
  wellFormed(text)
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufffd]/g, '')
    .replace(/(?![\s\u0085])\p{Cc}/gu, '')
    .replace(/[\u0085\s]+/gu, ' ')

/**
 * Finds each text by its mark: it has to stand as it came, or to be cut with an ellipsis.
 *
 * @param texts what a person meets on the page
 */
export function compare(texts: readonly string[], put: readonly Put[]): Shown {
  const fields = new Set<string>()
  const altered = new Set<string>()
  const byMark = new Map(put.filter(({ mark }) => mark !== '').map((one) => [one.mark, one]))
  for (const text of texts)
    for (const found of text.matchAll(/q[\da-z]+q/g)) {
      const one = byMark.get(found[0])
      if (!one) continue
      fields.add(one.field)
      const wanted = [...bare(one.text).trim()]
      const stands = [...bare(text.slice(found.index, found.index + one.text.length + 2000))]
      let same = 0
      while (same < wanted.length && wanted[same] === stands[same]) same++
      // Where it is cut it may have lost a blank, and marks of the last letter stand in another order.
      const isCut = stands.slice(same, same + 3).includes('…') && same >= 30
      if (same === wanted.length || isCut) continue
      const [come, seen] = [wanted, stands].map((all) =>
        JSON.stringify(all.slice(Math.max(0, same - 10), same + 40).join('')),
      )
      altered.add(`${one.field}, ${one.payload.id}: ${come} is shown as ${seen}`)
    }
  return { fields, altered: [...altered] }
}
