import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url))

/** An entry point as a customer's bundler makes it: style sheets written, React outside. */
async function bundle(entry: string) {
  const { plugin } = vanillaSheets([])
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: ui,
    outdir: 'never-written',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [plugin],
  })
  const sources = Object.entries(Object.values(metafile.outputs)[0]!.inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([name]) => name)
  return { sources, gzip: gzipSync(outputFiles[0]!.contents).length }
}

describe('UI-17 the theme engine', () => {
  it('UI-17 stands in its own entry point alone, under 10.5 kB gzip with culori', {
    timeout: 60_000,
  }, async () => {
    const engine = await bundle('src/themes/accent/accent.ts')
    expect(engine.sources.some((name) => name.includes('/culori/'))).toBe(true)
    expect(engine.sources.some((name) => /react/.test(name))).toBe(false)
    console.log(`@wherry/ui/accent: ${(engine.gzip / 1024).toFixed(2)} kB gzip`)
    // 1.4 kB of it are fonts, sizes, shadows, tones and the second colour, which a bar of 9 kB did not know.
    expect(engine.gzip).toBeLessThan(10.5 * 1024)

    const rest = await bundle('src/index.ts')
    expect(rest.sources).toContain('src/themes/ThemeProvider.tsx')
    expect(rest.sources.filter((name) => /culori|themes\/accent\//.test(name))).toEqual([])
  })
})
