/**
 * Measures how many answers a second the edge gives, and their CPU time: on Node, or in workerd, the runtime of a public
 * edge network. Build first (`pnpm start` does), then
 *
 *     node bench/src/edgeLoad.ts [node|workerd] [seconds] [connections]
 *
 * Each kind of answer is measured by itself, without a cache in front: a CDN would ask for a cached answer only once.
 * Prints a table and keeps it in artefacts/bench.json; ends with 1 if an answer takes more CPU than its bar.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { examples } from '@wherry/booking/wire'
import type { ServerOptions } from '@wherry/edge/node.ts'
import { startWorkerd } from '@wherry/edge/workerd.ts'
import { saveFigures } from './artefact.ts'
import { dear, type Load } from './edgeBars.ts'
import { dist } from './pages/product.ts'
import { childOf, cpuOf } from './processes.ts'

const [runtime = 'node'] = process.argv.slice(2)
if (runtime !== 'node' && runtime !== 'workerd') throw new Error(`No runtime of the edge: ${runtime}`)
const seconds = Number(process.argv[3] ?? 10)
const connections = Number(process.argv[4] ?? 16)

/** Places, and as many prices as a search in a large town has: forty in ten classes (33 kB). */
const [offer] = examples.prices.answer.result
const prices = JSON.stringify({
  result: Array.from({ length: 40 }, (_, at) => ({
    ...offer,
    price_id: `pr-${at}`,
    price: String(40 + at),
    car_class: { ...offer?.car_class, car_class_id: (at % 10) + 1, name: `Class ${at % 10}` },
    service_provider: { id: at, name: `Provider ${at}`, rating: 4.5, reviews: 100 + at },
  })),
})
const placeOf = (id: string) => JSON.stringify({ result: { ...examples.place.answer.result, place_id: id } })
const api = createServer((request, response) => {
  const id = request.url?.split('?')[0]?.split('/').at(-1) ?? ''
  response.setHeader('content-type', 'application/json').end(id === 'prices' ? prices : placeOf(id))
})
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
const options: ServerOptions = {
  ...{ dist, port: 0, allowedParents: ['https://partner.example'] },
  firstAnswers: { from: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
  config: { apiBase: 'https://api.example', accountUrl: 'https://account.example' },
  partners: Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [String(at), { parents: [`https://p${at}.example`] }]),
  ),
}

/** The edge in a process of its own, as the generator shares the machine but not its CPU time. */
async function started(): Promise<{ url: string; pid: number; close(): unknown }> {
  if (runtime === 'workerd') {
    const { url, close } = await startWorkerd(options)
    return { url, pid: childOf(process.pid, 'workerd'), close }
  }
  const child = fork(fileURLToPath(new URL('../../tools/start/edgeProcess.ts', import.meta.url)))
  const told = once(child, 'message')
  child.send(options)
  const [url] = (await told) as [string]
  return { url, pid: child.pid!, close: () => child.disconnect() }
}
const edge = await started()
const { pid } = edge
const agent = new Agent({ keepAlive: true, maxSockets: connections })

/**
 * Requests one answer and reads it completely.
 *
 * @returns its size in bytes
 */
const ask = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(
      edge.url + path,
      { agent, headers: { 'accept-language': 'ru', 'sec-fetch-dest': 'document' } },
      (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
        })
        response.on('end', () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode} ${path}`)),
        )
      },
    ).on('error', reject)
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
  // A currency in the address is not in the drawn finder, so no offers are drawn over it.
  'page of a search, with its answers': await load(
    (nth) => `/transfer?currency=GBP&from=ap-${nth % 1000}&to=ho-1`,
  ),
  'page of a search, with its answers and drawn offers': await load(
    (nth) => `/transfer?from=ap-${nth % 1000}&to=ho-1`,
  ),
  'theme with an accent, each another': await load((nth) => `/transfer/accents/light/${hex(nth)}.json`),
  'first script': await load(() => script),
  loader: await load(() => '/embed/v1/loader.js'),
}
agent.destroy()
await edge.close()
api.closeAllConnections()
api.close()

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
await saveFigures({
  [runtime === 'node' ? 'edgeNode' : 'edge']: {
    at: new Date().toISOString(),
    cpu: cpus()[0]?.model,
    seconds,
    connections,
    loads,
  },
})
const short = dear(runtime, loads)
if (short.length > 0) {
  console.error(`Missed: ${short.join(', ')}`)
  process.exitCode = 1
}
