import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import { type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild'

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
}

const gzip = (files: readonly OutputFile[], ending: string) =>
  files
    .filter(({ path }) => path.endsWith(ending))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)

/**
 * Bundles lines of imports and exports as a partner's bundler does and weighs what comes out, React outside.
 *
 * @param folder what the lines are resolved from
 */
export async function weigh(lines: readonly string[], folder: string): Promise<Weight> {
  const { outputFiles } = await build({
    ...settings,
    stdin: { contents: lines.join('\n'), resolveDir: folder, loader: 'ts' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    plugins: [vanillaSheets(), threeLanguages],
  })
  return { js: gzip(outputFiles!, '.js'), css: gzip(outputFiles!, '.css') }
}
