import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { allowedFeatures, allowedNames } from './allowed.ts'
import { builtPages, builtScripts, builtSheets, writtenInto } from './builtFiles.ts'
import { type AboveFloor, newerFeatures, newerNamesIn, newerNamesInFiles, newerSyntax } from './checkFloor.ts'
import { buildTargets, floor } from './targets.ts'

const namesOf = (found: readonly AboveFloor[]) => [...new Set(found.map(({ what }) => what))].sort()
const besides = (found: readonly AboveFloor[], allowed: Readonly<Record<string, string>>) =>
  found.filter(({ what }) => !(what in allowed)).map(({ where }) => where)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wherry-floor-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the built files run in the oldest browsers that package.json names', () => {
  it('has files to look at', () => {
    expect(builtScripts().length, 'run `pnpm build` first').toBeGreaterThan(300)
    expect(builtScripts().filter((file) => file.endsWith('/embed/dist/loader.js'))).toHaveLength(1)
    expect(builtSheets().length).toBeGreaterThan(30)
    expect(builtPages().length).toBeGreaterThanOrEqual(13)
  })

  it('has no syntax above the floor', async () => {
    expect(await newerSyntax(builtScripts())).toBeNull()
  })

  it('uses no name above the floor without asking for it, and allows none that nobody uses', async () => {
    const found = await newerNamesInFiles(builtScripts())
    expect(besides(found, allowedNames)).toEqual([])
    expect(namesOf(found)).toEqual(Object.keys(allowedNames).sort())
  })

  it('has no feature of sheets above the floor, and allows none that nobody uses', async () => {
    const found = await newerFeatures({ files: builtSheets() })
    expect(besides(found, allowedFeatures)).toEqual([])
    expect(namesOf(found)).toEqual(Object.keys(allowedFeatures).sort())
  })

  it('serves pages whose own scripts and sheets keep to it', async () => {
    const written = builtPages().map((file) => writtenInto(readFileSync(file, 'utf8')))
    const scripts = written.flatMap((page) => page.scripts).join('\n')
    const styles = written.flatMap((page) => page.styles).join('\n')
    expect(besides(await newerNamesIn(scripts), allowedNames)).toEqual([])
    expect(besides(await newerFeatures({ code: styles || 'a {}' }), allowedFeatures)).toEqual([])
  })
})

describe('a planted break is caught', () => {
  it.each([
    ['a regular expression with the flag v', 'export const letters = /[\\p{L}--[a-z]]/v'],
    ['an attribute of an import', "import data from './data.json' with { type: 'json' }\nexport { data }"],
  ])('syntax: %s', async (_, code) => {
    const file = join(folder, 'planted.js')
    writeFileSync(file, code)
    expect(await newerSyntax([file])).toContain('planted.js')
  })

  it.each([
    ['URL.canParse', 'canParse', 'export const is = (text) => URL.canParse(text)'],
    ['AbortSignal.any', 'any', 'export const both = (a, b) => AbortSignal.any([a, b])'],
    ['checkVisibility', 'checkVisibility', 'export const seen = (e) => e.checkVisibility()'],
    ['Promise.withResolvers', 'withResolvers', 'export const made = Promise.withResolvers()'],
    ['Object.groupBy', 'groupBy', 'export const groups = (a) => Object.groupBy(a, (x) => x)'],
    ['requestIdleCallback', 'requestIdleCallback', 'requestIdleCallback(() => {})'],
    ['a selector', ':dir', "export const rtl = (e) => e.matches(':dir(rtl)')"],
    [
      'a guard in another function',
      'checkVisibility',
      'f = (e) => e.checkVisibility?.(); g = (e) => e.checkVisibility()',
    ],
  ])('name: %s', async (_, name, code) => {
    expect(namesOf(await newerNamesIn(code))).toEqual([name])
  })

  it.each([
    ['an optional call', 'f = (e) => e.checkVisibility?.() ?? true'],
    ['a test before', 'f = (e) => { if (!e.checkVisibility) return true; return e.checkVisibility() }'],
    ['in', "f = (e) => 'checkVisibility' in e && e.checkVisibility()"],
    ['typeof', "f = typeof requestIdleCallback === 'undefined' ? later : () => requestIdleCallback(act)"],
    ['what all browsers have', "f = (e) => e.closest('p').toSorted().findLastIndex(is)"],
  ])('and nothing is where it was asked for: %s', async (_, code) => {
    expect(await newerNamesIn(code)).toEqual([])
  })

  it.each([
    ['css-dir-pseudo', 'a:dir(rtl) { color: red }'],
    ['css-subgrid', 'a { display: grid; grid-template-columns: subgrid }'],
    ['css-nesting', 'a { & b { color: red } }'],
  ])('sheet: %s', async (feature, code) => {
    expect(namesOf(await newerFeatures({ code }))).toContain(feature)
    expect(feature in allowedFeatures).toBe(false)
  })

  it('a script and a style that stand in a page', () => {
    const page =
      '<script nonce="x">URL.canParse("")</script><script src="a.js"></script><p style="zoom:2"></p>'
    expect(writtenInto(page)).toEqual({ scripts: ['URL.canParse("")'], styles: ['a { zoom:2 }'] })
  })
})

describe('the floor is said once', () => {
  it('reaches those who build', () => {
    expect(buildTargets).toHaveLength(5)
    const configs = [
      'apps/module/vite.config.ts',
      'packages/ui/tsup.config.ts',
      'packages/booking/tsup.config.ts',
    ]
    const embed = ['packages/embed/tsup.config.ts', 'packages/embed/tsup.loader.config.ts']
    for (const file of [...configs, ...embed])
      expect(readFileSync(join(root, file), 'utf8'), file).toContain('target: buildTargets')
  })

  it.each(['README.md', 'docs/guides/partners.md', 'packages/ui/README.md', 'packages/embed/README.md'])(
    'reaches the readers of %s',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const versionOf = (name: string) => floor.find((line) => line.startsWith(`${name} `))?.split('>= ')[1]
      expect(text).toContain(
        `Chrome and Edge ${versionOf('chrome')}, Safari ${versionOf('safari')} and Firefox ${versionOf('firefox')}`,
      )
    },
  )
})
