/**
 * Serves the built module: `node apps/edge/src/serve.ts settings.json --port=8080 --host=0.0.0.0`. The file has
 * `EdgeSettings` (options.ts) as JSON. After SIGTERM the process ends once all open requests are answered.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startEdge } from './node.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: 'localhost' },
    dist: { type: 'string', default: fileURLToPath(new URL('../../module/dist', import.meta.url)) },
  },
})
const [file] = positionals
if (!file) throw new Error('Say which settings: node apps/edge/src/serve.ts settings.json')

const { port, host, dist } = values
const edge = await startEdge({ ...JSON.parse(readFileSync(file, 'utf8')), dist, host, port: Number(port) })
process.stdout.write(`${edge.url}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void edge.close())
