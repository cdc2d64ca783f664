import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { formSheet, sheetLink } from './formSheet.ts'

/**
 * Prerenders the finder for each language (drawn/shell.tsx) and adds it to the build. The edge writes it into the page, so
 * that a visitor sees it before the first script has loaded.
 */
export function shells(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'wherry-shells',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
      if (!entry) throw new Error('The build has no first script')
      // The folder has the name of the first script, so the edge finds the files of the page's own build.
      const own = `shells/${basename(entry.fileName, '.js')}`
      const folder = await mkdtemp(join(config.root, 'node_modules/.shells-'))
      try {
        await build({
          ...{ configFile: false, root: config.root, mode: config.mode, logLevel: 'warn' },
          plugins: [react(), vanillaExtractPlugin()],
          resolve: { alias: config.resolve.alias },
          ssr: { noExternal: true },
          build: {
            ...{ ssr: 'drawn/shell.tsx', outDir: folder, minify: false },
            rolldownOptions: { output: { entryFileNames: 'shell.mjs' } },
          },
        })
        const drawn = await import(pathToFileURL(join(folder, 'shell.mjs')).href)
        const all: Record<string, string> = await drawn.shells()
        const sheet = formSheet(bundle)
        const fileName = this.getFileName(
          this.emitFile({ type: 'asset', name: 'form.css', source: sheet.source }),
        )
        for (const [name, source] of Object.entries(all))
          this.emitFile({
            type: 'asset',
            fileName: `${own}/${name}`,
            source: name.startsWith('form-') ? sheetLink(fileName, sheet.files) + source : source,
          })
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}
