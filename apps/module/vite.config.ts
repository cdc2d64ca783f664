import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import en from '../../packages/booking/src/messages/en/page.ts'
import es from '../../packages/booking/src/messages/es/page.ts'
import ru from '../../packages/booking/src/messages/ru/page.ts'
import { buildTargets } from '../../tools/floor/targets.ts'
import { licencesText, packageFolders } from '../../tools/licences.ts'
import { chunkGroups } from './chunkGroups.ts'
import { drawnOffers } from './drawnOffers.ts'
import { hints } from './hints.ts'
import { shells } from './shells.ts'

/** Writes the configuration into the page on Vite's dev server, where no edge does it. */
const servedConfig: Plugin = {
  name: 'wherry-config',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--wherry-config-->',
      `<script type="application/json" id="wherry-config">${process.env['WHERRY_CONFIG'] ?? '{}'}</script>`,
    ),
}

/** Writes the texts for a page without scripts into it; their source is `messages`, as for all other texts. */
const ownTexts: Plugin = {
  name: 'wherry-texts',
  transformIndexHtml(html) {
    const all = Object.entries({ en, ru, es })
    const said = (name: 'failed' | 'noScript') =>
      all.map(([lang, { page }]) => `<p lang="${lang}">${page[name]}</p>`).join('')
    return html.replace(
      '<!--wherry-texts-->',
      `<template id="start-failed">${said('failed')}</template><noscript>${said('noScript')}</noscript>`,
    )
  },
}

/** Writes the list of sources in each chunk next to the build, so that a test can prove that a screen does not load a source. */
const chunkContents: Plugin = {
  name: 'wherry-chunk-contents',
  apply: 'build',
  generateBundle(_options, bundle) {
    const root = new URL('../..', import.meta.url).pathname
    const contents = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output.moduleIds.map((id) => id.replace(root, ''))]] : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: 'chunks.json',
      source: JSON.stringify(Object.fromEntries(contents), null, 2),
    })
  },
}

/** Adds the licences of all packages in the build, as most licences require. */
const shippedLicences: Plugin = {
  name: 'wherry-licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: 'assets/licences.txt',
      source: licencesText(packageFolders(modules)),
    })
  },
}

/** Replaces Vite's code around each dynamic import by our own, with a time limit (SHELL-21). */
const ownChunks: Plugin = {
  name: 'wherry-own-chunks',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadChunk as __vitePreload } from ${JSON.stringify(new URL('src/chunks.ts', import.meta.url).pathname)}`,
  },
}

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    servedConfig,
    ownTexts,
    hints,
    shells(),
    drawnOffers(),
    ownChunks,
    chunkContents,
    shippedLicences,
  ],
  // The edge replaces this text by the nonce of each response (apps/edge/src/page.ts).
  html: { cspNonce: 'wherry-nonce-slot' },
  // `get-nonce` reads this variable; the scroll lock of Radix gets the nonce for its styles from it.
  define: { __webpack_nonce__: "document.querySelector('meta[property=csp-nonce]')?.nonce" },
  resolve: {
    alias: {
      // wouter and SWR import this shim for React 17 by two names; our React has the function itself.
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
    },
  },
  build: {
    target: buildTargets,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A component that nobody uses is dropped, such as wouter's `Link`: a call of these functions has no effect.
      treeshake: { manualPureFunctions: ['forwardRef', 'createContext'] },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first file lists every later one, so names are short hashes. chunks.json lists the sources of each.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
