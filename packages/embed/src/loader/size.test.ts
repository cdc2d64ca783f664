import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('EMBED-09 the loader is under 3.4 kB gzip and makes no code, markup or style of texts', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'loader.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
  })
  const text = outputFiles[0]!.text
  const gzip = gzipSync(text).length
  console.log(`loader.js: ${gzip} bytes gzip, ${text.length} plain`)
  expect(gzip).toBeLessThanOrEqual(3400)
  for (const banned of ['eval(', 'Function(', 'innerHTML', 'createElement("style")', '"*"'])
    expect(text).not.toContain(banned)
})
