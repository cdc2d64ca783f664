import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  allowed,
  dependencyFolders,
  licencesText,
  packageFolders,
  readShipped,
  type Shipped,
} from './licences.ts'
import { root } from './run.ts'

const notice = readFileSync(join(root, 'NOTICE'), 'utf8')

/** What speaks against shipping a package. */
function troubleOf({ name, licence, text, notice: words }: Shipped): string | null {
  if (!allowed.includes(licence)) return `${name}: ${licence || 'no licence'}`
  if (words && !notice.includes(words)) return `${name}: its NOTICE is not in ours`
  // Both want to be named with their own words, beside a text of ours.
  return /Apache|BSD/.test(licence) && !text && !notice.includes(name) ? `${name}: no text` : null
}

describe('licences of what is shipped', () => {
  it('every package in the built module may be shipped, and its licence lies beside the build', () => {
    const chunks = JSON.parse(readFileSync(join(root, 'apps/module/dist/chunks.json'), 'utf8'))
    const modules = Object.values(chunks as Record<string, string[]>).flat()
    const folders = packageFolders(modules.map((id) => join(root, id)))
    expect(folders.length).toBeGreaterThan(30)
    expect(folders.map(readShipped).flatMap((one) => troubleOf(one) ?? [])).toEqual([])
    const written = readFileSync(join(root, 'apps/module/dist/assets/licences.txt'), 'utf8')
    for (const folder of folders) {
      const { name, version, text, notice: words } = readShipped(folder)
      expect(written).toContain(`${name} ${version}\n`)
      expect(written).toContain(text)
      expect(written).toContain(words)
    }
  })

  it.each([
    ['ui', 40],
    ['booking', 45],
    ['embed', 0],
  ])('what %s asks for, and all that those ask for, may be shipped', (name, least) => {
    const folders = dependencyFolders(join(root, 'packages', name))
    expect(folders.length).toBeGreaterThanOrEqual(least)
    expect(folders.map(readShipped).flatMap((one) => troubleOf(one) ?? [])).toEqual([])
  })

  it('one that only a dependency of a dependency brings is found', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wherry-licence-')))
    const plant = (path: string, about: object) => {
      mkdirSync(join(folder, path), { recursive: true })
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify(about))
    }
    plant('.', { dependencies: { first: '1.0.0' } })
    plant('node_modules/first', { name: 'first', license: 'MIT', dependencies: { second: '1.0.0' } })
    expect(() => dependencyFolders(folder)).toThrow('second')
    plant('node_modules/second', { name: 'second', license: 'GPL-3.0', dependencies: { first: '1.0.0' } })
    const folders = dependencyFolders(folder)
    expect(folders.map((one) => relative(folder, one))).toEqual(['node_modules/first', 'node_modules/second'])
    expect(folders.map(readShipped).map(troubleOf)).toEqual([null, 'second: GPL-3.0'])
    rmSync(folder, { recursive: true })
  })

  it('one that may not is found', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wherry-licence-'))
    const about = (licence?: string) =>
      writeFileSync(
        join(folder, 'package.json'),
        JSON.stringify({ name: 'planted', version: '1.0.0', license: licence }),
      )
    about('AGPL-3.0-only')
    expect(troubleOf(readShipped(folder))).toBe('planted: AGPL-3.0-only')
    about()
    expect(troubleOf(readShipped(folder))).toBe('planted: no licence')
    about('Apache-2.0')
    expect(troubleOf(readShipped(folder))).toBe('planted: no text')
    writeFileSync(join(folder, 'LICENSE.md'), 'As is.\n')
    expect(troubleOf(readShipped(folder))).toBeNull()
    expect(licencesText([folder])).toBe('planted 1.0.0\nLicence: Apache-2.0\n\nAs is.\n')
    writeFileSync(join(folder, 'NOTICE'), 'Planted by nobody.\n')
    expect(troubleOf(readShipped(folder))).toBe('planted: its NOTICE is not in ours')
    expect(licencesText([folder])).toContain('As is.\n\nPlanted by nobody.\n')
    rmSync(folder, { recursive: true })
  })

  it('the packages of modules are told by their paths', () => {
    const react = createRequire(import.meta.url).resolve('react')
    expect(packageFolders([react, `${react}?v=1`, join(root, 'tools/run.ts')])).toEqual([
      react.replace(/\/react\/.*$/, '/react'),
    ])
  })
})
