import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { builtEntries, dropUnreached, type Entries, publishedExports, sourceFiles } from './published.ts'

const manifestOf = (name: string): Entries =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))

const booking = manifestOf('booking')

describe('the entries of @wherry/booking', () => {
  it('are the same in the workspace as published, but for what tests share', () => {
    expect(booking.publishConfig.exports).toEqual(publishedExports(booking))
    expect(Object.keys(booking.publishConfig.exports)).toEqual(
      Object.keys(booking.exports).filter((name) => !name.startsWith('./testing/')),
    )
  })

  it('are built each from its source, and no test is', () => {
    const entries = builtEntries(join(root, 'packages/booking'), booking)
    expect(entries).toMatchObject({
      index: 'src/index.ts',
      'finder/index': 'src/finder/index.ts',
      'platform/index': 'src/platform/index.ts',
      'messages/ru/yacht': 'src/messages/ru/yacht.ts',
      rules: 'src/rules.ts',
    })
    for (const source of Object.values(entries)) {
      expect(existsSync(join(root, 'packages/booking', source)), source).toBe(true)
      expect(source).not.toMatch(/\.test\.|testing\//)
    }
  })

  it('come with every source as a file of its own, so that a screen brings what it imports and no more', () => {
    const sources = sourceFiles(join(root, 'packages/booking'))
    expect(sources).toMatchObject(builtEntries(join(root, 'packages/booking'), booking))
    expect(sources['booking/form/BookingScreen']).toBe('src/booking/form/BookingScreen.tsx')
    expect(Object.values(sources).filter((file) => /testing\/|\.(test|stories|css)\./.test(file))).toEqual([])
    const names = Object.keys(sources).map((name) => name.toLowerCase())
    expect(new Set(names).size, 'a disk that knows no capitals holds them all').toBe(names.length)
  })

  it('are all that is kept of what is built, with what they reach', async () => {
    const out = mkdtempSync(join(tmpdir(), 'wherry-entries-'))
    const files = {
      'a/index.js': 'import{x}from"../chunks/x.js";import "../chunks/sheet.js";export{x};',
      'a/later.js': 'export * from "../chunks/y.js"',
      'b/unreached.js': 'export { y } from "../chunks/y.js"',
      'b/unreached.js.map': '{}',
      'chunks/sheet.js': '',
      'chunks/x.js': 'export const x = () => import("../a/later.js")',
      'chunks/y.js': 'export const y = 1',
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeFileSync(join(out, file), text)
    }
    await dropUnreached(out, ['a/index'])
    const left = globSync('**/*.*', { cwd: out }).sort()
    rmSync(out, { recursive: true })
    expect(left).toEqual(Object.keys(files).filter((file) => !file.startsWith('b/')))
  })

  it.each(['booking', 'ui'])('have no pattern that lets everything of %s out', (name) => {
    for (const exported of Object.keys(manifestOf(name).exports)) expect(exported).not.toBe('./*')
  })
})
