import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endpoints } from '@wherry/booking/wire'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { plainTrip } from './orders/plainTrip.ts'
import { bookingOf } from './testing/bookings.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-kill-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a sandbox in a separate process. The promise resolves once its API has an address. */
async function startProcess(file: string): Promise<{ child: ChildProcess; api: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, SANDBOX_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  for await (const line of createInterface({ input: child.stdout! })) {
    const api = /^api\s+(\S+)$/.exec(line)?.[1]
    if (api !== undefined) return { child, api }
  }
  throw new Error('The sandbox ended before it listened')
}

const shared = 'module_type=booking&lang=en&currency=EUR'
const orders = 1000
const atOnce = 8

it('REL-01 killed in the middle of 1,000 bookings, every answered one is there and none is twice', async () => {
  const file = join(folder, 'sandbox.sqlite')
  const first = await startProcess(file)
  const asked = await fetch(
    `${first.api}/v4/prices?${shared}&start_place_point=41.2613,28.74195&finish_place_point=40.9836,29.0266&platform=web&start_place_id=ap-IST&finish_place_id=ad-moda-caddesi-142`,
  )
  const [offer] = v.parse(endpoints.prices.answer, await asked.json()).result
  const pickup = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16).replace('T', ' ')
  const trip = plainTrip(offer!, pickup, { arrival_number: 'AL 412' })

  const answered = new Map<string, string>()
  const sent: string[] = []
  let isKilled = false
  const book = async (api: string, key: string) => {
    const response = await fetch(`${api}/v4/orders?${shared}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(bookingOf([trip])),
    })
    const { result } = v.parse(endpoints.createOrder.answer, await response.json())
    return String(result[0]?.order_id)
  }
  const keys = Array.from({ length: orders }, () => crypto.randomUUID())
  const queue = [...keys]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let key = queue.shift(); key !== undefined && !isKilled; key = queue.shift()) {
      sent.push(key)
      try {
        answered.set(key, await book(first.api, key))
      } catch (error) {
        if (!isKilled) throw error
      }
      if (answered.size >= orders / 2 && !isKilled) {
        isKilled = true
        first.child.kill('SIGKILL')
      }
    }
  })
  await Promise.all(workers)
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit')
  expect(answered.size).toBeGreaterThanOrEqual(orders / 2)
  expect(answered.size, 'the kill came in the middle').toBeLessThan(orders)

  const second = await startProcess(file)
  // Orders without an answer are sent again with their keys. In the end each key has exactly one order.
  for (const key of keys.filter((key) => !answered.has(key))) answered.set(key, await book(second.api, key))
  for (const [key, orderId] of answered) {
    const response = await fetch(`${second.api}/v4/orders/trips?${shared}&idempotency_key=${key}`)
    const { result } = v.parse(endpoints.order.answer, await response.json())
    expect(result.orders.map((order) => String(order.order_id))).toEqual([orderId])
  }
  expect(new Set(answered.values()).size).toBe(orders)
  second.child.kill('SIGTERM')
})
