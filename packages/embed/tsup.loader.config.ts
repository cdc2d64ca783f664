import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'
import { ownNames } from './src/loader/ownNames.ts'

/** Builds one file for a script tag. This build runs after the others, which empty the folder. */
export default defineConfig({
  entry: { loader: 'src/loader/loader.ts' },
  format: ['iife'],
  target: buildTargets,
  dts: true,
  minify: true,
  esbuildOptions(options) {
    options.mangleProps = ownNames
    // The package's tsconfig would only add a line `use strict` at the start.
    delete options.tsconfig
    options.tsconfigRaw = {}
  },
  outExtension: () => ({ js: '.js' }),
})
