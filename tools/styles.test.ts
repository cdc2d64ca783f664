import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

type Sources = ReadonlyMap<string, string>

/** An import from a style sheet: all of it under one name, or some styles by their own names. */
const taking = /\b(?:import|export)\s+(?:\*(?:\s+as\s+(\w+))?|\{([^}]*)\})\s+from\s+'([^']+\.css\.ts)'/g

/** A sheet as an import names it, by its path in the house. */
function sheetOf(file: string, name: string): string {
  const ours = /^@wherry\/(\w+)\/(.+)$/.exec(name)
  return ours ? `packages/${ours[1]}/src/${ours[2]}` : join(dirname(file), name)
}

/** Each style that a file uses, as `path of the sheet: name`; `*` for all of a sheet. */
function usedBy([file, text]: [string, string]): string[] {
  return [...text.matchAll(taking)].flatMap(([whole, all, some, name]) => {
    const sheet = sheetOf(file, name!)
    if (some !== undefined)
      return [...some.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].map(([, style]) => `${sheet}: ${style}`)
    const body = text.replace(whole, '')
    const isWhole =
      all === undefined || new RegExp(`\\b${all}\\[|(=\\s*\\{?|\\(|\\.\\.\\.)${all}\\b(?![.'])`).test(body)
    if (isWhole) return [`${sheet}: *`]
    return [...body.matchAll(new RegExp(`\\b${all}\\s*\\.(\\w+)`, 'g'))].map(
      ([, style]) => `${sheet}: ${style}`,
    )
  })
}

/** The styles that a sheet exports and nothing uses, not even the sheet itself. */
function unused(sources: Sources): string[] {
  const used = new Set([...sources].flatMap(usedBy))
  return [...sources].flatMap(([sheet, text]) => {
    if (!sheet.endsWith('.css.ts') || used.has(`${sheet}: *`)) return []
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!)
    const isOwn = (name: string) =>
      [...text.matchAll(new RegExp(`(?<![.\\w-])${name}\\b(?!\\s*:)`, 'g'))].length > 1
    return names
      .filter((name) => !used.has(`${sheet}: ${name}`) && !isOwn(name))
      .map((name) => `${sheet}: ${name}`)
  })
}

const files = globSync('{packages,apps,e2e,bench,.storybook}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
})
const sources = new Map(files.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')] as const))

describe('a style that a sheet hands out', () => {
  const sheet = "export const row = style({})\nexport const cell = style({ selectors: { '&:hover': {} } })"
  const left = (text: string) =>
    unused(
      new Map([
        ['a/X.css.ts', sheet],
        ['a/X.tsx', text],
      ]),
    )

  it.each<[what: string, text: string, left: string[]]>([
    ['by its name', "import { row } from './X.css.ts'", ['a/X.css.ts: cell']],
    ['by another name', "import { row as line } from './X.css.ts'", ['a/X.css.ts: cell']],
    ['by the name of all', "import * as css from './X.css.ts'\ncss.cell", ['a/X.css.ts: row']],
    ['by whatever is asked', "import * as css from './X.css.ts'\ncss[size]", []],
    ['as a whole', "import * as css from './X.css.ts'\nrowOf(css)", []],
    [
      'by no word that is spelt so',
      "import * as row from './X.css.ts'\nrow.cell, 'a row'",
      ['a/X.css.ts: row'],
    ],
    ['from another sheet', "import { row } from './Y.css.ts'", ['a/X.css.ts: row', 'a/X.css.ts: cell']],
  ])('is taken %s', (_, text, expected) => {
    expect(left(text)).toEqual(expected)
  })

  it('is taken by somebody', () => {
    expect([...sources.keys()].filter((file) => file.endsWith('.css.ts')).length).toBeGreaterThan(90)
    expect(unused(sources)).toEqual([])
  })
})

describe('a sheet of a screen', () => {
  const features = 'packages/booking/src/'

  /** Imports of style sheets from another feature. A sheet for several features belongs in `view`. */
  const borrowed = (files: Sources) =>
    [...files].flatMap(([file, text]) => {
      if (!file.startsWith(features)) return []
      const roomOf = (path: string) => path.slice(features.length).split('/')[0]!
      return [...text.matchAll(taking)]
        .map(([, , , name]) => sheetOf(file, name!))
        .filter((sheet) => sheet.startsWith(features))
        .map((sheet) => `${roomOf(file)} ${roomOf(sheet)}`)
        .filter((pair) => !/^(\w+) (\1|view)$/.test(pair))
    })

  it('is its own', () => expect(borrowed(sources)).toEqual([]))

  it('that another takes is told', () => {
    const file = (name: string) => [`${features}yacht/A.tsx`, `import * as css from '${name}'`] as const
    expect(borrowed(new Map([file('../booking/B.css.ts')]))).toEqual(['yacht booking'])
    for (const name of ['./A.css.ts', '../view/B.css.ts']) expect(borrowed(new Map([file(name)]))).toEqual([])
  })
})

describe('a size of text', () => {
  /** Fonts, sizes and heights of lines of a sheet that are written in px, where a visitor's own size does not reach. */
  const fixedSizes = (text: string) =>
    [...text.matchAll(/\b(?:font|fontSize|lineHeight):\s*(['"`])[^'"`\n]*?[\d.]px/g)].map(([found]) => found)

  it.each(['font: `500 14px/20px serif`', "fontSize: '14px'", "lineHeight: '24px'"])(
    'A11Y-01 the law sees %s',
    (line) => {
      expect(fixedSizes(line)).toHaveLength(1)
    },
  )

  it('A11Y-01 is never px: it follows what the visitor has set (decisions/0016)', () => {
    const sheets = [...sources].filter(([file]) => /^packages\/.*\.css\.ts$/.test(file))
    expect(sheets.length).toBeGreaterThan(80)
    expect(sheets.flatMap(([file, text]) => fixedSizes(text).map((found) => `${file}: ${found}`))).toEqual([])
  })
})
