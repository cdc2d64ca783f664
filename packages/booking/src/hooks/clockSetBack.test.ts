import { describe, expect, it } from 'vitest'
import { ClientError } from '../client/clientError.ts'
import type { Order } from '../domain/order.ts'
import { createDevice } from '../testing/draftDevice.ts'
import { createFakeClock, createFakePlatform } from '../testing/fakePlatform.ts'
import { fixtureNow } from '../testing/fixtures.ts'
import { settle } from '../testing/orderModel.ts'
import { findOrder } from './findOrder.ts'
import { watchOrder } from './watchOrder.ts'

const day = 24 * 60 * 60 * 1000

/** A clock whose timers run on while what it says is set. */
function createSetClock() {
  const timers = createFakeClock(fixtureNow)
  const set = { by: 0 }
  return { set, timers, clock: { now: () => timers.now() + set.by, setTimeout: timers.setTimeout } }
}

async function pass(timers: ReturnType<typeof createFakeClock>, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    timers.advance(1000)
    await settle()
  }
}

describe('REL-02 a device whose clock is set back by a day', () => {
  it('asks about a lost answer no longer for it', async () => {
    const { clock, set, timers } = createSetClock()
    let found: unknown = 'nothing yet'
    let asked = 0
    const order = () => {
      asked += 1
      return Promise.reject(new ClientError('network', { endpoint: 'order' }))
    }
    const { signal } = new AbortController()
    void findOrder({ orders: { order }, clock, key: 'k', signal }).then((answer) => {
      found = answer
    })
    await pass(timers, 4)
    set.by = -day
    await pass(timers, 60)
    expect(found).toBeNull()
    expect(asked).toBe(30)
  })

  it('asks about a payment no longer for it', async () => {
    const { clock, set, timers } = createSetClock()
    const platform = createFakePlatform({ clock })
    let asked = 0
    const order = async () => {
      asked += 1
      return { paymentStatus: 'pending' } as Order
    }
    const readings: unknown[] = []
    watchOrder({ orders: { order }, platform, transaction: 't', onReading: (one) => readings.push(one) })
    await pass(timers, 4)
    set.by = -day
    await pass(timers, 120)
    expect(readings.at(-1)).toMatchObject({ status: 'ready', checking: false })
    expect(asked).toBe(31)
  })

  it('takes a request of before for one of now, once', () => {
    const device = createDevice()
    const { platform, drafts } = device.openTab()
    drafts.intents.add('i', 'k', 1)
    const { now } = platform.clock
    const set = { by: -day }
    Object.assign(platform.clock, { now: () => now() + set.by })
    const until = drafts.intents.underWayUntil('k')
    expect(until).toBe(now() + set.by + 60_000)
    device.clock.advance(30_000)
    expect(drafts.intents.underWayUntil('k')).toBe(until)
  })
})
