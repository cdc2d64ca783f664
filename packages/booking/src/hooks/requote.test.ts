import { describe, expect, it } from 'vitest'
import { createRide } from '../domain/draft.ts'
import type { Offer } from '../domain/offer.ts'
import { begin, createWorld, enterTime, openTab, pass } from '../testing/bookingWorld.ts'
import { createAirport, createGuest, createHouse, createOffer } from '../testing/fixtures.ts'

const there = createOffer({ reverse: null })
const wayBack = (parts: Partial<Offer> = {}) =>
  createOffer({
    ...{ priceId: 'pr-back', serviceId: 'sv-back', routeType: 'SUBURB_AIRPORT', reverse: null },
    start: { placeId: 'adr-rivoli-10', type: 1 },
    finish: { placeId: 'air-CDG', type: 2 },
    ...parts,
  })
const eur = (minor: number) => ({ minor, currency: 'EUR' })

/** A ride there and back, whose prices are 15 minutes old. */
async function aged(parts: { offers?: Offer[]; backOffers?: Offer[] }) {
  const world = createWorld()
  Object.assign(world, { offers: [there], backOffers: [wayBack()], ...parts })
  const tab = openTab(world)
  begin(tab, there)
  const ride = createRide({
    ...{ offer: wayBack(), from: createHouse(), to: createAirport(), user: createGuest() },
  })
  tab.store.dispatch({ type: 'returnSet', ride })
  enterTime(tab, 'return', 'departure', '2026-12-08 18:00')
  enterTime(tab, 'return', 'arrival', '2026-12-08 12:00')
  await pass(world, 15 * 60 * 1000)
  await tab.flow.book('cash')
  return { world, tab }
}

describe('old prices of two rides', () => {
  it('PRICE-21 both are asked, each its way, with flexible tariffs; the same prices book', async () => {
    const { world, tab } = await aged({})
    expect(world.questions).toMatchObject([
      { from: { placeId: 'air-CDG' }, to: { placeId: 'adr-rivoli-10' }, flexibleTariff: true },
      { from: { placeId: 'adr-rivoli-10' }, to: { placeId: 'air-CDG' }, currentPriceId: 'pr-back' },
    ])
    expect(tab.booked).toHaveLength(1)
  })

  it('PRICE-21 one that has changed keeps both from being booked; both are taken over when it is accepted', async () => {
    const { world, tab } = await aged({ backOffers: [wayBack({ priceId: 'pr-b2', price: eur(7000) })] })
    expect(world.server.sent).toBe(0)
    expect(tab.store.get().requote?.offers).toMatchObject({
      outbound: { priceId: 'pr-1001' },
      return: { priceId: 'pr-b2' },
    })
    await tab.flow.acceptPrice()
    expect(tab.booked).toHaveLength(1)
    expect(tab.store.get().draft?.returnRide?.offer.priceId).toBe('pr-b2')
  })

  it('PRICE-21 a way back that is gone is said to be gone', async () => {
    const { tab } = await aged({ backOffers: [] })
    expect(tab.store.get().failure).toMatchObject({ step: 'price', reason: 'gone' })
  })

  it('PRICE-12 a way back that no list names is the offer turned round', async () => {
    const reverse = { price: there.price, priceId: 'pr-r' }
    const { tab } = await aged({ offers: [{ ...there, reverse }], backOffers: [] })
    expect(tab.booked).toHaveLength(1)
    expect(tab.store.get().draft?.returnRide?.offer).toMatchObject({
      priceId: 'pr-r',
      routeType: 'SUBURB_AIRPORT',
    })
  })

  it('PRICE-21 the second ticket of two that is not sold any more books nothing', async () => {
    const { world } = await aged({ offers: [] })
    expect(world.server.sent).toBe(0)
  })
})

describe('the sum before it goes out', () => {
  const pressed = async (minor: number) => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.onPricing = (store) => {
      const offer = createOffer({ price: eur(minor) })
      store.dispatch({ type: 'offerTaken', offer, quotedAt: world.clock.now() })
    }
    await tab.flow.book('cash')
    return { world, tab }
  }

  it('BOOK-38 one that has become higher since the press is said first, and nothing is booked', async () => {
    const { world, tab } = await pressed(6251)
    expect(world.server.sent).toBe(0)
    expect(tab.store.get()).toMatchObject({ phase: 'editing', failure: { reason: 'dearer' } })
    await tab.flow.book('cash')
    expect(tab.booked).toHaveLength(1)
  })

  it.each([6250, 6249])('BOOK-38 %i, not higher, is booked', async (minor) => {
    const { tab } = await pressed(minor)
    expect(tab.booked).toHaveLength(1)
  })

  it.each([
    ['refused', null, 1],
    ['failed', 'price', 0],
  ] as const)('BOOK-32 a sum that is %s books nothing', async (status, step, refusals) => {
    const world = createWorld()
    world.priceStatus = status
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(tab.store.get()).toMatchObject({ phase: 'editing', refusals })
    expect(tab.store.get().failure?.step ?? null).toBe(step)
  })
})
