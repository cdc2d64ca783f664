import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** True for a source whose first statement is 'use client'; comments may come before it. */
export const isClientSource = (text: string): boolean =>
  text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('//')) === "'use client'"

/**
 * Maps each source to everything that it imports directly or indirectly, dynamic imports included, type imports not.
 */
export async function reachedFrom(
  sources: readonly string[],
  path: string,
): Promise<Map<string, Set<string>>> {
  const { metafile } = await build({
    entryPoints: [...sources],
    absWorkingDir: resolve(path),
    outdir: 'out',
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const reached = (start: string): Set<string> => {
    const seen = new Set([start])
    for (const file of seen)
      for (const { path: next, external } of metafile.inputs[file]?.imports ?? [])
        if (!external) seen.add(next)
    return seen
  }
  return new Map(sources.map((source) => [source, reached(source)]))
}

/**
 * Sources that a React server component may call and render: no module that they import is marked 'use client'.
 *
 * @param sources files of a package, such as `src/themes/themeNames.ts`.
 * @param path folder of the package.
 */
export async function serverModules(sources: readonly string[], path: string): Promise<string[]> {
  const isClient = (file: string) => isClientSource(readFileSync(join(path, file), 'utf8'))
  const reached = await reachedFrom(sources, path)
  return sources.filter((source) => ![...reached.get(source)!].some(isClient))
}
