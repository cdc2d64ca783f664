import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'
import { ownNames } from './src/loader/ownNames.ts'

/** One file that a page takes by a script tag; built after the others, which empty the folder. */
export default defineConfig({
  entry: { loader: 'src/loader/loader.ts' },
  format: ['iife'],
  target: buildTargets,
  dts: true,
  minify: true,
  esbuildOptions(options) {
    options.mangleProps = ownNames
    // Of the package's it takes no more than a line `use strict` in front.
    delete options.tsconfig
    options.tsconfigRaw = {}
  },
  outExtension: () => ({ js: '.js' }),
})
