import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild'

const ui = fileURLToPath(new URL('../../../packages/ui', import.meta.url))

/** Style sheets of our *.css.ts files, each into the sheet of the entry that reaches it, as a partner's bundler does. */
export function vanillaSheets(): Plugin {
  const sheets = new Map<string, string>()
  return {
    name: 'vanilla-sheets',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.vanilla\.css$/ }, ({ path }) => ({ path, namespace: 'sheet' }))
      onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path }) => ({
        contents: sheets.get(path)!,
        loader: 'css',
      }))
      onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const { source } = await compile({ filePath: path, cwd: ui, identOption: 'short' })
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          serializeVirtualCssPath: ({ fileName, source: css }) => {
            sheets.set(`${fileName}.vanilla.css`, css)
            return `import ${JSON.stringify(`${fileName}.vanilla.css`)};`
          },
        })
        return { contents, loader: 'js' }
      })
    },
  }
}

/** React Aria carries its words in over thirty languages: keeps en, ru and es, as its own optimiser would. */
export const threeLanguages: Plugin = {
  name: 'three-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      /(en-US|ru-RU|es-ES)\.m?js$/.test(path) ? null : { contents: 'export default {}', loader: 'js' },
    )
  },
}

/** The same for us, for the peers and for the pages that are timed. */
export const settings: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'silent',
  write: false,
  outdir: 'never-written',
}

/** Bytes after gzip. */
export interface Weight {
  js: number
  css: number
  /** JS that a page asks for only once somebody uses the component: behind an `import()`. */
  later: number
}

const gzip = (files: readonly OutputFile[]) =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)

/** The files that a bundle asks for before anything else runs: its entry and what that imports, on and on. */
function atOnce({ outputs }: Metafile): Set<string> {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) add(next)
  }
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') add(path)
  return found
}

/**
 * Bundles lines of imports and exports as a partner's bundler does, lazy parts apart, and weighs what comes out, React outside.
 *
 * @param folder what the lines are resolved from
 */
export async function weigh(lines: readonly string[], folder: string): Promise<Weight> {
  const result = await build({
    ...settings,
    splitting: true,
    metafile: true,
    stdin: { contents: lines.join('\n'), resolveDir: folder, loader: 'ts' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    plugins: [vanillaSheets(), threeLanguages],
  })
  const outputFiles = result.outputFiles!
  const first = [...atOnce(result.metafile)].map((path) => resolve(path))
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'))
  return {
    js: gzip(scripts.filter(({ path }) => first.includes(path))),
    css: gzip(outputFiles.filter(({ path }) => path.endsWith('.css'))),
    later: gzip(scripts.filter(({ path }) => !first.includes(path))),
  }
}
