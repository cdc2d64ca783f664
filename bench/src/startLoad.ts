/**
 * The load of a busy hour against what `pnpm start` serves, as it stands: 300 mixed requests a second for a minute, of
 * which a fifth are pages and files of the edge, a twentieth bookings and the rest reads of the API. The edge, the
 * sandbox and this generator are three processes, and the CPU of each is said. On a machine that does nothing else:
 *
 *     node bench/src/startLoad.ts [seconds]
 *
 * Prints a table and keeps it in artefacts/bench.json; ends with 1 where a bar is missed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { saveFigures } from './artefact.ts'
import { dist } from './pages/product.ts'
import { childOf, cpuOf, megabytesOf } from './processes.ts'
import { at95, booker, median, mixed, paced, read } from './traffic.ts'

const bars = { p95: 100, failed: 0, growth: 1.25 }
const rate = 300
const seconds = Number(process.argv[2] ?? 60)
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'wherry-load-'))

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}
const [, ...command] = scripts.start.split(' ')
const started = spawn(process.execPath, command, {
  cwd: root,
  env: { ...process.env, WHERRY_DATA: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
})

/** Waits for the addresses that the started program prints. */
async function addresses(): Promise<{ module: string; api: string }> {
  let module = ''
  for await (const line of createInterface({ input: started.stdout })) {
    const text = stripVTControlCharacters(line)
    module = /The module: (\S+)/.exec(text)?.[1] ?? module
    const api = /The API: (\S+)/.exec(text)?.[1]
    if (api) return { module, api }
  }
  throw new Error('It ended before it served')
}

const { module, api } = await addresses()
const origin = new URL(module).origin
const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(readFileSync(`${dist}/index.html`, 'utf8'))![1]!
const sandbox = started.pid!
const edge = childOf(sandbox, 'edgeProcess')

/** Requests a page or a file of the edge and reads it completely. */
async function page(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-language': 'ru' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} ${address}`)
}
const pages = [
  `${module}?lang=ru`,
  `${module}?from=ap-IST&to=ad-moda-caddesi-142`,
  origin + script,
  `${origin}/embed/v1/loader.js`,
]

const book = await booker(api)
const transactions = await Promise.all(Array.from({ length: 50 }, book))
function ask(nth: number): Promise<unknown> {
  if (nth % 5 === 0) return page(pages[(nth / 5) % pages.length]!)
  if (nth % 20 === 19) return book()
  return read(mixed(api, nth, transactions))
}

/** Warm-up with a request for each place of the traffic, because a server that has just started would be slower. */
await paced(50, 4, ask)
const before = { edge: cpuOf(edge), sandbox: cpuOf(sandbox), own: process.cpuUsage() }
const memory = { edge: megabytesOf(edge), sandbox: megabytesOf(sandbox) }
const half = await paced(rate, seconds / 2, ask)
const middle = { edge: megabytesOf(edge), sandbox: megabytesOf(sandbox) }
const rest = await paced(rate, seconds / 2, ask)
const after = { edge: megabytesOf(edge), sandbox: megabytesOf(sandbox) }
const own = process.cpuUsage(before.own)
const lasted = half.seconds + rest.seconds
const took = [...half.took, ...rest.took]
const failed = [...half.failed, ...rest.failed]
const share = (cpu: number) => `${((cpu / lasted) * 100).toFixed(0)} %`
const rows = {
  'answers a second': (took.length / lasted).toFixed(0),
  failed: failed.length,
  'median, ms': median(took).toFixed(1),
  '95th percentile, ms': at95(took).toFixed(1),
  'CPU of the edge': share(cpuOf(edge) - before.edge),
  'CPU of the sandbox': share(cpuOf(sandbox) - before.sandbox),
  'CPU of the generator': share((own.user + own.system) / 1e6),
  'memory of the edge: before, half-way, after, MB': [memory.edge, middle.edge, after.edge]
    .map(Math.round)
    .join(', '),
  'memory of the sandbox: before, half-way, after, MB': [memory.sandbox, middle.sandbox, after.sandbox]
    .map(Math.round)
    .join(', '),
}
started.kill('SIGTERM')
rmSync(folder, { recursive: true, force: true })

console.table(rows)
await saveFigures({ start: { at: new Date().toISOString(), cpu: cpus()[0]?.model, seconds, rows } })
if (failed.length > 0) console.error(`The first that failed: ${failed[0]}`)
const missed = [
  at95(took) > bars.p95 && 'the 95th percentile',
  failed.length > bars.failed && 'every answer',
  (after.edge > middle.edge * bars.growth || after.sandbox > middle.sandbox * bars.growth) && 'flat memory',
].filter(Boolean)
if (missed.length > 0) {
  console.error(`Missed: ${missed.join(', ')}`)
  process.exitCode = 1
}
