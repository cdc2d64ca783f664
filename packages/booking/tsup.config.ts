import { writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const { plugin, finish } = vanillaSheets([], '#css')

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  target: buildTargets,
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
  external: [/^#css\//],
  // These the published @wherry/ui does not have under a name of their own.
  noExternal: [/^@wherry\/ui\/css\//],
  esbuildPlugins: [plugin],
  async onSuccess() {
    await finish('dist')
    // What the condition `node` gets in place of every sheet.
    await writeFile('dist/noStyles.js', 'export {}\n')
  },
})
