import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

type Exports = Readonly<Record<string, unknown>>

/** The packages by name, with the entries for the workspace and the entries for customers. */
const packages = new Map(
  globSync('packages/*/package.json', { cwd: root }).map((file) => {
    const { name, exports, publishConfig } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return [name as string, { inHouse: exports as Exports, published: publishConfig.exports as Exports }]
  }),
)

/** True if a package's exports have the entry; a star stands for any text. */
const isEntry = (entry: string, exports: Exports): boolean =>
  Object.keys(exports).some((name) => {
    const [before = '', after] = name.split('*')
    return after === undefined ? entry === name : entry.startsWith(before) && entry.endsWith(after)
  })

/** Imports of a file that name no entry of their package. */
function pastEntries(file: string, code: string, by: 'inHouse' | 'published'): string[] {
  const { importedFiles } = ts.preProcessFile(code, true, true)
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((from) => {
      const [, name = '', rest = ''] = /^(@wherry\/[^/]+)(.*)$/.exec(from) ?? []
      const entries = packages.get(name)
      return name !== '' && !(entries && isEntry(`.${rest}`, entries[by]))
    })
    .map((from) => `${file}: ${from}`)
}

const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })

describe('the app and the examples', () => {
  it('import of our packages what these name as an entry', () => {
    const app = sourcesOf('apps/module/src/**/*.{ts,tsx}')
    const examples = sourcesOf('examples/**/*.{ts,tsx,mjs,js}')
    expect(app.length).toBeGreaterThan(8)
    expect(examples.length).toBeGreaterThan(5)
    const read = (by: 'inHouse' | 'published') => (file: string) =>
      pastEntries(file, readFileSync(join(root, file), 'utf8'), by)
    expect([...app.flatMap(read('inHouse')), ...examples.flatMap(read('published'))]).toEqual([])
  })

  it('would be told of an import past the entries', () => {
    const of = (from: string, by: 'inHouse' | 'published' = 'inHouse') =>
      pastEntries('a.ts', `import '${from}'\nconst later = () => import('${from}')`, by)
    const deep = '@wherry/booking/finder/view/FinderScreen.tsx'
    expect(of(deep)).toEqual([`a.ts: ${deep}`, `a.ts: ${deep}`])
    expect(of('@wherry/nobody')).toHaveLength(2)
    expect(of('@wherry/booking/finder')).toEqual([])
    expect(of('@wherry/embed/loader', 'published')).toHaveLength(2)
    expect(of('@wherry/ui/Button', 'published')).toEqual([])
  })
})

it('the app is paths, options and start: at most 900 lines', () => {
  const lines = sourcesOf('apps/module/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(900)
})
