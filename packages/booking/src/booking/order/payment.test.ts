import { describe, expect, expectTypeOf, it } from 'vitest'
import type { User } from '../../kernel/model/user.ts'
import type { Host, Location } from '../../kernel/platform.ts'
import { type SafeUrl, safeUrl } from '../../kernel/values/safeUrl.ts'
import { settle } from '../../testing/orderModel.ts'
import { begin, createWorld, openTab } from '../../testing/worlds/bookingWorld.ts'
import { viewOf } from '../state/bookingView.ts'

/** In a frame, whose page has said that it goes to the payment. */
async function leave() {
  const world = createWorld()
  const tab = openTab(world)
  Object.assign(tab.platform, { framed: true })
  begin(tab)
  await tab.flow.book('card')
  expect(viewOf(tab.store.get()).phase).toBe('leaving')
  return { world, tab }
}

describe('a page around that said it goes to the payment', () => {
  it('EMBED-03 BOOK-43 where it is not gone after 10 s there is a link', async () => {
    const { world, tab } = await leave()
    world.clock.advance(9_999)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'leaving', payPage: null })
    world.clock.advance(1)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', payPage: tab.platform.left[0] })
  })

  it('EMBED-03 BOOK-48 who has come back and pays again gets ten whole seconds', async () => {
    const { world, tab } = await leave()
    const { waiting } = world.clock
    world.clock.advance(6_000)
    await tab.flow.resume()
    expect(viewOf(tab.store.get()).phase).toBe('editing')
    expect(world.clock.waiting).toBe(waiting - 1)
    await tab.flow.payNow()
    expect(viewOf(tab.store.get()).phase).toBe('leaving')
    world.clock.advance(9_999)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'leaving', payPage: null })
    world.clock.advance(1)
    expect(viewOf(tab.store.get()).payPage).toBe(tab.platform.left[1])
  })
})

it.each([
  ['with its form', 0],
  ['of which the name alone is left', 901_000],
])('BOOK-49 BOOK-48 an order %s that another tab has paid is shown as booked', async (_what, later) => {
  const world = createWorld()
  const tab = openTab(world)
  begin(tab)
  await tab.flow.book('card')
  tab.flow.stop()
  world.clock.advance(later)
  const next = openTab(world, tab.session)
  await settle()
  expect(viewOf(next.store.get()).begun !== null).toBe(later > 0)
  world.server.pay('1')
  await next.flow.payNow()
  expect(viewOf(next.store.get())).toMatchObject({ phase: 'done', failure: null })
  expect(next.booked).toEqual(['t1'])
})

it('SEC-01 a payment is reached, and the marketplace linked to, by a checked address alone', () => {
  expectTypeOf<SafeUrl>().toExtend<Parameters<Location['assign']>[0]>()
  expectTypeOf<SafeUrl>().toExtend<Parameters<Host['askRedirect']>[0]>()
  expectTypeOf<string>().not.toExtend<Parameters<Location['assign']>[0]>()
  expectTypeOf<string>().not.toExtend<Parameters<Host['askRedirect']>[0]>()
  expectTypeOf<User['marketplaceUrl']>().toEqualTypeOf<SafeUrl | null>()
  expect(safeUrl('javascript:alert(1)', 'any')).toBeNull()
})
