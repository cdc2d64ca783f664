import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

/** Most sources of a folder: more are not known at a glance. */
const mostFiles = 25
/** Most lines of a source. */
const mostLines = 300

const isSource = (file: string) =>
  /^(packages|apps)\/.*\.tsx?$/.test(file) && !/\.(test|stories|guide|d)\.|\/(testing|scripts)\//.test(file)
/** Texts are data: they are read by key. */
const isText = (file: string) => file.includes('/messages/')

/** Folders with too many of some files, each with how many it has. */
function crowded(files: readonly string[]): string[] {
  const folders = new Map<string, number>()
  for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  return [...folders].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder} ${count}`)
}

/** Files with too many lines, each with how many it has. */
const long = (files: readonly (readonly [file: string, text: string])[]) =>
  files
    .map(([file, text]) => [file, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > mostLines)
    .map(([file, lines]) => `${file} ${lines}`)

describe('a room', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(isSource)

  it('is known at a glance: no folder is crowded, no source is long', () => {
    expect(files.length).toBeGreaterThan(900)
    expect(crowded(files)).toEqual([])
    const texts = files.filter((file) => !isText(file))
    expect(long(texts.map((file) => [file, readFileSync(root + file, 'utf8')]))).toEqual([])
  })

  it('that is crowded, and a source that is long, is found', () => {
    const many = Array.from({ length: mostFiles + 1 }, (_, at) => `packages/a/src/b/${at}.ts`)
    expect(crowded(many)).toEqual(['packages/a/src/b 26'])
    expect(crowded(many.slice(1))).toEqual([])
    expect(long([['a.ts', 'x\n'.repeat(mostLines + 1)]])).toEqual(['a.ts 301'])
    expect(long([['a.ts', 'x\n'.repeat(mostLines)]])).toEqual([])
  })
})
