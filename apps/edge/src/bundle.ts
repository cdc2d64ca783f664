/**
 * Builds the edge as one file for a network that runs workers: `node apps/edge/src/bundle.ts worker.js`. The worker's
 * bindings are described in `worker.ts`. With the folder of the built module behind it, the worker draws first offers too.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { drawingPath } from './search/drawingPath.ts'

/**
 * Writes the worker into a file.
 * @param dist folder of the built module, whose drawing of offers becomes a part of the worker. Undefined: no offers are drawn
 */
export async function bundle(outfile: string, dist?: string): Promise<void> {
  const drawing = dist === undefined ? null : join(dist, drawingPath)
  const hasDrawing = drawing !== null && existsSync(drawing)
  const contents = [
    `import { createWorker } from './worker.ts'`,
    ...(hasDrawing ? [`import { drawOffers } from ${JSON.stringify(drawing)}`] : []),
    `export default createWorker(${hasDrawing ? 'drawOffers' : ''})`,
  ]
  await build({
    stdin: {
      contents: contents.join('\n'),
      loader: 'ts',
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
}

if (import.meta.main) {
  const [outfile, dist] = process.argv.slice(2)
  if (!outfile) throw new Error('Say where the worker is written to: node apps/edge/src/bundle.ts worker.js')
  await bundle(outfile, dist)
}
