import { noChildSeats, type Offer } from '@wherry/booking/kernel'
import { createRide, pricingOf, returnOffer, totalOf, viewOf } from '@wherry/booking/testing/parts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiBase, createDevice, serviceFor, type Visitor } from './device.ts'
import { fillIn } from './fullForm.ts'
import { type Route, transferOf } from './market.ts'
import { createPerson } from './person.ts'

const guest: Visitor = { userId: null, page: null }
let route: Route

beforeAll(async () => {
  route = await transferOf(
    createPerson({ apiBase, page: null, fetch: serviceFor(guest) }),
    ['ap-IST', 'ad-moda-caddesi-142'],
    [],
  )
})

const dayFrom = (now: number, days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

/** There and back with a child in its seat, all filled in, and what its certificate leaves to pay. */
async function fullPage(certificate: string, fetch = serviceFor(guest)) {
  const device = createDevice(guest, fetch)
  const page = await device.openPage()
  const now = device.clock.now()
  const offer = route.offers.find(
    ({ carClass, childSeatsAvailable }) => carClass.capacity > 5 && childSeatsAvailable,
  ) as Offer
  const { from, to } = route
  const ride = { ...createRide({ offer, from, to, user: page.user }) }
  const day = dayFrom(now, 14)
  const there = {
    ...ride,
    form: { ...ride.form, arrivalDate: day, arrivalTime: '09:45', arrivalNumber: 'TK1985' },
  }
  const wayBack = createRide({
    offer: returnOffer(offer, route.backOffers) as Offer,
    from: to ?? from,
    to: from,
    user: page.user,
  })
  const back = {
    ...wayBack,
    form: {
      ...wayBack.form,
      departureDate: dayFrom(now, 20),
      departureTime: '18:00',
      arrivalDate: dayFrom(now, 20),
      arrivalTime: '13:00',
    },
  }
  fillIn(
    page.store.dispatch,
    {
      ...there,
      returnRide: back,
      adults: 2,
      children: 1,
      childSeats: { ...noChildSeats, seat: 1 },
      passengers: ['p1', 'p2', 'p3'].map((uniqId) => ({
        ...{ uniqId, name: 'Anna Keller', phone: '+33 6 12 34 56 78', email: 'anna@example.com' },
      })),
      ...{ notes: '', payment: null, agreement: true, utm: {}, idempotencyKey: null, change: null },
      ...{ coordinator: null, costCenter: null, orderNumber: '', tripReference: '', policyReason: '' },
      ...{ viewers: [], milesNumber: '', certificate, hash: certificate },
    },
    page.user,
    now,
  )
  const engine = page.start()
  await device.until(engine.checker.settled())
  await device.until(engine.pricer.settled())
  return { device, page, engine }
}

type Page = Awaited<ReturnType<ReturnType<typeof createDevice>['openPage']>>

/** The total that the summary, the bar and the button of a page say. */
function shownOn({ store }: Page) {
  const { draft, pricing, order } = viewOf(store.get())
  if (!draft) throw new Error('no form')
  return totalOf({ draft, pricing: pricingOf({ draft, pricing, order }), order })
}

const sumOf = (offers: readonly (Offer | undefined)[]) =>
  offers.reduce((sum, one) => sum + (one?.price.minor ?? 0), 0)

describe('the sum of an order after the bank', () => {
  it.each(['', 'WHERRY-10'])(
    'BOOK-38 BOOK-48 with the certificate "%s" back, reload and the back cache show what the bank asks',
    async (certificate) => {
      const { device, page, engine } = await fullPage(certificate)
      const before = shownOn(page)
      expect(before.isAbout).toBe(false)
      const { draft } = page.store.get()
      const bare = sumOf([draft?.offer, draft?.returnRide?.offer])
      // The seats come on top of both rides, the certificate takes a tenth of it all.
      if (certificate === '') expect(before.total.minor).toBeGreaterThan(bare)
      await device.until(engine.flow.book('card'))
      expect(viewOf(page.store.get())).toMatchObject({ failure: null, phase: 'leaving' })
      await device.until(engine.flow.resume())
      expect(shownOn(page)).toEqual(before)
      page.leave()

      const back = await device.openPage()
      expect(back.enter()).toBe(true)
      expect(shownOn(back)).toEqual(before)
      const again = back.start()
      await device.until(again.flow.resume())
      expect(viewOf(back.store.get()).phase).toBe('editing')
      expect(shownOn(back)).toEqual(before)
      await device.until(again.flow.payNow())
      expect(back.platform.left.at(-1)).toMatch(/^http/)
    },
  )

  it('BOOK-38 REL-02 an order that is found by its key after a lost answer shows the same', async () => {
    const service = serviceFor(guest)
    const losing = async (url: string | URL | Request, init?: RequestInit) => {
      const answer = await service(url, init)
      if (init?.method === 'POST' && /\/orders\?/.test(String(url))) throw new TypeError('lost')
      return answer
    }
    const { device, page, engine } = await fullPage('WHERRY-10', losing)
    const before = shownOn(page)
    await device.until(engine.flow.book('card'))
    expect(viewOf(page.store.get())).toMatchObject({ failure: null, phase: 'leaving' })
    expect(shownOn(page)).toEqual(before)
    expect(viewOf(page.store.get()).order?.total).toEqual(before.total)
  })
})
