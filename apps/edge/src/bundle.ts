/**
 * The edge as one file for a network that runs workers: `node apps/edge/src/bundle.ts worker.js`. What it is bound to
 * is said in `worker.ts`.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Writes the worker into a file. */
export async function bundle(outfile: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
}

if (import.meta.main) {
  const [outfile] = process.argv.slice(2)
  if (!outfile) throw new Error('Say where the worker is written to: node apps/edge/src/bundle.ts worker.js')
  await bundle(outfile)
}
