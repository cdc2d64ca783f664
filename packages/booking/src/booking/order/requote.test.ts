import { describe, expect, it } from 'vitest'
import type { Offer } from '../../kernel/model/offer.ts'
import { createAirport, createGuest, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { begin, createWorld, enterTime, openTab, pass } from '../../testing/worlds/bookingWorld.ts'
import { createRide } from '../draft/draft.ts'
import { viewOf } from '../state/bookingView.ts'
import { noPricing, pricingQuestionOf } from '../state/pricing.ts'

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
    expect(viewOf(tab.store.get()).requote?.offers).toMatchObject({
      outbound: { priceId: 'pr-1001' },
      return: { priceId: 'pr-b2' },
    })
    await tab.flow.acceptPrice()
    expect(tab.booked).toHaveLength(1)
    expect(tab.store.get().draft?.returnRide?.offer.priceId).toBe('pr-b2')
  })

  it('PRICE-21 a way back that is gone is said to be gone', async () => {
    const { tab } = await aged({ backOffers: [] })
    expect(viewOf(tab.store.get()).failure).toMatchObject({ step: 'price', reason: 'gone' })
  })

  it('DATE-04 a way back that is told in another currency is none: two currencies make no sum', async () => {
    const usd = { price: { minor: 7000, currency: 'USD' } }
    const { world, tab } = await aged({ backOffers: [wayBack(usd)] })
    expect(viewOf(tab.store.get())).toMatchObject({
      requote: null,
      failure: { step: 'price', reason: 'gone' },
    })
    expect(world.server.sent).toBe(0)
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

describe('an offer told anew that has less', () => {
  const carOf = (capacity: number) => ({ ...there.carClass, capacity })
  const bare = { services: there.services.filter(({ type }) => type === 'table') }
  const named = (uniqId: string) =>
    ({ type: 'passengerEntered', uniqId, field: 'name', value: 'Ben Keller' }) as const
  const phoned = (uniqId: string) =>
    ({ type: 'passengerEntered', uniqId, field: 'phone', value: '+33612345679' }) as const

  /** Two adults and a child in its seat, whose price is 15 minutes old when they press. */
  async function party(now: Partial<Offer>) {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab, there)
    const { dispatch } = tab.store
    dispatch({ type: 'adultsSet', count: 2 })
    dispatch({ type: 'childrenSet', count: 1 })
    dispatch({ type: 'seatsSet', seat: 'seat', count: 1 })
    for (const row of ['p2', 'p3']) for (const said of [named(row), phoned(row)]) dispatch(said)
    world.offers = [createOffer({ reverse: null, ...now })]
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    return { world, tab }
  }
  const dearer = { price: eur(7000), priceId: 'pr-2' }

  it.each<[string, Partial<Offer>, string | null]>([
    ['the same room', { carClass: carOf(3) }, null],
    ['more room', { carClass: carOf(4) }, null],
    ['no room for the child', { carClass: carOf(2) }, 'fewerPeople'],
    ['room for one', { carClass: carOf(1) }, 'fewerPeople'],
    ['no child seat', bare, 'fewerExtras'],
    ['another class with the same id', { carClass: { ...carOf(3), name: 'Comfort+' } }, null],
  ])('BOOK-17 %s: nobody orders for fewer people unseen', async (_what, now, told) => {
    for (const price of [{}, dearer]) {
      const { world, tab } = await party({ ...now, ...price })
      if (price === dearer) {
        expect(viewOf(tab.store.get()).requote).not.toBeNull()
        await tab.flow.acceptPrice()
      }
      expect(world.server.sent).toBe(told === null ? 1 : 0)
      expect(viewOf(tab.store.get()).failure?.reason ?? null).toBe(told)
    }
  })

  it('BOOK-17 once it was told, the next press books for those who have a place', async () => {
    const { world, tab } = await party({ carClass: carOf(2) })
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', childrenCut: true })
    await tab.flow.book('cash')
    expect(world.server.orders).toHaveLength(1)
    expect(viewOf(tab.store.get()).failure).toBeNull()
  })

  it('BOOK-17 PRICE-21 a price that the service refuses and tells anew for a smaller car says so first', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab, there)
    tab.store.dispatch({ type: 'adultsSet', count: 2 })
    for (const said of [named('p2'), phoned('p2')]) tab.store.dispatch(said)
    world.offers = [createOffer({ reverse: null, carClass: carOf(1) })]
    world.server.fates = ['priceRefused']
    await tab.flow.book('cash')
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', failure: { reason: 'fewerPeople' } })
    expect(world.server.orders).toHaveLength(0)
  })
})

