import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtChunks } from './firstScreen.ts'
import { dist } from './pages/product.ts'

/** A file of the build, as Vite's manifest has it. */
interface Built {
  file: string
  isEntry?: boolean
  /** Keys of the manifest. */
  imports?: string[]
  css?: string[]
}

/** Bytes that a route needs to be whole, each file gzipped as the edge sends it. */
export interface RouteWeight {
  script: number
  style: number
  /** How many scripts come after the first. */
  later: number
}

const bytesOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length

/**
 * Weighs what a screen stands on: the first file, and the files of these sources with all that they import.
 *
 * @param sources how the paths of the sources end that the route loads one after another
 * @throws Error where the build has no such source
 */
export function routeWeight(sources: readonly string[]): RouteWeight {
  const manifest: Record<string, Built> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const chunks = builtChunks()
  const byFile = new Map(Object.values(manifest).map((built) => [built.file, built]))
  const files = new Map<string, Built>()
  const add = (built: Built) => {
    if (files.has(built.file)) return
    files.set(built.file, built)
    for (const key of built.imports ?? []) add(manifest[key]!)
  }
  for (const built of byFile.values()) if (built.isEntry) add(built)
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
