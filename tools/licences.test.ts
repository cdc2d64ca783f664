import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  dependencyFolders,
  holders,
  licencesText,
  packageFolders,
  readShipped,
  type Shipped,
  taken,
  troubleOf,
} from './licences.ts'
import { root } from './run.ts'

const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
const troublesOf = (shipped: readonly Shipped[]) => shipped.flatMap((one) => troubleOf(one, notice) ?? [])

const chunks = JSON.parse(readFileSync(join(root, 'apps/module/dist/chunks.json'), 'utf8'))
const modules = Object.values(chunks as Record<string, string[]>).flat()
/** Folders of the packages in the built module. */
const built = packageFolders(modules.map((id) => join(root, id)))

describe('licences of what is shipped', () => {
  it('every package in the built module may be shipped, and its licence lies beside the build', () => {
    expect(built.length).toBeGreaterThan(30)
    expect(troublesOf(built.map(readShipped))).toEqual([])
    const written = readFileSync(join(root, 'apps/module/dist/assets/licences.txt'), 'utf8')
    expect(written, 'build anew').toBe(licencesText(built))
  })

  it('one that comes without the words of its licence has a holder here, and no other has', () => {
    // A partner's build takes what our packages ask for, also where our own module leaves it out.
    const folders = [
      ...new Set([
        ...built,
        ...['ui', 'booking'].flatMap((name) => dependencyFolders(join(root, 'packages', name))),
      ]),
    ]
    const shipped = folders.map(readShipped)
    for (const [name, holder] of Object.entries(holders)) {
      const folder = folders[shipped.findIndex((one) => one.name === name)]
      expect(folder, name).toBeDefined()
      expect(
        readdirSync(folder!).filter((file) => /^licen[cs]e/i.test(file)),
        name,
      ).toEqual([])
      expect(notice).toContain(holder)
    }
  })

  it('what stands among our own sources and is of others has its words, and a holder whom NOTICE names', () => {
    expect(troublesOf(taken)).toEqual([])
    for (const { name, text } of taken) {
      expect(notice).toContain(name)
      expect(notice).toContain(/^Copyright [^(\n]*(?:\(c\)[^(\n]*)?/m.exec(text)![0].trim())
    }
  })

  it('what is built into a package is named in its LICENSE, with who holds it', () => {
    /** esbuild says in a line of its own which source a part of a chunk is of. */
    const sourcesOf = (chunk: string) =>
      [...readFileSync(chunk, 'utf8').matchAll(/^\/\/ ((?:\.\.\/)+node_modules\/\S+)$/gm)].map(
        ([, path]) => path!,
      )
    const found = ['ui', 'booking', 'embed'].flatMap((name) => {
      const folder = join(root, 'packages', name)
      const chunks = globSync('dist/**/*.js', { cwd: folder })
      expect(chunks.length, `${name}: build first`).toBeGreaterThan(0)
      const sources = chunks.flatMap((chunk) => sourcesOf(join(folder, chunk)))
      const folders = packageFolders(sources.map((source) => join(folder, source)))
      if (folders.length === 0) return []
      const words = readFileSync(join(folder, 'LICENSE'), 'utf8')
      return folders.map(readShipped).map((shipped) => {
        expect(troubleOf(shipped, notice)).toBeNull()
        expect(shipped.licence, 'its terms are ours').toBe('MIT')
        expect(words).toContain(shipped.name)
        expect(words).toContain(/^Copyright .+$/m.exec(shipped.text)![0])
        return `${name}: ${shipped.name}`
      })
    })
    expect(found).toEqual(['ui: @vanilla-extract/recipes', 'booking: @vanilla-extract/recipes'])
  })

  it.each([
    ['ui', 40],
    ['booking', 45],
    ['embed', 0],
  ])('what %s asks for, and all that those ask for, may be shipped', (name, least) => {
    const folders = dependencyFolders(join(root, 'packages', name))
    expect(folders.length).toBeGreaterThanOrEqual(least)
    expect(troublesOf(folders.map(readShipped))).toEqual([])
  })

  it('one that only a dependency of a dependency brings is found', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wherry-licence-')))
    const plant = (path: string, about: object) => {
      mkdirSync(join(folder, path), { recursive: true })
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify(about))
    }
    plant('.', { dependencies: { first: '1.0.0' } })
    plant('node_modules/first', { name: 'first', license: '0BSD', dependencies: { second: '1.0.0' } })
    expect(() => dependencyFolders(folder)).toThrow('second')
    plant('node_modules/second', { name: 'second', license: 'GPL-3.0', dependencies: { first: '1.0.0' } })
    const folders = dependencyFolders(folder)
    expect(folders.map((one) => relative(folder, one))).toEqual(['node_modules/first', 'node_modules/second'])
    expect(troublesOf(folders.map(readShipped))).toEqual(['second: GPL-3.0'])
    rmSync(folder, { recursive: true })
  })

  it('one that may not is found', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wherry-licence-'))
    const about = (licence?: string) =>
      writeFileSync(
        join(folder, 'package.json'),
        JSON.stringify({ name: 'planted', version: '1.0.0', license: licence }),
      )
    const trouble = () => troubleOf(readShipped(folder), notice)
    about('AGPL-3.0-only')
    expect(trouble()).toBe('planted: AGPL-3.0-only')
    about()
    expect(trouble()).toBe('planted: no licence')
    for (const asking of ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']) {
      about(asking)
      expect(trouble()).toBe(`planted: not the words of ${asking}`)
    }
    for (const asksNothing of ['Unlicense', '0BSD']) {
      about(asksNothing)
      expect(trouble()).toBeNull()
    }
    about('MIT')
    const words = readFileSync(join(root, 'LICENSE'), 'utf8').trim()
    writeFileSync(join(folder, 'LICENSE.md'), 'MIT\n')
    expect(trouble()).toBe('planted: not the words of MIT')
    writeFileSync(join(folder, 'LICENSE.md'), words.replace(/^Copyright.*$/m, ''))
    expect(trouble()).toBe('planted: nobody holds its copyright')
    writeFileSync(join(folder, 'LICENSE.md'), words)
    expect(trouble()).toBeNull()
    expect(licencesText([folder])).toContain(`planted 1.0.0\nLicence: MIT\n\n${words}\n\n---`)
    writeFileSync(join(folder, 'NOTICE'), 'Planted by nobody.\n')
    expect(trouble()).toBe('planted: its NOTICE is not in ours')
    expect(licencesText([folder])).toContain(`${words}\n\nPlanted by nobody.\n`)
    for (const { name, text } of taken) expect(licencesText([]), name).toContain(text)
    rmSync(folder, { recursive: true })
  })

  it('the packages of modules are told by their paths', () => {
    const react = createRequire(import.meta.url).resolve('react')
    expect(packageFolders([react, `${react}?v=1`, join(root, 'tools/run.ts')])).toEqual([
      react.replace(/\/react\/.*$/, '/react'),
    ])
  })
})
