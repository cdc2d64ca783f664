import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Lets Terser go over what the build has made small already: of the first script it takes 0.4 kB more (gzip), 0.8 kB by
 * Brotli. Last of all, as Vite writes the list of files into the scripts at the end.
 */
export const smaller: Plugin = {
  name: 'wherry-smaller',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const { code } = await minify(output.code, { module: true, ecma: 2020, compress: { passes: 2 } })
        output.code = code!
      }
    },
  },
}
