import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** The files that a page loaded until it was idle. */
export interface Loaded {
  /** Bytes of all scripts, each compressed by gzip as the edge sends it. */
  js: number
  /** Bytes of the same scripts, compressed by Brotli. */
  brotli: number
  css: number
  /** Paths of our own sources and of the dependencies inside the loaded scripts. */
  sources: string[]
  files: { path: string; bytes: number; brotli: number }[]
}

const contents = fileURLToPath(import.meta.resolve('@wherry/module/dist/chunks.json'))

/** The built scripts by path, each with its sources. */
export function builtChunks(): Record<string, readonly string[]> {
  return JSON.parse(readFileSync(contents, 'utf8'))
}

/** Opens a page with an empty cache and measures the sizes of the files that it loads. */
export async function weigh(page: Page, url: string): Promise<Loaded> {
  const files: Loaded['files'] = []
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!/\.(js|css)$/.test(path) || !response.ok()) return
    bodies.push(
      response
        .body()
        .then(
          (body) =>
            void files.push({ path, bytes: gzipSync(body).length, brotli: brotliCompressSync(body).length }),
        ),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  const chunks = builtChunks()
  const sum = (ending: string, by: 'bytes' | 'brotli' = 'bytes') =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((total, file) => total + file[by], 0)
  return {
    js: sum('.js'),
    brotli: sum('.js', 'brotli'),
    css: sum('.css'),
    sources: files.flatMap(({ path }) => chunks[path.slice(1)] ?? []),
    files: files.sort((a, b) => b.bytes - a.bytes),
  }
}
