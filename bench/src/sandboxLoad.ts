/**
 * Puts the sandbox under the load that its bars name: 300 mixed reads a second on a file with 50,000 orders, in a
 * process of its own. `node bench/src/sandboxLoad.ts [orders] [seconds]` prints what was measured and ends with 1
 * where a bar is missed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { megabytesOf } from './processes.ts'
import { at95, booker, median, mixed, paced, read } from './traffic.ts'

const bars = { startSeconds: 2, p95: 50, megabytes: 300 }
const rate = 300
const keepOfBookings = 200

const orders = Number(process.argv[2] ?? 50_000)
const seconds = Number(process.argv[3] ?? 20)
/**
 * The same memory setting as in the sandbox's start script: V8's young generation grows while the places are read, and
 * never shrinks again.
 */
const youngHeap = '--max-semi-space-size=8'
const server = fileURLToPath(import.meta.resolve('@wherry/sandbox/server.ts'))
const folder = mkdtempSync(join(tmpdir(), 'wherry-load-'))

async function start(): Promise<{ child: ChildProcess; api: string; seconds: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [youngHeap, server], {
    env: { ...process.env, SANDBOX_FILE: join(folder, 'sandbox.sqlite') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout! })) {
    const api = /^api\s+(\S+)$/.exec(line)?.[1]
    if (api !== undefined) return { child, api, seconds: (performance.now() - began) / 1000 }
  }
  throw new Error('The sandbox ended before it listened')
}

/**
 * Books over HTTP, eight at once.
 *
 * @returns times in milliseconds of the first and of the last thousand bookings
 */
async function fill(api: string, count: number) {
  const book = await booker(api)
  const transactions: string[] = []
  const took: number[] = []
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      const transaction = await book()
      took.push(performance.now() - began)
      if (transactions.length < keepOfBookings) transactions.push(transaction)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return { transactions, first: median(took.slice(0, 1000)), last: median(took.slice(-1000)) }
}

const first = await start()
const booked = await fill(first.api, orders)
first.child.kill('SIGTERM')
await new Promise((resolve) => first.child.once('exit', resolve))
const second = await start()
const warm = megabytesOf(second.child.pid!)
const {
  took,
  failed,
  seconds: lasted,
} = await paced(rate, seconds, (nth) => read(mixed(second.api, nth, booked.transactions)))
const after = megabytesOf(second.child.pid!)
second.child.kill('SIGTERM')
rmSync(folder, { recursive: true, force: true })

const p95 = at95(took)
const rows = {
  [`start with ${orders} orders, s`]: second.seconds.toFixed(2),
  'booking, median of the first 1,000, ms': booked.first.toFixed(1),
  'booking, median of the last 1,000, ms': booked.last.toFixed(1),
  'reads a second': (took.length / lasted).toFixed(0),
  'read, median, ms': median(took).toFixed(1),
  'read, 95th percentile, ms': p95.toFixed(1),
  'resident memory after the start, MB': warm.toFixed(0),
  'resident memory after the load, MB': after.toFixed(0),
}
console.table(rows)
if (failed.length > 0) console.error(`${failed.length} failed, the first: ${failed[0]}`)
const missed = [
  failed.length > 0 && 'every answer',
  second.seconds > bars.startSeconds && 'the start',
  p95 > bars.p95 && 'the 95th percentile',
  after > bars.megabytes && 'memory',
].filter(Boolean)
if (missed.length > 0) {
  console.error(`Missed: ${missed.join(', ')}`)
  process.exitCode = 1
}
