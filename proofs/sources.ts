import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { installed, ui } from './folders.ts'

/** Names of the entry points that are one module: `Button`, `icons`, `accent` … */
export const entryNames = () =>
  readdirSync(join(installed, 'dist/entries'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -3))

/** All built modules and sheets, by their path in `dist`. */
export const built = (ending: string) =>
  readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )

/** The sources that esbuild put into a built module, `src/components/Button/Button.tsx`. */
export const sourcesOf = (module: string) =>
  [...readFileSync(module, 'utf8').matchAll(/^(?:'use client'; )?\/\/ (src\/.+)$/gm)].map(
    ([, source]) => source!,
  )

/** Everything that sources import, and what that imports, themselves included; types left out. */
export async function reachableFrom(sources: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: sources,
    absWorkingDir: ui,
    outdir: 'out',
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return new Set(Object.keys(metafile.inputs))
}
