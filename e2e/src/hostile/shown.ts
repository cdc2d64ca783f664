import type { Put } from './answers.ts'
import { wellFormed } from './corpus.ts'

/** The texts from outside as the page shows them, compared with the originals. */
export interface Shown {
  /** Fields of which at least one text was seen. */
  readonly fields: ReadonlySet<string>
  /** Texts that are shown changed, with the change. */
  readonly altered: readonly string[]
}

/**
 * A text without differences that do not count: without directional marks, control characters and lone surrogates,
 * which a browser may draw as `\ufffd`, and with each run of spaces as one.
 */
export const bare = (text: string): string =>
  wellFormed(text)
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufffd]/g, '')
    .replace(/(?![\s\u0085])\p{Cc}/gu, '')
    .replace(/[\u0085\s]+/gu, ' ')

/**
 * Finds each text by its mark: it must be shown unchanged, or be cut with an ellipsis.
 *
 * @param texts texts that a person meets on the page
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
      // Cutting a text may remove a space and reorder the marks of the last letter.
      const isCut = stands.slice(same, same + 3).includes('…') && same >= 30
      if (same === wanted.length || isCut) continue
      const [come, seen] = [wanted, stands].map((all) =>
        JSON.stringify(all.slice(Math.max(0, same - 10), same + 40).join('')),
      )
      altered.add(`${one.field}, ${one.payload.id}: ${come} is shown as ${seen}`)
    }
  return { fields, altered: [...altered] }
}
