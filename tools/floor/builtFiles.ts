import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const built = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => join(root, file))
    .sort()

/** Scripts that a browser loads: those of the module, the packages and the loader. */
export const builtScripts = (): string[] => built('apps/module/dist/assets/*.js', 'packages/*/dist/**/*.js')

/** Built style sheets of the module and of the packages. */
export const builtSheets = (): string[] => built('apps/module/dist/assets/*.css', 'packages/*/dist/**/*.css')

/** Pages that the edge serves: the shell, and the prerendered finders in it. */
export const builtPages = (): string[] =>
  built('apps/module/dist/index.html', 'apps/module/dist/shells/**/*.html')

/** Inline scripts and style sheets of a page. */
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
