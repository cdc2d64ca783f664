import { defineConfig } from 'tsup'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const { plugin, finish } = vanillaSheets([])

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
  external: [/^\.\/css\//],
  // These the published @wherry/ui does not have under a name of their own.
  noExternal: [/^@wherry\/ui\/css\//],
  esbuildPlugins: [plugin],
  onSuccess: () => finish('dist'),
})
