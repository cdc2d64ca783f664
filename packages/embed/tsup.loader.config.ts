import { defineConfig } from 'tsup'

/** One file that a page takes by a script tag; built after the others, which empty the folder. */
export default defineConfig({
  entry: { loader: 'src/loader/loader.ts' },
  format: ['iife'],
  target: 'es2022',
  dts: true,
  minify: true,
  outExtension: () => ({ js: '.js' }),
})
