import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Payment } from '../../kernel/model/user.ts'
import { type Fate, settle } from '../../testing/orderModel.ts'
import { begin, createWorld, openTab, pass, type World } from '../../testing/worlds/bookingWorld.ts'

type Step =
  | { do: 'press'; way: Payment; tab: number; twice: boolean }
  | { do: 'fate'; fate: Fate }
  | { do: 'wait'; seconds: number }
  | { do: 'reload'; tab: number }
  | { do: 'secondTab' }
  | { do: 'back'; tab: number }
  | { do: 'askAgain'; tab: number }
  | { do: 'reads'; fail: boolean }
  | { do: 'pay'; fail: boolean }
  | { do: 'lateArrives' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      way: fc.constantFrom<Payment>('card', 'cash'),
      tab: fc.nat(1),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>(
        'answerLost',
        'requestLost',
        'late',
        'refused',
        'signIn',
        'brokenBefore',
        'brokenAfter',
        'unreadable',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 5, 70) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('secondTab' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('back' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('askAgain' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reads' as const), fail: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const), fail: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lateArrives' as const) }) },
)

async function walk(steps: readonly Step[], isStorageDead: boolean): Promise<World> {
  const world = createWorld()
  const tabs = [openTab(world, undefined, isStorageDead)]
  begin(tabs[0]!)
  const tabOf = (index: number) => tabs[index] ?? tabs[0]!
  for (const one of steps) {
    if (one.do === 'press') {
      void tabOf(one.tab).flow.book(one.way)
      if (one.twice) void tabOf(one.tab).flow.book(one.way)
    } else if (one.do === 'fate') world.server.fates.push(one.fate)
    else if (one.do === 'wait') await pass(world, one.seconds * 1000)
    else if (one.do === 'secondTab' && tabs.length === 1 && !isStorageDead) tabs.push(openTab(world))
    else if (one.do === 'back') void tabOf(one.tab).flow.resume()
    else if (one.do === 'askAgain') void tabOf(one.tab).flow.askAgain()
    else if (one.do === 'reads') world.server.readsFail = one.fail
    else if (one.do === 'pay') world.server.payFails = one.fail
    else if (one.do === 'lateArrives') world.server.arriveLate()
    else if (one.do === 'reload' && !isStorageDead) {
      const index = tabs[one.tab] ? one.tab : 0
      const old = tabs[index]!
      old.flow.stop()
      tabs[index] = openTab(world, old.session)
    }
    await settle()
  }
  // The world heals, and the person presses once more wherever there is still a form.
  world.server.fates = []
  world.server.readsFail = false
  world.server.payFails = false
  world.server.arriveLate()
  await pass(world, 70_000)
  for (const tab of tabs) {
    void tab.flow.askAgain()
    await pass(world, 10_000)
    void tab.flow.book('cash')
    await pass(world, 10_000)
  }
  return world
}

describe('orders under random walks', () => {
  it('REL-01 exactly one order an intent: double press, two tabs, reload, back, lost answers, 401, broken answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const world = await walk(steps, false)
        expect(world.server.orders).toHaveLength(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('REL-06 exactly one order where nothing can be stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const world = await walk(steps, true)
        expect(world.server.orders).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })
})
