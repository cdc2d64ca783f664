import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'
import { entryPoints, exportFrom, indexExports } from '../../tools/packages/entries.ts'
import { serverModules } from '../../tools/packages/serverModules.ts'
import { vanillaSheets } from '../../tools/vanillaSheets.ts'

const { plugin, finish } = vanillaSheets(['layers.css', 'reset.css', 'themes.css'], '#css')

const made = '.cache/entries'
const index = await readFile('src/index.ts', 'utf8')
const entries = entryPoints(index, '../../src')
await rm(made, { recursive: true, force: true })
await mkdir(made, { recursive: true })
for (const [name, text] of entries) await writeFile(join(made, `${name}.ts`), text)

/**
 * All that a server component may call or render, one entry per source. Bundlers put sources with the same entries into
 * one chunk, so with these extra entries no such source shares a chunk, and its 'use client', with browser-only code.
 * The entry files themselves are not published.
 */
const parts = indexExports(index)
const ofServer = new Set(await serverModules([...new Set(parts.map(({ source }) => `src/${source}`))], '.'))
const server = parts.filter(({ source }) => ofServer.has(`src/${source}`))
await writeFile(join(made, 'server.ts'), server.map((part) => exportFrom(part, '../../src')).join(''))

const sourcesIn = (folder: string) => globSync(`${folder}/*.ts`, { exclude: ['**/*.test.ts'] }).sort()
/** Each set of words and each calendar is an entry of its own. */
const single = {
  'entries/words': sourcesIn('src/messages/sets'),
  'entries/calendars': sourcesIn('src/calendars'),
}

const published = {
  index: 'src/index.ts',
  'entries/accent': 'src/themes/accent/accent.ts',
  'entries/breakpoints': 'src/themes/breakpoints.ts',
  'entries/vars': 'src/themes/vars.css.ts',
  ...Object.fromEntries(
    Object.entries(single).flatMap(([folder, paths]) =>
      paths.map((path) => [join(folder, basename(path, '.ts')), path]),
    ),
  ),
  ...Object.fromEntries([...entries.keys()].map((name) => [`entries/${name}`, join(made, `${name}.ts`)])),
}

export default defineConfig({
  entry: { ...published, server: join(made, 'server.ts') },
  format: ['esm'],
  target: buildTargets,
  dts: { entry: published },
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
  external: [/^#css\//],
  esbuildPlugins: [plugin],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]'
  },
  async onSuccess() {
    await finish('dist')
    for (const file of ['server.js', 'server.js.map']) await rm(join('dist', file))
    // With the condition `node`, style sheets are replaced by this empty module.
    await writeFile('dist/noStyles.js', 'export {}\n')
    await cp('../../tokens/dist/tokens.json', 'dist/tokens.json')
    await cp('src/fonts', 'dist/fonts', { recursive: true })
  },
})
