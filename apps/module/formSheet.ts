import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * All style sheets of the form's own files in one: nine sheets beside the scripts come later than one, and the drawn form
 * is seen when the last of them is there.
 *
 * @returns the sheet and the names of the files in it @throws Error if the build has no form
 */
export function formSheet(bundle: Rolldown.OutputBundle): { source: string; files: readonly string[] } {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
  const files = new Set<string>()
  const seen = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (chunk.isEntry || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) add(imported)
    }
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
  }
  for (const source of ['/laterPages.tsx', '/BookingScreen.tsx']) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (!chunk) throw new Error(`The build has no ${source}`)
    add(chunk)
  }
  const textOf = (file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`)
    return String(sheet.source)
  }
  // The sheet stands before the first one in the page, and layers keep the order in which they are first named.
  const first = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const layers = new Set(
    [
      ...first
        .map(textOf)
        .join('')
        .matchAll(/@layer ([\w.,\s-]+)/g),
    ].map(([, names = '']) => names.trim()),
  )
  const source = [`@layer ${[...layers].join(',')};`, ...[...files].map(textOf)].join('\n')
  return { source, files: [...files] }
}

/** The link of a sheet, with the files that need no loading any more (src/chunks.ts). */
export const sheetLink = (file: string, files: readonly string[]): string =>
  `<link rel="stylesheet" crossorigin href="/${file}" data-holds="${files.map((one) => basename(one)).join(' ')}" nonce="wherry-nonce-slot">`
