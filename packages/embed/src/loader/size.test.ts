import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { fromChild } from '../protocol/fromChild.ts'
import { toChild } from '../protocol/toChild.ts'
import { ownNames } from './ownNames.ts'

it('EMBED-09 the loader is at most 3,686 bytes gzip, as large as the page for partners says, and makes no code, markup or style of texts', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'loader.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    mangleProps: ownNames,
  })
  const text = outputFiles[0]!.text
  const gzip = gzipSync(text).length
  console.log(`loader.js: ${gzip} bytes gzip, ${text.length} plain`)
  expect(gzip).toBeLessThanOrEqual(3686)
  const page = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(page).toContain(`The script is ${(gzip / 1000).toFixed(1)} kB (gzip)`)
  for (const banned of ['eval(', 'Function(', 'innerHTML', 'createElement("style")', '"*"'])
    expect(text).not.toContain(banned)
})

it('EMBED-06 no name on the wire is one that the build shortens', () => {
  for (const { types, kinds } of [fromChild, toChild])
    for (const name of [
      ...Object.keys(types),
      ...Object.values(types).join(' ').split(/[ ?]+/),
      ...Object.keys(kinds),
    ])
      expect(ownNames.test(name), name).toBe(false)
})
