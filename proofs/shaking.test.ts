import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { describe, expect, it } from 'vitest'
import { entryPoints } from '../tools/packages/entries.ts'
import { releasedPackages } from '../tools/release/packages.ts'
import { budgets, wholeBudgets } from './budgets.ts'
import { home, installed, screens, ui } from './folders.ts'
import { entryNames, reachableFrom, sourcesOf } from './sources.ts'

const folder = join(home, 'vite-react-19')

interface Bundle {
  /** Sources of the package with code in it; and sheets, `Button.css`. */
  sources: Set<string>
  sheets: Set<string>
  /** JavaScript and CSS, minified and gzipped, React not counted. In bytes. */
  size: number
}

async function withEsbuild(code: string, resolveDir = folder): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    absWorkingDir: installed,
    // Peers are not counted; that of errors' reports is optional and not installed.
    external: ['react', 'react-dom', 'react/jsx-runtime', '@sentry/browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const sources = new Set<string>()
  const sheets = new Set<string>()
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const file = join(installed, path)
      if (!bytesInOutput) continue
      if (path.endsWith('.css')) sheets.add(basename(path))
      else if (/dist[\\/]/.test(path) && !path.includes('node_modules'))
        for (const each of sourcesOf(file)) sources.add(each)
    }
  const size = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
  return { sources, sheets, size }
}

async function withVite(code: string): Promise<Bundle> {
  const result = await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(folder, 'entry.js') : null),
        load: (id) => (id === join(folder, 'entry.js') ? code : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: {
        input: 'virtual:entry',
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const sources = new Set<string>()
  const sheets = new Set<string>()
  let size = 0
  for (const { output } of [result].flat() as { output: import('vite').Rollup.OutputBundle[string][] }[])
    for (const part of output) {
      size += gzipSync(part.type === 'chunk' ? part.code : part.source).length
      if (part.type !== 'chunk') continue
      for (const [path, { renderedLength }] of Object.entries(part.modules)) {
        if (!path.includes('@wherry/ui/dist')) continue
        if (path.endsWith('.css')) sheets.add(basename(path))
        else if (renderedLength) for (const each of sourcesOf(path)) sources.add(each)
      }
    }
  return { sources, sheets, size }
}

describe('UI-20 importing Button alone', () => {
  const only = {
    sheets: ['Button.css', 'Spinner.css', 'layers.css'],
    components: ['src/components/Button/Button.tsx', 'src/components/Spinner/Spinner.tsx'],
  }
  const parts = ({ sheets, sources }: Bundle) => ({
    sheets: [...sheets].sort(),
    components: [...sources].filter((path) => path.endsWith('.tsx')).sort(),
  })

  for (const [name, bundle] of Object.entries({ esbuild: withEsbuild, Vite: withVite }))
    it(`from @wherry/ui/Button with ${name} brings Button, its spinner and their sheets, under 3 kB`, async () => {
      const found = await bundle(`export { Button } from '@wherry/ui/Button'`)
      expect(parts(found)).toEqual(only)
      expect(found.size).toBeLessThan(3_000)
    })

  it('from @wherry/ui with Vite brings no more', async () => {
    const found = await withVite(`export { Button } from '@wherry/ui'`)
    expect(parts(found)).toEqual(only)
    expect(found.size).toBeLessThan(3_000)
  })

  it('from @wherry/ui with esbuild, which keeps the sheets of code it drops, brings no more JavaScript', async () => {
    const found = await withEsbuild(`export { Button } from '@wherry/ui'`)
    expect(parts(found).components).toEqual(only.components)
  })
})

const index = readFileSync(join(ui, 'src/index.ts'), 'utf8')

/** Expects a size under its budget, but not so far under it that the budget is meaningless. */
function expectKept(size: number, budget = 0): void {
  expect(size / 1000, 'its budget, kB').toBeLessThanOrEqual(budget)
  expect(size / 1000, 'a budget that says something').toBeGreaterThan(budget * 0.85 - 0.1)
}

describe('UI-20 the budgets', () => {
  it('are of the entry points that there are', () => {
    const parts = [...entryPoints(index, 'src').keys()]
    expect(Object.keys(budgets).toSorted()).toEqual(parts.toSorted())
    const others = entryNames().filter((name) => !parts.includes(name))
    const named = releasedPackages().flatMap(({ manifest }) => {
      const { exports = {} } = manifest.publishConfig as { exports?: Record<string, unknown> }
      const modules = Object.entries(exports).filter(([, target]) => typeof target === 'object')
      return modules.map(([entry]) => manifest.name + entry.slice(1)).filter((name) => !name.endsWith('*'))
    })
    const whole = [...named, ...others.map((name) => `@wherry/ui/${name}`)]
    expect(Object.keys(wholeBudgets).toSorted()).toEqual(whole.toSorted())
  })

  it.each(Object.entries(wholeBudgets))('hold: %s, %d kB', async (name, budget) => {
    const { size } = await withEsbuild(`export * from '${name}'`, join(home, screens.app))
    expectKept(size, budget)
  })
})

describe('UI-20 an entry point brings what its sources import and nothing else, and keeps its budget', () => {
  for (const [entry, text] of entryPoints(index, 'src'))
    it(entry, async () => {
      const starts = [...text.matchAll(/^(?:export \{|\}).* from '(.+)'$/gm)].map(([, path]) => path!)
      const reachable = await reachableFrom(starts)
      const names = Object.keys(await import(pathToFileURL(join(installed, `dist/entries/${entry}.js`)).href))
      const { sources } = await withEsbuild(`export { ${names.join(', ')} } from '@wherry/ui'`)
      const { sheets, size } = await withEsbuild(`export * from '@wherry/ui/${entry}'`)
      expectKept(size, budgets[entry])
      expect(sources.size).toBeGreaterThan(0)
      expect([...sources].filter((path) => !reachable.has(path))).toEqual([])
      const own = new Set([...reachable].map((path) => basename(path, '.ts')))
      expect([...sheets].filter((name) => !own.has(name))).toEqual([])
    })
})
