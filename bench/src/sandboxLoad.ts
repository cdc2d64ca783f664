/**
 * Puts the sandbox under the load that its bars name: 300 mixed reads a second on a file with 50,000 orders, in a
 * process of its own. `node bench/src/sandboxLoad.ts [orders] [seconds]` prints what was measured and ends with 1
 * where a bar is missed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { plainTrip } from '@wherry/sandbox/orders/plainTrip.ts'
import { bookingOf } from '@wherry/sandbox/testing/bookings.ts'

const bars = { startSeconds: 2, p95: 50, megabytes: 300 }
const rate = 300
const keepOfBookings = 200

const orders = Number(process.argv[2] ?? 50_000)
const seconds = Number(process.argv[3] ?? 20)
/** As the sandbox’s own start script has it: the young generation grows while the places are read and is never given back. */
const youngHeap = '--max-semi-space-size=8'
const server = fileURLToPath(import.meta.resolve('@wherry/sandbox/server.ts'))
const folder = mkdtempSync(join(tmpdir(), 'wherry-load-'))
const shared = 'module_type=booking&lang=ru&currency=RUB'
const ride =
  'start_place_point=41.2613,28.74195&finish_place_point=40.9836,29.0266&platform=web&start_place_id=ap-IST&finish_place_id=ad-moda-caddesi-142'

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

/** Resident memory of a process in megabytes, where the system tells it. */
function megabytesOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  const body: unknown = await response.json()
  if (response.status !== 200) throw new Error(`${response.status} ${address} ${JSON.stringify(body)}`)
  return body
}

/** Books over HTTP, eight at once; answers the milliseconds of the first and of the last thousand. */
async function book(api: string, count: number) {
  const { result } = (await read(`${api}/v4/prices?${shared}&${ride}`)) as {
    result: [Parameters<typeof plainTrip>[0]]
  }
  const [offer] = result
  const pickup = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16).replace('T', ' ')
  const trip = plainTrip(offer, pickup, { arrival_number: 'TK 412' })
  const body = JSON.stringify(bookingOf([trip], { currency: 'RUB' }))
  const transactions: string[] = []
  const took: number[] = []
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      const response = await fetch(`${api}/v4/orders?${shared}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body,
      })
      const answer = (await response.json()) as { result?: [{ transaction: string }] }
      if (answer.result === undefined) throw new Error(JSON.stringify(answer))
      took.push(performance.now() - began)
      if (transactions.length < keepOfBookings) transactions.push(answer.result[0].transaction)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return { transactions, first: median(took.slice(0, 1000)), last: median(took.slice(-1000)) }
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? 0
const at95 = (values: readonly number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? 0

const terms = [
  'ist',
  'моск',
  'barcel',
  'шереметьего',
  'gare du nord',
  'ыещ',
  'antalya',
  'казан',
  'heathrow',
  'sochi',
]

/** The mix of a visit: mostly looking for places, then prices, details, an order. */
function mixed(api: string, nth: number, transactions: readonly string[]): string {
  const term = encodeURIComponent(terms[nth % terms.length] as string)
  switch (nth % 10) {
    case 0:
    case 1:
    case 2:
      return `${api}/v4/transport-nodes?${shared}&term=${term}`
    case 3:
    case 4:
    case 5:
      return `${api}/v4/places/find?${shared}&term=${term}`
    case 6:
      return `${api}/v4/places/ap-IST?${shared}`
    case 7:
      return `${api}/v4/prices?${shared}&${ride}`
    case 8:
      return `${api}/v4/partners/get-setting-user?${shared}`
    default:
      return `${api}/v4/orders/trips?${shared}&transaction=${transactions[nth % transactions.length]}`
  }
}

async function load(
  api: string,
  transactions: readonly string[],
): Promise<{ took: number[]; seconds: number }> {
  const took: number[] = []
  const asked: Promise<void>[] = []
  const began = performance.now()
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = began + (nth * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    // From the moment it was due, so that a stalled server counts in full.
    asked.push(read(mixed(api, nth, transactions)).then(() => void took.push(performance.now() - due)))
  }
  await Promise.all(asked)
  return { took, seconds: (performance.now() - began) / 1000 }
}

const first = await start()
const booked = await book(first.api, orders)
first.child.kill('SIGTERM')
await new Promise((resolve) => first.child.once('exit', resolve))
const second = await start()
const warm = megabytesOf(second.child)
const { took, seconds: lasted } = await load(second.api, booked.transactions)
const after = megabytesOf(second.child)
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
const missed = [
  second.seconds > bars.startSeconds && 'the start',
  p95 > bars.p95 && 'the 95th percentile',
  after > bars.megabytes && 'memory',
].filter(Boolean)
if (missed.length > 0) {
  console.error(`Missed: ${missed.join(', ')}`)
  process.exitCode = 1
}
