import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { languages } from '../../packages/booking/src/kernel/values/language.ts'

/** React's server for every runtime: that of Node needs Node's own packages. */
const anyServer = fileURLToPath(import.meta.resolve('react-dom/server.edge'))

/**
 * Components that a first list never shows, or shows as an empty place of the same size. Without them the edge does not load
 * the later pages, the dialogs and the map with its coasts.
 */
const unseen =
  /\/(laterPages|FoldedMap|FilterDialog|SignIn|FinderStart|EarlierOrder|PendingOrder|ErrorScreen)\.tsx$/

const withoutUnseen: Plugin = {
  name: 'wherry-without-unseen',
  enforce: 'pre',
  load: {
    filter: { id: unseen },
    handler(id) {
      const [, name = ''] = unseen.exec(id) ?? []
      return `export const ${name.replace(/^l/, 'L')} = () => null`
    },
  },
}

/** Files of the font by the languages whose letters and digits they have. */
const fontsOf: Readonly<Record<string, readonly string[]>> = {
  'onest-latin-wght': languages,
  'onest-cyrillic-wght': ['ru'],
}

/**
 * Names the font in the page, for the visits with drawn offers (`drawn`, apps/edge/src/hints.ts): their texts are painted
 * first of all, and would move when the font takes the place of another one.
 */
function fontLinks(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  return Object.keys(bundle).flatMap((file) => {
    const langs = Object.entries(fontsOf).find(([name]) => file.includes(`/${name}-`))?.[1] ?? []
    return langs.map((lang) => ({
      tag: 'link',
      attrs: {
        ...{ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        ...{ 'data-lang': lang, 'data-on': 'drawn' },
      },
      injectTo: 'head',
    }))
  })
}

/**
 * Builds the drawing of a search's offers (drawn/drawnOffers.tsx) beside the module, for the edge. It is built from the same
 * sources at the same time, so that both have the same classes.
 */
export function drawnOffers(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'wherry-drawn-offers',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => fontLinks((bundle ?? {}) as Rolldown.OutputBundle),
    },
    async generateBundle() {
      const built = await build({
        ...{ configFile: false, root: config.root, mode: config.mode, logLevel: 'warn' },
        plugins: [withoutUnseen, react(), vanillaExtractPlugin()],
        resolve: {
          alias: [...config.resolve.alias, { find: /^react-dom\/server$/, replacement: anyServer }],
        },
        ssr: { noExternal: true, target: 'webworker' },
        build: {
          ...{ ssr: 'drawn/drawnOffers.tsx', write: false, minify: true },
          rolldownOptions: { output: { entryFileNames: 'offers.mjs', chunkFileNames: '[hash:7].mjs' } },
        },
      })
      for (const { output } of [built].flat().flatMap((one) => ('output' in one ? one : [])))
        for (const file of output)
          if (file.type === 'chunk')
            this.emitFile({ type: 'asset', fileName: `drawing/${file.fileName}`, source: file.code })
    },
  }
}
