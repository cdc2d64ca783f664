import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtChunks } from './firstScreen.ts'
import { dist } from './pages/product.ts'

/** A file of the build, as described in Vite's manifest. */
interface Built {
  file: string
  isEntry?: boolean
  /** Keys of other files in the manifest. */
  imports?: string[]
  css?: string[]
}

/** Bytes that a page needs until it is complete, each file compressed by gzip as the edge sends it. */
export interface RouteWeight {
  script: number
  style: number
  /** Number of scripts that load after the first. */
  later: number
}

const bytesOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length

/**
 * The build's files by name, and those that a visit loads: at first the first file and its imports, further ones by
 * `add`.
 */
function visit() {
  const manifest: Record<string, Built> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const byFile = new Map(Object.values(manifest).map((built) => [built.file, built]))
  const loaded = new Map<string, Built>()
  const add = (built: Built) => {
    if (loaded.has(built.file)) return
    loaded.set(built.file, built)
    for (const key of built.imports ?? []) add(manifest[key]!)
  }
  for (const built of byFile.values()) if (built.isEntry) add(built)
  return { byFile, loaded, add }
}

/** Names of the build's first file and of its imports. */
export const firstFiles = (): string[] => [...visit().loaded.keys()]

/** Paths of the sources in some files of the build. @default all files */
export function sourcesIn(files?: readonly string[]): string[] {
  const chunks = builtChunks()
  return (files ?? Object.keys(chunks)).flatMap((file) => chunks[file] ?? [])
}

/**
 * Size of a screen's files: the first file, and those of the given sources, with all their imports.
 *
 * @param sources ends of the paths of the sources that the page loads one after another @throws Error if the build has
 * no such source
 */
export function routeWeight(sources: readonly string[]): RouteWeight {
  const chunks = builtChunks()
  const { byFile, loaded: files, add } = visit()
  for (const source of sources) {
    const file = Object.keys(chunks).find((one) => chunks[one]!.some((path) => path.endsWith(source)))
    const built = file && byFile.get(file)
    if (!built) throw new Error(`The build has no ${source}`)
    add(built)
  }
  const sum = (all: Iterable<string>) => [...new Set(all)].reduce((total, file) => total + bytesOf(file), 0)
  return {
    script: sum(files.keys()),
    style: sum([...files.values()].flatMap(({ css = [] }) => css)),
    later: files.size - 1,
  }
}
