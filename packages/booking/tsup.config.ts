import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'
import { builtEntries, dropUnreached, sourceFiles } from '../../tools/packages/published.ts'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const { plugin, finish } = vanillaSheets([], '#css')

const published = builtEntries('.', JSON.parse(await readFile('package.json', 'utf8')))

export default defineConfig({
  // One output file per source, so that a bundler that takes one screen does not get other code from a shared chunk.
  entry: { ...sourceFiles('.'), ...published },
  format: ['esm'],
  target: buildTargets,
  dts: { entry: published },
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
  external: [/^#css\//],
  // Bundled, because the published @wherry/ui has no entries for these style sheets.
  noExternal: [/^@wherry\/ui\/css\//],
  esbuildPlugins: [plugin],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]'
  },
  async onSuccess() {
    await finish('dist')
    await dropUnreached('dist', Object.keys(published))
    // With the condition `node`, every style sheet is replaced by this empty module.
    await writeFile('dist/noStyles.js', 'export {}\n')
  },
})
