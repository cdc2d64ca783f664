import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicApi } from './publicApi.ts'

/** The API of a package whose declarations are this text. */
function apiOf(declarations: string): string {
  const path = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    mkdirSync(join(path, 'dist'))
    const exports = { '.': { types: './dist/index.d.ts' } }
    writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'one', publishConfig: { exports } }))
    writeFileSync(join(path, 'dist/index.d.ts'), declarations)
    return publicApi(path)
  } finally {
    rmSync(path, { recursive: true })
  }
}

// The compiler prints a union in the order in which it met the members, which a line elsewhere changes.
test('the order of a union is no change of the API, at any depth', () => {
  const one = apiOf('export declare const kinds: { readonly type: 1 | 2 | null; readonly of: (3 | "a")[] }')
  const other = apiOf('export declare const kinds: { readonly type: null | 2 | 1; readonly of: ("a" | 3)[] }')
  expect(one).toBe(other)
  expect(one).toContain('1 | 2 | null')
})

test('a member that came or went is a change', () => {
  const before = apiOf('export type Kind = "a" | "b"')
  expect(apiOf('export type Kind = "a" | "b" | "c"')).not.toBe(before)
  expect(apiOf('export type Kind = "a"')).not.toBe(before)
})