describe('the extras of an offer told anew', () => {
  const extraOf = (minor: number) => ({
    ...{ id: 's-toll', type: 'toll', category: 'tollroad', name: 'Toll road', price: eur(minor) },
    ...{ defaultInclude: true, includedInPrice: false },
  })
  const withExtra = (minor: number, parts: Partial<Offer> = {}) =>
    createOffer({ reverse: null, services: [extraOf(minor)], ...parts })

  /** A booking whose price is 15 minutes old when they press, the extra left in or taken out. */
  async function pressed(now: Offer, isTakenOut = false) {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab, withExtra(500))
    if (isTakenOut) tab.store.dispatch({ type: 'serviceSet', serviceId: 's-toll', chosen: false })
    world.offers = [now]
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    return { world, tab }
  }

  it.each([
    ['the same', {}],
    ['a changed', { price: eur(7000) }],
  ])('BOOK-28 PRICE-21 one that was taken out stays out at %s price', async (_what, parts) => {
    const { world, tab } = await pressed(withExtra(500, parts), true)
    if (viewOf(tab.store.get()).requote) await tab.flow.acceptPrice()
    expect(world.server.orders).toHaveLength(1)
    expect(tab.store.get().draft?.services).toEqual([])
  })

  it.each([
    ['dearer as well', 900, 0],
    ['as before', 500, 1],
    ['cheaper', 100, 1],
  ])(
    'PRICE-21 BOOK-38 with the ride’s new price accepted, an extra that is %s: %i minor units, %i orders',
    async (_what, minor, orders) => {
      const { world, tab } = await pressed(withExtra(minor, { price: eur(7000) }))
      await tab.flow.acceptPrice()
      expect(world.server.orders).toHaveLength(orders)
      expect(viewOf(tab.store.get()).failure?.reason).toBe(orders === 0 ? 'dearer' : undefined)
      await tab.flow.book('cash')
      expect(world.server.orders).toHaveLength(1)
    },
  )

  it('PRICE-21 a lower price of the ride is booked when it is accepted', async () => {
    const { world, tab } = await pressed(withExtra(600, { price: eur(6000) }))
    await tab.flow.acceptPrice()
    expect(world.server.orders).toHaveLength(1)
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
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', failure: { reason: 'dearer' } })
    await tab.flow.book('cash')
    expect(tab.booked).toHaveLength(1)
  })

  it.each([6250, 6249])('BOOK-38 %i, not higher, is booked', async (minor) => {
    const { tab } = await pressed(minor)
    expect(tab.booked).toHaveLength(1)
  })

  it('BOOK-32 a sum that cannot be had books nothing', async () => {
    const world = createWorld()
    world.priceStatus = 'failed'
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({
      phase: 'editing',
      refusals: 0,
      failure: { step: 'price' },
    })
  })
})

describe('an optional code', () => {
  const entered = (certificate: string, parts: { byCard?: boolean; hash?: string } = {}) => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    tab.store.dispatch({ type: 'particularSet', said: { certificate, ...parts } })
    return { world, tab, hash: () => tab.store.get().draft?.hash }
  }
  const hashSent = ({ server }: ReturnType<typeof createWorld>) =>
    server.orders.map(({ body }) => (JSON.parse(body) as [{ hash: string }])[0].hash)

  it('BOOK-32 that is typed and not applied is applied by the button, and counts', async () => {
    const { world, tab, hash } = entered(' WHERRY-10 ')
    world.priceStatus = 'none'
    await tab.flow.book('cash')
    expect(hash()).toBe('WHERRY-10')
    expect(tab.booked).toHaveLength(1)
    expect(hashSent(world)).toEqual(['WHERRY-10'])
  })

  it('BOOK-32 BOOK-38 that is refused at the press is told of once; pressed again, the full price is booked without it', async () => {
    const { world, tab } = entered('WHERRY-EXPIRED')
    world.priceStatus = 'refused'
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({
      phase: 'editing',
      failure: { step: 'price', reason: 'code' },
    })
    await tab.flow.book('cash')
    expect(tab.booked).toHaveLength(1)
    expect(hashSent(world)).toEqual([''])
  })

  it('BOOK-32 that was refused in sight of the person does not hold up the order', async () => {
    const { world, tab } = entered('WHERRY-EXPIRED', { hash: 'WHERRY-EXPIRED' })
    world.priceStatus = 'refused'
    const question = pricingQuestionOf(tab.store.get().draft!)
    tab.store.dispatch({ type: 'pricingChanged', pricing: { ...noPricing, question, status: 'refused' } })
    await tab.flow.book('cash')
    expect(tab.booked).toHaveLength(1)
    expect(hashSent(world)).toEqual([''])
  })

  it('BOOK-32 another one is another matter: it is tried, and told of anew', async () => {
    const { world, tab } = entered('WHERRY-EXPIRED')
    world.priceStatus = 'refused'
    await tab.flow.book('cash')
    tab.store.dispatch({ type: 'particularSet', said: { certificate: 'OTHER' } })
    expect(viewOf(tab.store.get()).failure).toBeNull()
    tab.store.dispatch({ type: 'bonusRemoved' })
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get()).failure?.reason).toBe('code')
  })

  it.each(['', '12'])(
    'BOOK-35 a loyalty card numbered %j is told of once, and blocks nothing',
    async (number) => {
      const { world, tab } = entered(number, { byCard: true })
      await tab.flow.book('cash')
      expect(world.server.sent).toBe(0)
      expect(viewOf(tab.store.get()).failure?.reason).toBe('code')
      await tab.flow.book('cash')
      expect(tab.booked).toHaveLength(1)
      expect(hashSent(world)).toEqual([''])
    },
  )
})
