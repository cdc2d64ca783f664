import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { home, installed, ui } from './folders.ts'
import { built, entryNames, sourcesOf } from './sources.ts'

/** What `importAll.mjs` reports of an app: it imports every entry point in plain Node. */
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
    const wanted = sourcesOf(file).some((source) =>
      readFileSync(join(ui, source), 'utf8').startsWith("'use client'"),
    )
    const has = readFileSync(file, 'utf8').startsWith("'use client'")
    if (wanted !== has) wrong.push(path)
    if (has) kept++
  }
  expect(wrong).toEqual([])
  expect(kept).toBeGreaterThan(20)
})
