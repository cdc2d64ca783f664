import { describe, expect, it } from 'vitest'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { settle } from '../../testing/orderModel.ts'
import { missingPart } from '../../testing/samples/missingPart.ts'
import { begin, createWorld, loadedRules, openTab, pass } from '../../testing/worlds/bookingWorld.ts'
import * as formRules from '../resource/formRules.ts'
import { createLaterRules } from '../resource/laterRules.ts'
import { viewOf } from '../state/bookingView.ts'

/** A press before the rules have loaded, and what ends their load. */
function pressedEarly() {
  const world = createWorld()
  const { promise, resolve, reject } = held()
  world.rules = createLaterRules(() => promise, createFakePlatform())
  const tab = openTab(world)
  begin(tab)
  const done = tab.flow.book('cash')
  return { world, tab, done, resolve: () => resolve(formRules), reject }
}

function held() {
  let resolve: (rules: typeof formRules) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<typeof formRules>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

const phone = (value: string) => ({ type: 'passengerEntered', uniqId: 'p1', field: 'phone', value }) as const

describe('a press before the rules have loaded', () => {
  it('BOOK-42 REL-01 is shown as busy, sends nothing, and books once they are there', async () => {
    const { world, tab, done, resolve } = pressedEarly()
    await settle()
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'checking', draft: { payment: 'cash' } })
    expect(world.server.orders).toHaveLength(0)
    resolve()
    await done
    expect(world.server.orders).toHaveLength(1)
    expect(tab.booked).toHaveLength(1)
  })

  it('REL-01 tells no other tab of a request until they are there, and takes the order that such a tab has made by then', async () => {
    const { world, tab, done, resolve } = pressedEarly()
    await pass(world, 100_000)
    expect(tab.drafts.intents.others('intent-1', '')).toEqual([])
    world.rules = loadedRules
    const other = openTab(world)
    begin(other)
    await other.flow.book('cash')
    expect(tab.drafts.intents.others('intent-1', '')).toHaveLength(1)
    resolve()
    await done
    expect(world.server.orders).toHaveLength(1)
    expect(tab.booked).toEqual(other.booked)
  })

  it('BOOK-22 a phone without its country is refused by the same press, and stays as it was typed', async () => {
    const { world, tab, done, resolve } = pressedEarly()
    tab.store.dispatch(phone('912 345'))
    resolve()
    await done
    expect(world.server.orders).toHaveLength(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', submitted: true, failure: null })
    expect(tab.store.get().draft?.passengers[0]?.phone).toBe('912 345')
  })

  it.each([
    [true, 'notLoaded'],
    [false, 'offline'],
  ] as const)(
    'REL-03 ERR-07 sends nothing if they do not load, and says so (online: %s)',
    async (online, reason) => {
      const { world, tab, done, reject } = pressedEarly()
      tab.platform.setOnline(online)
      reject(missingPart())
      await done
      expect(world.server.orders).toHaveLength(0)
      expect(tab.drafts.intents.others('intent-1', '')).toEqual([])
      expect(viewOf(tab.store.get())).toMatchObject({
        phase: 'editing',
        failure: { step: 'booking', reason },
      })
    },
  )

  it('REL-01 a second press meanwhile does nothing', async () => {
    const { world, tab, done, resolve } = pressedEarly()
    await tab.flow.book('card')
    resolve()
    await done
    expect(world.server.orders).toHaveLength(1)
    expect(world.server.orders[0]?.paymentStatus).toBe('none')
  })

  it('REL-01 a screen that is left meanwhile books nothing', async () => {
    const { world, tab, done, resolve } = pressedEarly()
    tab.flow.stop()
    resolve()
    await done
    expect(world.server.orders).toHaveLength(0)
    expect(viewOf(tab.store.get()).phase).toBe('editing')
  })
})
