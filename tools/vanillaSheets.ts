import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'esbuild'
import { isClientSource } from './packages/serverModules.ts'

/**
 * For tsup: writes one sheet for each *.css.ts file and leaves `import './css/name.css'` in the JavaScript, so a
 * bundler that drops a component drops its sheet too. (@vanilla-extract/esbuild-plugin gives one sheet for each
 * entry, takes the import out of the JavaScript, and repeats shared rules.)
 *
 * @param first sheets that `styles.css` must begin with, by name: the order of layers, then the variables.
 * @param folder what the JavaScript imports a sheet from. `#css` is for a package whose `imports` lead a server past
 *   the sheets. @default './css'
 */
export function vanillaSheets(
  first: readonly string[],
  folder: './css' | '#css' = './css',
): {
  plugin: Plugin
  finish(out: string): Promise<void>
} {
  const sheets = new Map<string, string>()
  const sources = new Map<string, string>()

  const plugin: Plugin = {
    name: 'vanilla-extract-sheets',
    setup(build) {
      build.onResolve({ filter: /^(\.\/|#)css\/.+\.css$/ }, ({ path }) => ({
        path,
        external: true,
        sideEffects: true,
      }))
      build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const cwd = build.initialOptions.absWorkingDir ?? process.cwd()
        const { source, watchFiles } = await compile({ filePath: path, cwd, identOption: 'short' })
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          serializeVirtualCssPath: ({ fileName, source: css }) => {
            const name = basename(fileName).replace(/\.css\.ts(\.vanilla\.css)?$/, '.css')
            const known = sources.get(name)
            if (known && known !== fileName) throw new Error(`${known} and ${fileName} would write one sheet`)
            sources.set(name, fileName)
            sheets.set(name, css)
            return `import '${folder}/${name}';`
          },
        })
        return { contents, loader: 'js', watchFiles }
      })
    },
  }

  async function finish(out: string): Promise<void> {
    await mkdir(join(out, 'css'), { recursive: true })
    // Any sheet may be loaded first, so each one has to name all layers in their order.
    const layers = [...(sheets.get('layers.css') ?? '').matchAll(/@layer ([\w.]+);/g)].map(
      ([, layer]) => layer,
    )
    if (layers.length > 0)
      for (const [name, css] of sheets)
        sheets.set(name, `@layer ${layers.join(', ')};\n${css.replace(/^@layer [\w.]+;\n?/gm, '')}`)
    for (const [name, css] of sheets) await writeFile(join(out, 'css', name), css)
    const rest = [...sheets.keys()].filter((name) => !first.includes(name)).sort()
    const order = [...first.filter((name) => sheets.has(name)), ...rest]
    await writeFile(join(out, 'styles.css'), order.map((name) => sheets.get(name)).join('\n'))
    await keepUseClient(out)
  }

  return { plugin, finish }
}

/** esbuild drops 'use client' from bundled files, so it is added again to each output with such a source. */
async function keepUseClient(out: string): Promise<void> {
  for (const file of (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(out, file), 'utf8')
    const parts = [...code.matchAll(/^\/\/ (src\/.+\.tsx?)$/gm)].map((match) => match[1]!)
    const heads = await Promise.all(parts.map((part) => readFile(part, 'utf8')))
    if (heads.some(isClientSource)) await writeFile(join(out, file), `'use client'; ${code}`)
  }
}
