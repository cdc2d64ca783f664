import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachedFrom } from '../tools/packages/serverModules.ts'
import { installed, ui } from './folders.ts'

/** Names of the entry points that are a single module: `Button`, `icons`, `accent` … */
export const entryNames = () =>
  readdirSync(join(installed, 'dist/entries'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -3))

/** All built modules and style sheets, by their path in `dist`. */
export const built = (ending: string) =>
  readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )

/** Sources of a built module, such as `src/components/Button/Button.tsx`. */
export const sourcesOf = (module: string) =>
  [...readFileSync(module, 'utf8').matchAll(/^(?:'use client'; )?\/\/ (src\/.+)$/gm)].map(
    ([, source]) => source!,
  )

/** Everything that sources of `@wherry/ui` import directly or indirectly, including themselves; types are left out. */
export async function reachableFrom(sources: string[]): Promise<Set<string>> {
  const reached = await reachedFrom(sources, ui)
  return new Set([...reached.values()].flatMap((files) => [...files]))
}
