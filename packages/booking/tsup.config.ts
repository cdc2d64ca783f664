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
  esbuildPlugins: [plugin],
  onSuccess: () => finish('dist'),
})
