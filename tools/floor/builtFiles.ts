import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const built = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => join(root, file))
    .sort()

/** Scripts that a browser gets: of the module, the packages and the loader. */
export const builtScripts = (): string[] => built('apps/module/dist/assets/*.js', 'packages/*/dist/**/*.js')

/** Their sheets. */
export const builtSheets = (): string[] => built('apps/module/dist/assets/*.css', 'packages/*/dist/**/*.css')

/** Pages that the edge serves: the shell and the finders that are drawn in it. */
export const builtPages = (): string[] =>
  built('apps/module/dist/index.html', 'apps/module/dist/shells/**/*.html')

/** Scripts and sheets that stand in a page itself. */
export function writtenInto(page: string): { scripts: string[]; styles: string[] } {
  const inside = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, text = '']) => text)
  return {
    scripts: inside(/<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([^<]*)/g),
    styles: [
      ...inside(/<style[^>]*>([^<]*)/g),
      ...inside(/\bstyle="([^"]*)"/g).map((text) => `a { ${text} }`),
    ],
  }
}
