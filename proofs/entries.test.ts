import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { indexExports } from '../tools/packages/entries.ts'
import { isClientSource, serverModules } from '../tools/packages/serverModules.ts'
import { home, installed, ui } from './folders.ts'
import { serverAnswers } from './serverAnswers.ts'
import { built, entryNames, sourcesOf } from './sources.ts'

/** The report of `importAll.mjs` in an app: it imports every entry point in plain Node. */
function imported(app: string): {
  exported: Record<string, string[]>
  changed: string[]
  started: string[]
  open: string[]
} {
  const names = ['@wherry/ui', ...entryNames().map((name) => `@wherry/ui/${name}`)]
  return JSON.parse(
    execFileSync('node', ['importAll.mjs', ...names], { cwd: join(home, app), encoding: 'utf8' }),
  )
}

describe('UI-20 in plain Node', () => {
  for (const app of ['vite-react-18', 'vite-react-19'])
    it(`every entry point can be imported beside the React of ${app}, and leaves the globals alone`, () => {
      const { exported, ...left } = imported(app)
      expect(Object.keys(exported).length).toBeGreaterThan(40)
      // tslib, which Radix brings, names its helpers __assign, __rest … as globals wherever it is not bundled.
      const changed = left.changed.filter((path) => !/^globalThis\.__[a-z]+$/i.test(path))
      expect({ ...left, changed }).toEqual({ changed: [], started: [], open: [] })
    })

  it('what the index exports, exactly one entry point exports too', () => {
    const { exported } = imported('vite-react-19')
    const { '@wherry/ui': index, '@wherry/ui/accent': accent, ...rest } = exported
    const { '@wherry/ui/vars': vars, '@wherry/ui/breakpoints': breakpoints, ...parts } = rest
    expect(accent).toContain('createTheme')
    expect(vars).toEqual(['vars'])
    expect(breakpoints).toContain('windowSize')
    expect(Object.values(parts).flat().sort()).toEqual(index)
  })
})

it("UI-20 'use client' stands first in every module with such a source, and in no other", () => {
  const wrong: string[] = []
  let kept = 0
  for (const path of built('.js')) {
    const file = join(installed, 'dist', path)
    const wanted = sourcesOf(file).some((source) => isClientSource(readFileSync(join(ui, source), 'utf8')))
    const has = readFileSync(file, 'utf8').startsWith("'use client'")
    if (wanted !== has) wrong.push(path)
    if (has) kept++
  }
  expect(wrong).toEqual([])
  expect(kept).toBeGreaterThan(20)
})

/** True of a name that a component, a context or a type has, or a hook: nothing that a server component calls. */
const isDrawn = (name: string) => /^[A-Z]|^use[A-Z]/.test(name)

it('UI-20 each public export is a component, a hook or a type, or is called by a server component', () => {
  const api = readFileSync(join(ui, 'api/public-api.txt'), 'utf8')
  const entries = [...api.matchAll(/^(@wherry\/ui\S*)\n((?: {2}\w+\n)+)/gm)].map(
    ([, entry = '', names = '']) => {
      const pure = names.split(/\s+/).filter((name) => name !== '' && !isDrawn(name))
      return [entry, pure.sort()] as const
    },
  )
  const called = Object.entries(serverAnswers()).map(
    ([entry, answers]) => [entry, Object.keys(answers).sort()] as const,
  )
  expect(Object.fromEntries(called)).toEqual(
    Object.fromEntries(entries.filter(([, pure]) => pure.length > 0)),
  )
  expect(entries.length).toBeGreaterThan(55)
})

it("UI-20 no source that a server may call or draw stands in a module with 'use client'", async () => {
  const sources = built('.js').flatMap((path) => {
    const file = join(installed, 'dist', path)
    const isClient = readFileSync(file, 'utf8').startsWith("'use client'")
    return sourcesOf(file).map((source) => ({ source, isClient }))
  })
  // A statement of types leaves nothing in a module.
  const exported = indexExports(readFileSync(join(ui, 'src/index.ts'), 'utf8')).filter(
    ({ text }) => !text.startsWith('export type'),
  )
  const paths = new Set(exported.map(({ source }) => `src/${source}`))
  const ofServer = new Set(await serverModules([...paths], ui))
  expect(ofServer.size).toBeGreaterThan(25)
  const hidden = sources.filter(({ source, isClient }) => isClient && ofServer.has(source))
  expect(hidden.map(({ source }) => source)).toEqual([])
})
