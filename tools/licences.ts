import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** What a package says of its licence. */
export function readShipped(folder: string): Shipped {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name))
  return {
    name: String(about['name']),
    version: String(about['version']),
    licence: typeof about['license'] === 'string' ? about['license'] : '',
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : '',
  }
}

/** All of them as one text to lie beside what is shipped: each by name, version and licence, and the licence's words. */
export function licencesText(folders: readonly string[]): string {
  const shipped = folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(readShipped)
  const parts = shipped.map(({ name, version, licence, text }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...(text ? ['', text] : [])].join('\n'),
  )
  return `${parts.join(`\n\n${'-'.repeat(60)}\n\n`)}\n`
}
