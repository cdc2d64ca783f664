import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowed, licencesText, packageFolders, readShipped, type Shipped } from './licences.ts'
import { root } from './run.ts'

const notice = readFileSync(join(root, 'NOTICE'), 'utf8')

/** What speaks against shipping a package. */
function troubleOf({ name, licence, text }: Shipped): string | null {
  if (!allowed.includes(licence)) return `${name}: ${licence || 'no licence'}`
  // Both want to be named with their own words, beside a text of ours.
  return /Apache|BSD/.test(licence) && !text && !notice.includes(name) ? `${name}: no text` : null
}

/** Packages that a published package of ours asks for. */
function dependenciesOf(name: string): string[] {
  const file = join(root, 'packages', name, 'package.json')
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object }
  return Object.keys(dependencies)
    .filter((one) => !one.startsWith('@wherry/'))
    .map((one) => join(root, 'packages', name, 'node_modules', one))
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
      const { name, version, text } = readShipped(folder)
      expect(written).toContain(`${name} ${version}\n`)
      expect(written).toContain(text)
    }
  })

  it.each(['ui', 'booking', 'embed'])('what %s asks for may be shipped', (name) => {
    const folders = dependenciesOf(name)
    expect(folders.every((folder) => existsSync(folder))).toBe(true)
    expect(folders.map(readShipped).flatMap((one) => troubleOf(one) ?? [])).toEqual([])
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
    rmSync(folder, { recursive: true })
  })

  it('the packages of modules are told by their paths', () => {
    const react = createRequire(import.meta.url).resolve('react')
    expect(packageFolders([react, `${react}?v=1`, join(root, 'tools/run.ts')])).toEqual([
      react.replace(/\/react\/.*$/, '/react'),
    ])
  })
})
