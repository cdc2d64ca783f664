import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild'

const ui = fileURLToPath(new URL('../../../packages/ui', import.meta.url))

/**
 * Puts the styles of our *.css.ts files into the style sheet of the entry that imports them, as a partner's bundler
 * does.
 */
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

/** Reduces React Aria's texts from over thirty languages to en, ru and es, as its own optimiser would. */
export const threeLanguages: Plugin = {
  name: 'three-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      /(en-US|ru-RU|es-ES)\.m?js$/.test(path) ? null : { contents: 'export default {}', loader: 'js' },
    )
  },
}

/** Build settings that are the same for us, for the peers and for the timed pages. */
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

/** Size of a bundle in bytes, compressed by gzip. */
export interface Weight {
  js: number
  css: number
  /** Size of the JavaScript that a page requests only once the component is used, by an `import()`. */
  later: number
}

const gzip = (files: readonly OutputFile[]) =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)

/** Files that a bundle loads before it runs: its entry and all direct and indirect static imports. */
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
 * Bundles import and export lines as a partner's bundler does, with lazy parts separate, and measures the result
 * without React.
 *
 * @param folder folder from which imports are resolved
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
