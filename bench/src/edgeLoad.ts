/**
 * How much the edge answers in workerd, the runtime of a public edge network, and what CPU time it takes for it. Build
 * first (`pnpm start` does), then
 *
 *     node bench/src/edgeLoad.ts [seconds] [connections]
 *
 * Each kind of answer by itself, with no cache in front: what a CDN keeps is asked of the edge once. Prints a table and
 * keeps it in artefacts/bench.json; ends with 1 where an answer takes more CPU than its bar.
 */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus } from 'node:os'
import { startWorkerd } from '@wherry/edge/workerd.ts'
import { keep } from './artefact.ts'
import { dear, type Load } from './edgeBars.ts'
import { dist } from './pages/product.ts'
import { childOf, cpuOf } from './processes.ts'

const seconds = Number(process.argv[2] ?? 10)
const connections = Number(process.argv[3] ?? 16)
const edge = await startWorkerd({
  ...{ dist, port: 0, allowedParents: ['https://partner.example'] },
  config: { apiBase: 'https://api.example', accountUrl: 'https://account.example' },
  partners: Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [String(at), { parents: [`https://p${at}.example`] }]),
  ),
})
const pid = childOf(process.pid, 'workerd')
const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** One answer, read to its end. @returns its bytes */
const ask = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(edge.url + path, { agent, headers: { 'accept-language': 'ru' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode} ${path}`)),
      )
    }).on('error', reject)
  })

async function load(pathOf: (nth: number) => string): Promise<Load> {
  await Promise.all(Array.from({ length: 200 }, (_, nth) => ask(pathOf(nth))))
  const took: number[] = []
  let nth = 0
  let bytes = 0
  const cpu = cpuOf(pid)
  const began = performance.now()
  const worker = async () => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now()
      bytes = await ask(pathOf(nth++))
      took.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const lasted = (performance.now() - began) / 1000
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)]!
  return {
    aSecond: took.length / lasted,
    cpu: ((cpuOf(pid) - cpu) / took.length) * 1000,
    ...{ median: at(0.5), p95: at(0.95), bytes },
  }
}

const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(readFileSync(`${dist}/index.html`, 'utf8'))![1]!
const hex = (nth: number) => ((nth * 2654435761) >>> 8).toString(16).padStart(6, '0').toUpperCase()
const loads = {
  page: await load(() => '/transfer'),
  'page of a partner': await load((nth) => `/transfer?partner=${nth % 1000}`),
  'theme with an accent, each another': await load((nth) => `/transfer/accents/light/${hex(nth)}.json`),
  'first script': await load(() => script),
  loader: await load(() => '/embed/v1/loader.js'),
}
agent.destroy()
await edge.close()

console.table(
  Object.fromEntries(
    Object.entries(loads).map(([answer, { aSecond, cpu, median, p95, bytes }]) => [
      answer,
      {
        'requests a second': Math.round(aSecond),
        'CPU ms a request': cpu.toFixed(3),
        'median, ms': median.toFixed(1),
        '95th percentile, ms': p95.toFixed(1),
        bytes,
      },
    ]),
  ),
)
await keep({ edge: { at: new Date().toISOString(), cpu: cpus()[0]?.model, seconds, connections, loads } })
const short = dear(loads)
if (short.length > 0) {
  console.error(`Missed: ${short.join(', ')}`)
  process.exitCode = 1
}
