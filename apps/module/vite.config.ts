import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import en from '../../packages/booking/src/messages/en/page.ts'
import es from '../../packages/booking/src/messages/es/page.ts'
import ru from '../../packages/booking/src/messages/ru/page.ts'
import { buildTargets } from '../../tools/floor/targets.ts'
import { licencesText, packageFolders } from '../../tools/licences.ts'
import { chunkGroups } from './chunkGroups.ts'
import { hints } from './hints.ts'
import { shells } from './shells.ts'

/** With hot reload nobody stands before Vite: it writes the configuration into the page as the edge does. */
const servedConfig: Plugin = {
  name: 'wherry-config',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--wherry-config-->',
      `<script type="application/json" id="wherry-config">${process.env['WHERRY_CONFIG'] ?? '{}'}</script>`,
    ),
}

/** What the page says where no script comes: it stands in the page, and in `messages` as all else that is said. */
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

/** Says beside the build which sources each chunk holds, so that a test can prove what a screen does not load. */
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

/** Lays the licences of all packages in the build beside it, as most of them want. */
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

/** What the build writes around each dynamic import is ours: it has a time limit and one kind of error (SHELL-21). */
const ownChunks: Plugin = {
  name: 'wherry-own-chunks',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { bring as __vitePreload } from ${JSON.stringify(new URL('src/chunks.ts', import.meta.url).pathname)}`,
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
    ownChunks,
    chunkContents,
    shippedLicences,
  ],
  // The edge writes each answer's nonce in its place (apps/edge/src/page.ts).
  html: { cspNonce: 'wherry-nonce-slot' },
  // get-nonce, which the styles of Radix's scroll lock come by, reads it here.
  define: { __webpack_nonce__: "document.querySelector('meta[property=csp-nonce]')?.nonce" },
  resolve: {
    alias: {
      // wouter and SWR bring it for React 17, by two names; it hands on what this React has itself.
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
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first file names every later one: by its hash alone, as short as so many take. What each holds is said in chunks.json.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
