import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lostPathsOf } from './docs/blocks.ts'
import { root } from './run.ts'

/** Sources whose strings are comments to be read by a test. */
const fixtures = ['tools/openapi/notes.test.ts', 'tools/comments.test.ts', 'tools/docs/docs.test.ts']

const opened = String.raw`/\*\*?[ \t]*(?:\n[ \t]*\*[ \t]*)?`
const line = String.raw`(?<=^|[ \t;{}(,])//[ \t]*`
const word = '(?:What|Whether|How|Where|Of|Who|Whose|Which|When)'
const beginnings = new RegExp(String.raw`(?:${opened}|${line})(?=(${word}\b[^\n]*))`, 'gm')

/** Comments of a source that begin with a question word in place of their noun, as `line: text`. */
function riddles(source: string): string[] {
  return [...source.matchAll(beginnings)].flatMap((match) => {
    const before = source.slice(0, match.index)
    const above = before.trimEnd().split('\n').at(-1)!.trim()
    const isOwnLine = /(?:^|\n)[ \t]*$/.test(before)
    // A line that goes on with the sentence of the comment above it begins nothing.
    const goesOn = match[0].startsWith('//') && isOwnLine && above.startsWith('//') && !/[.:;]$/.test(above)
    return goesOn ? [] : [`${before.split('\n').length}: ${match[1]}`]
  })
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|[ \t;{}(,])\/\/[^\n]*/gm

/** Files and folders that the comments of a source name and that do not exist. */
const lostPaths = (source: string, file = ''): string[] =>
  lostPathsOf(file, (source.match(comment) ?? []).join('\n'))

describe('a comment', () => {
  it.each([
    '/** Whether it has any others. */',
    '/**\n * How a command ended.\n */',
    'const a = 1 // What is left.',
    '// The first.\n// Of the second nobody knows.',
  ])('that begins with a question word is told: %j', (source) => {
    expect(riddles(source)).toHaveLength(1)
  })

  it.each([
    '/** True if the file has others. */',
    '// The layout does not say\n// When it is read.',
    "const link = 'https://Where'",
    '/** The answer: what was asked. */',
  ])('that has its noun is not: %j', (source) => {
    expect(riddles(source)).toEqual([])
  })

  it.each([
    '/** In `packages/booking/src/screens/Finder.tsx`. */',
    '// The guide (docs/guides/nobody.md).',
    '// Written by .github/workflows/nowhere.yml.',
    ' * As tools/nowhere says.\n'.replace(/^/, '/**\n').replace(/$/, ' */'),
  ])('that names a file that is not there is told: %j', (source) => {
    expect(lostPaths(source)).toHaveLength(1)
  })

  it.each([
    '/** In tools/run.ts, `packages/ui/src`, packages/embed/dist/loader.js, decisions/0019 and packages/ui/src/private/cx. */',
    "const a = 'tools/nowhere.ts'",
  ])('that names files that are there is not: %j', (source) => {
    expect(lostPaths(source)).toEqual([])
  })

  it('has its noun, and names files that are there, in all sources', () => {
    const files = globSync(['**/*.{ts,tsx,mjs}', '.storybook/**/*.{ts,tsx}'], {
      cwd: root,
      exclude: (name) =>
        /^(node_modules|dist|storybook-static|\.cache|\.vitest)$/.test(name.split('/').at(-1)!),
    })
    expect(files.length).toBeGreaterThan(2500)
    const told = files
      .filter((file) => !fixtures.includes(file))
      .flatMap((file) => {
        const source = readFileSync(`${root}${file}`, 'utf8')
        return [...riddles(source), ...lostPaths(source, file)].map((one) => `${file}:${one}`)
      })
    expect(told).toEqual([])
  })
})
