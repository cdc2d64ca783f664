import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What may be in what we ship: permissive, no share-alike on the code that carries it. */
export const allowed: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'Unlicense',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  // Chosen: Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
]

/** A package that is part of what we ship. */
export interface Shipped {
  name: string
  version: string
  /** SPDX expression of its package.json; empty where it names none. */
  licence: string
  /** The text of its licence; empty where the package carries none. */
  text: string
  /** The words of its NOTICE, which go on with it (Apache-2.0); empty where the package carries none. */
  notice: string
}

/** Folders of the packages that modules come from, each once, by the paths of the modules. */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set<string>()
  for (const path of modules) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
    if (folder) folders.add(folder)
  }
  return [...folders].sort()
}

/**
 * Folders of all packages that a package asks for, and that those ask for, each once; itself is left out. A dependency
 * that is not installed throws; one of the workspace is gone through and left out.
 */
export function dependencyFolders(folder: string): string[] {
  const found = new Set<string>()
  const walk = (from: string) => {
    const about = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { dependencies?: object }
    for (const name of Object.keys(about.dependencies ?? {})) {
      const next = installedFrom(from, name)
      if (found.has(next)) continue
      found.add(next)
      walk(next)
    }
  }
  walk(realpathSync(folder))
  return [...found].filter((path) => path.includes('node_modules')).sort()
}

/** Where Node finds a package from a folder. */
function installedFrom(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name)
    if (existsSync(path)) return realpathSync(path)
    if (at === dirname(at)) throw new Error(`${folder} asks for ${name}, which is not installed`)
  }
}

/** What a package says of its licence. */
export function readShipped(folder: string): Shipped {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const read = (pattern: RegExp) => {
    const file = readdirSync(folder).find((name) => pattern.test(name))
    return file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  }
  return {
    name: String(about['name']),
    version: String(about['version']),
    licence: typeof about['license'] === 'string' ? about['license'] : '',
    text: read(/^licen[cs]e(\.(md|txt))?$/i),
    notice: read(/^notice(\.(md|txt))?$/i),
  }
}

/** All of them as one text to lie beside what is shipped: each by name, version and licence, and the words of its licence and its NOTICE. */
export function licencesText(folders: readonly string[]): string {
  const shipped = folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(readShipped)
  const parts = shipped.map(({ name, version, licence, text, notice }) =>
    [
      `${name} ${version}`,
      `Licence: ${licence}`,
      ...[text, notice].flatMap((words) => (words ? ['', words] : [])),
    ].join('\n'),
  )
  return `${parts.join(`\n\n${'-'.repeat(60)}\n\n`)}\n`
}
