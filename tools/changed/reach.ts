import { leaf, type Source } from './sources.ts'

/** Files that are loaded with others, each with how many imports lie between. */
export type Reach = ReadonlyMap<string, number>

/** Files that one source needs. */
interface Needs {
  /** Files whose own code is needed, not only their list of exports. */
  readonly run: Set<string>
  /** Only their list of exports matters, such as that of an index. */
  readonly passed: Set<string>
}

/**
 * Finds what files load, by their imports.
 *
 * An import by an index leads to the file that has the name, and not to the other files of that index. That is safe
 * because our modules do nothing when they are loaded (`sideEffects` of the packages).
 */
export function createReach(sources: ReadonlyMap<string, Source>): (starts: readonly string[]) => Reach {
  const sourceOf = (file: string) => sources.get(file) ?? leaf

  function follow(file: string, name: string | null, needs: Needs, seen: Set<string>): void {
    const key = `${file} ${name}`
    if (seen.has(key)) return
    seen.add(key)
    const { handedOn } = sourceOf(file)
    const named = name === null ? [] : handedOn.filter((one) => one.as === name)
    if (named.length > 0) needs.passed.add(file)
    else needs.run.add(file)
    // A name that is in no list of the file’s exports is defined in the file, or comes by its `export *`.
    const next = named.length > 0 ? named : handedOn.filter((one) => name === null || one.as === null)
    for (const one of next) follow(one.from, one.name, needs, seen)
  }

  const known = new Map<string, Needs>()
  function needsOf(file: string): Needs {
    const before = known.get(file)
    if (before) return before
    const needs: Needs = { run: new Set(), passed: new Set() }
    known.set(file, needs)
    const seen = new Set<string>()
    for (const { from, name } of sourceOf(file).imports) follow(from, name, needs, seen)
    return needs
  }

  return (starts) => {
    const reach = new Map(starts.map((file) => [file, 0]))
    const run = new Set(starts)
    for (const file of run) {
      const steps = reach.get(file)! + 1
      const needs = needsOf(file)
      for (const next of needs.passed) if (!reach.has(next)) reach.set(next, steps)
      for (const next of needs.run)
        if (!run.has(next)) {
          run.add(next)
          reach.set(next, Math.min(reach.get(next) ?? steps, steps))
        }
    }
    return reach
  }
}
