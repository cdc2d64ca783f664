import { readFileSync } from 'node:fs'

/** A typed text and the place that it means. */
export type Recalled = readonly [term: string, placeId: string]

const linesOf = (name: string) =>
  readFileSync(new URL(`../../data/recall/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** Splits a row into the place and the texts that people type for it. */
const recalledIn = (line: string): Recalled[] => {
  const [placeId = '', ...terms] = line.split('\t')
  return terms.map((term) => [term, placeId] as const)
}

/** Lists written by hand before the search was tested with them (data/README.md). */
export const recallOf = (name: 'airports' | 'others' | 'resorts'): readonly Recalled[] =>
  linesOf(name).flatMap(recalledIn)

/** The first list in groups; a line with `#` names the group of the lines after it. */
export function recallGroups(): Readonly<Record<string, readonly Recalled[]>> {
  const groups: Record<string, Recalled[]> = {}
  let group: Recalled[] = []
  for (const line of linesOf('groups'))
    if (line.startsWith('# ')) groups[line.slice(2)] = group = []
    else group.push(...recalledIn(line))
  return groups
}
