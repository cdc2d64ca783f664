import { describe, expect, it } from 'vitest'
import { createDevice } from '../../testing/draftDevice.ts'
import { createFakeClock } from '../../testing/fakePlatform.ts'
import { settle } from '../../testing/orderModel.ts'
import { fixtureNow } from '../../testing/samples/fixtures.ts'
import { ClientError } from '../../wire/clientError.ts'
import { findOrder } from './findOrder.ts'

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
