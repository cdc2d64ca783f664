import { cp, readdir } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const { plugin, finish } = vanillaSheets(['layers.css', 'reset.css', 'themes.css'])
const components = await readdir('src/components')

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    accent: 'src/themes/accent/accent.ts',
    ...Object.fromEntries(components.map((name) => [name, `src/components/${name}/${name}.tsx`])),
  },
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
  external: [/^\.\/css\//],
  esbuildPlugins: [plugin],
  async onSuccess() {
    await finish('dist')
    await cp('src/fonts', 'dist/fonts', { recursive: true })
  },
})
