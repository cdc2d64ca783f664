import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'
import { entryPoints } from '../../tools/packages/entries.ts'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const { plugin, finish } = vanillaSheets(['layers.css', 'reset.css', 'themes.css'], '#css')

const made = '.cache/entries'
const entries = entryPoints(await readFile('src/index.ts', 'utf8'), '../../src')
await rm(made, { recursive: true, force: true })
await mkdir(made, { recursive: true })
for (const [name, text] of entries) await writeFile(join(made, `${name}.ts`), text)

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'entries/accent': 'src/themes/accent/accent.ts',
    'entries/breakpoints': 'src/themes/breakpoints.ts',
    'entries/vars': 'src/themes/vars.css.ts',
    ...Object.fromEntries([...entries.keys()].map((name) => [`entries/${name}`, join(made, `${name}.ts`)])),
  },
  format: ['esm'],
  target: buildTargets,
  dts: true,
  clean: true,
  splitting: true,
  treeshake: false,
  external: [/^#css\//],
  esbuildPlugins: [plugin],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]'
  },
  async onSuccess() {
    await finish('dist')
    // What the condition `node` gets in place of every sheet.
    await writeFile('dist/noStyles.js', 'export {}\n')
    await cp('../../tokens/dist/tokens.json', 'dist/tokens.json')
    await cp('src/fonts', 'dist/fonts', { recursive: true })
  },
})
