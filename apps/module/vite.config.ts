import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), servedConfig, chunkContents],
  resolve: {
    alias: {
      // wouter and SWR bring it for React 17; it hands on what this React has itself.
      'use-sync-external-store/shim/index.js': 'react',
      // wouter brings it for patterns of paths; ours are read by paths.ts.
      regexparam: new URL('./src/noPatterns.ts', import.meta.url).pathname,
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the first page needs is one file: what a later part shares with it would otherwise be cut out of it into
    // many small ones, which pack worse and name each other at length.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        // The first file names every later one: by its hash alone. What each holds is said in chunks.json.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
