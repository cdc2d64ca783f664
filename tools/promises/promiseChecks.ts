import { readFileSync } from 'node:fs'
import { endpoints, type ReadAnswerOf } from '@wherry/booking/wire'
import { messagesOf } from '@wherry/sandbox/mails/messagesOf.ts'
import { defaultOptions } from '@wherry/sandbox/options.ts'
import { plainTrip } from '@wherry/sandbox/orders/plainTrip.ts'
import { createAccountPages } from '@wherry/sandbox/pages/account.ts'
import { createPlaceIndex } from '@wherry/sandbox/places/placeIndex.ts'
import { samplePlaces } from '@wherry/sandbox/places/sample.ts'
import { promotions } from '@wherry/sandbox/promo/promotions.ts'
import { createAsking, ride } from '@wherry/sandbox/testing/asking.ts'
import { bookingOf, tripToBook } from '@wherry/sandbox/testing/bookings.ts'
import { expect } from 'vitest'
import { root } from '../run.ts'

type Lang = 'en' | 'ru' | 'es'

const places = createPlaceIndex(samplePlaces)
const hour = 3_600_000
/** Pickup of the ride that is booked here: 2027-06-20 09:45 in Istanbul. */
const pickupAt = Date.UTC(2027, 5, 20, 6, 45)
const passengers = [{ name: 'Anna Keller', phone: '905321184027', email: 'anna@example.com' }]

/** Creates a sandbox with the account's pages beside the API, and books a ride. */
async function createWorld(lang: Lang, world: World = {}) {
  const { by = 'cash', as = null, hash = '', isPaid = true, offer = null } = world
  const asking = createAsking()
  const { store, clock } = asking
  const parts = { places, store, clock, options: () => defaultOptions }
  const app = createAccountPages(parts)
  const signed = as === null ? {} : { as }
  const trip =
    offer === null
      ? await tripToBook(asking, { user_id: as, hash })
      : plainTrip(offer, '2027-06-20 09:45', { user_id: as, hash, arrival_number: 'AL 412' })
  const people = trip.passengers.map((person, at) => ({ ...person, ...passengers[at] }))
  const body = bookingOf([{ ...trip, passengers: people }], { user_id: as, payment_type: by, lang })
  const [row] = (await asking.ask(endpoints.createOrder, { body, ...signed })).result
  if (row === undefined) throw new Error('Not booked')
  const orderId = Number(row.order_id)
  const transaction = String(row.transaction)
  const payment = store.payment(transaction)
  if (by === 'card' && isPaid && payment !== null) store.setPayment({ ...payment, status: 'paid' })
  if (as !== null) store.addSession({ token: 'session', userId: as, createdAt: clock.at })
  const headers = { Cookie: 'token_ng=session', 'Sec-Fetch-Site': 'same-origin' }
  const url = (path: string) => `http://localhost:8789${path}?lang=${lang}`
  const page = async (path: string) => {
    const answer = await app.request(url(path), { headers })
    expect(answer.status, path).toBe(200)
    return (await answer.text()).replaceAll('&amp;', '&')
  }
  const name = as === null ? (row.guest_key ?? '') : String(orderId)
  const asks = `/orders/${name}/cancel/${orderId}`
  const order = () => {
    const found = store.order(orderId)
    if (found === null) throw new Error('Lost')
    return found
  }
  return {
    ...{ asking, clock, store, page, order, orderId, transaction, trip: { ...trip, passengers: people } },
    ...{ own: `/orders/${name}`, asks },
    async cancel() {
      const fee = /name="fee" value="([^"]+)"/.exec(await page(asks))?.[1] ?? ''
      const form = new URLSearchParams({ fee })
      expect((await app.request(url(asks), { method: 'POST', body: form, headers })).status).toBe(303)
    },
    /** Returns the messages up to an instant that were sent by mail or SMS. */
    messages(at: number, via: 'mail' | 'sms') {
      clock.at = at
      return messagesOf(order(), parts).filter((message) => message.via === via)
    },
    read: async () =>
      (await asking.ask(endpoints.order, { query: { transaction, lang }, ...signed })).result.orders[0],
  }
}

type WireOffer = ReadAnswerOf<typeof endpoints.prices>['result'][number]

/** A route in each region that has providers of its own. */
const roads = [
  ['ap-IST', 'ad-moda-caddesi-142'],
  ['ap-DXB', 'ci-292223'],
  ['ap-SVO', 'ap-DME'],
  ['ap-CDG', 'ap-MAD'],
] as const

/** All offers on a route. */
const offersOf = async (lang: Lang, [from, to]: readonly [string, string]) => {
  const asked = ride(from, to)
  const query = { ...asked.query, lang }
  return (await createAsking().ask(endpoints.prices, { ...asked, query })).result
}

/** An offer with a warning of the service, on any of the sample routes. */
async function cautionedOffer(lang: Lang): Promise<WireOffer> {
  const ids = samplePlaces.filter(({ country }) => country === 'AE').map(({ placeId }) => placeId)
  for (const from of ids)
    for (const to of ids) {
      const offers = from === to ? [] : await offersOf(lang, [from, to])
      const found = offers.find(({ errors }) => errors && errors.length > 0)
      if (found) return found
    }
  throw new Error('No offer with a caution')
}

interface World {
  /** The offer to book. @default the first offer from the airport of Istanbul */
  offer?: WireOffer | null
  by?: 'cash' | 'card'
  as?: number | null
  hash?: string
  /** True if the bank has confirmed the payment by card. @default true */
  isPaid?: boolean
}

const legal = async (lang: Lang, path: 'Bookingform/ppd' | 'Pnrtoview/offer') => {
  const query: Record<string, string> =
    path === 'Bookingform/ppd' ? { path, lang } : { path, lang, car_class_id: '1' }
  return (await createAsking().ask(endpoints.getWidget, { query })).result.widget ?? ''
}

/** Buttons that the stories of the confirmation press in a browser. */
const pressedInStories = () =>
  readFileSync(`${root}packages/booking/src/approval/view/Confirmation.stories.tsx`, 'utf8')

/**
 * Checks of the promises in our texts. Each opens a page or performs an action in a language, and throws if the promise
 * is not kept.
 */
export const promiseChecks = {
  /** Promise: a ride can be cancelled free of charge until the hour of its offer. */
  async cancelFree(lang: Lang) {
    for (const as of [null, 1001]) {
      const world = await createWorld(lang, { as })
      expect(await world.page(world.own)).toContain(world.asks)
      await world.cancel()
      expect(await world.read()).toMatchObject({ status: 'cancelled', cancellation: { fee: 0 } })
    }
  },
  /** Promise: a late cancellation costs the amount that was shown before. */
  async cancelLate(lang: Lang) {
    const world = await createWorld(lang)
    world.clock.at = pickupAt - hour
    await world.cancel()
    expect((await world.read())?.cancellation).toMatchObject({ fee: world.order().amount, refund: 0 })
  },
  /** Promise: a payment by card is refunded. */
  async refund(lang: Lang) {
    const world = await createWorld(lang, { by: 'card' })
    const { amount } = world.order()
    await world.cancel()
    expect((await world.read())?.cancellation).toMatchObject({ refund: amount })
    expect(await world.page(world.own)).toContain(String(amount))
  },
  /** Promise: after a cancellation the certificate can be used again. */
  async certificateBack(lang: Lang) {
    const world = await createWorld(lang, { hash: 'WHERRY-ALL' })
    expect(world.store.certificate('WHERRY-ALL')?.isSpent).toBe(true)
    await world.cancel()
    expect(world.store.certificate('WHERRY-ALL')?.isSpent).toBe(false)
  },
  /** Promise: the account's list leads to the change of a ride, which the service accepts. */
  async change(lang: Lang) {
    const world = await createWorld(lang, { as: 1001 })
    expect(await world.page('/list')).toContain(`?action=change&order_id=${world.orderId}`)
    const { asking, trip, orderId: order_id, transaction } = world
    const body = { ...trip, comment: 'a trolley', order_id, transaction, module_type: 'booking' }
    await asking.ask(endpoints.updateOrder, { body, as: 1001 })
    expect(world.order().trip.comment).toBe('a trolley')
  },
  /** Promise: a guest's order opens by the link in the mail. */
  async guestPage(lang: Lang) {
    const world = await createWorld(lang)
    const [mail] = world.messages(world.clock.at, 'mail')
    expect(mail?.link).toBe(`http://localhost:8789${world.own}?lang=${lang}`)
    expect(await world.page(world.own)).toContain(`W-${world.orderId}`)
  },
  /** Promise: an account's order is completely visible to that account only. */
  async ownOrder(lang: Lang) {
    const world = await createWorld(lang, { as: 1001 })
    expect(await world.read()).toMatchObject({ passengers: [passengers[0]] })
    const query = { transaction: world.transaction }
    for (const other of [{}, { as: 1002 }])
      expect((await world.asking.request(endpoints.order, { query, ...other })).status).toBe(404)
  },
  /** Promise: the voucher is mailed at once. */
  async voucher(lang: Lang) {
    const world = await createWorld(lang)
    const title = { en: 'Voucher', ru: 'Ваучер', es: 'Bono' }[lang]
    expect(world.messages(world.clock.at, 'mail')[0]).toMatchObject({ to: 'anna@example.com' })
    expect(world.messages(world.clock.at, 'mail')[0]?.title).toContain(title)
  },
  /** Promise: the receipt is mailed. */
  async receipt(lang: Lang) {
    const world = await createWorld(lang, { by: 'card' })
    const title = { en: 'Receipt', ru: 'Чек', es: 'Recibo' }[lang]
    expect(world.messages(world.clock.at, 'mail').map((mail) => mail.title.split(',')[0])).toContain(title)
  },
  /** Promise: the provider confirms within half an hour, by mail and by text message. */
  async confirmation(lang: Lang) {
    const world = await createWorld(lang)
    const at = world.clock.at + hour / 2
    expect((await world.read())?.confirms_by).toBe(new Date(at).toISOString())
    expect(world.messages(at, 'mail')).toHaveLength(2)
    expect(world.messages(at, 'sms')).toHaveLength(1)
  },
  /**
   * Promise: a provider that confirms by hand does so within an hour, and the order shows that deadline and the reason.
   */
  async confirmedByHand(lang: Lang) {
    const offer = await cautionedOffer(lang)
    const world = await createWorld(lang, { offer })
    const at = world.clock.at + hour
    const row = await world.read()
    expect(row?.confirms_by).toBe(new Date(at).toISOString())
    expect(row?.errors).toEqual(offer.errors)
    expect(world.messages(at, 'sms')).toHaveLength(1)
  },
  /** Promise: each offer and its order state until when cancelling is free, or that it never is. */
  async offersSayIt(lang: Lang) {
    for (const road of roads)
      for (const offer of await offersOf(lang, road))
        expect(offer.free_cancellation_hours, String(offer.price_id)).not.toBeUndefined()
  },
  /**
   * Promise: an offer without free cancellation says so, as do the order and the account, and cancelling costs the
   * whole price.
   */
  async cancelNeverFree(lang: Lang) {
    const offer = (await offersOf(lang, roads[0])).find(
      ({ free_cancellation_hours: hours }) => hours === null,
    )
    if (!offer) throw new Error('Each offer is free for a while')
    const world = await createWorld(lang, { offer })
    expect((await world.read())?.free_cancellation_hours).toBeNull()
    const said = { en: 'gives no free time', ru: 'нет бесплатного срока', es: 'no se cancela gratis' }[lang]
    expect(await world.page(world.asks)).toContain(said)
    await world.cancel()
    expect((await world.read())?.cancellation).toMatchObject({ fee: world.order().amount })
  },
  /** Promise: the code reduces the price by a tenth, in every class and every region. */
  async promoCode(lang: Lang) {
    const code = promotions.find(({ id }) => id === 2025)?.code ?? ''
    for (const road of roads)
      for (const { price, price_id } of await offersOf(lang, road)) {
        const row = { price_audit_id: price_id, number_subaddress: 0, place_audit_id: road[0] }
        const data_prices = [{ ...row, duration: null, additional_services: [] }]
        const body = { currency: 'EUR', hash: code, data_prices }
        const { result } = await createAsking().ask(endpoints.calculateNewPrice, { body })
        expect(Number(result[0]?.restated_cost) / Number(price)).toBeCloseTo(0.9, 1)
      }
  },
  /** Promise: each offer has a price for the way back with the same provider. */
  async bothWays(lang: Lang) {
    for (const road of roads)
      for (const offer of await offersOf(lang, road)) expect(offer.reverse_price?.price).toBeGreaterThan(0)
  },
  /** Promise: a car with child seats has one for each age, and the order passes them on to the driver. */
  async childSeats(lang: Lang) {
    const offers = (await offersOf(lang, roads[0])).filter(({ childSeatsAvailable }) => childSeatsAvailable)
    expect(offers).not.toEqual([])
    for (const { additional_services } of offers)
      expect((additional_services ?? []).map(({ id }) => id)).toEqual(
        expect.arrayContaining(['infant_seat', 'seat', 'booster']),
      )
  },
  /** Promise: name, phone, car and plate of the driver are sent on the evening before. */
  async driver(lang: Lang) {
    const world = await createWorld(lang)
    const [, driver] = world.messages(Date.UTC(2027, 5, 19, 19), 'sms')
    expect(driver?.to).toBe('905321184027')
    expect(driver?.text).toMatch(/^.+, \+999 \d{3} \d{4}\. .+WH \d{4}\.$/)
  },
  /** Promise: a message says that the car has arrived. */
  async carIsThere(lang: Lang) {
    const world = await createWorld(lang)
    expect(world.messages(pickupAt, 'sms')).toHaveLength(3)
  },
  /** Promise: the order passes flight and name sign on to the driver, and its page shows them. */
  async meeting(lang: Lang) {
    const world = await createWorld(lang)
    const shown = await world.page(world.own)
    for (const text of ['AL 412', 'KELLER']) expect(shown).toContain(text)
  },
  /** Promise: the terms of the ride say how long the driver waits free of charge, and that a delay costs nothing. */
  async waiting(lang: Lang) {
    const text = await legal(lang, 'Pnrtoview/offer')
    expect(text).toContain('60')
    expect(text).toContain({ en: 'costs nothing', ru: 'не оплачивается', es: 'no cuestan nada' }[lang])
  },
  /** Promise: there are terms of prepayment. */
  async prepaidTerms(lang: Lang) {
    expect(await legal(lang, 'Bookingform/ppd')).toContain({ en: 'five', ru: 'пяти', es: 'cinco' }[lang])
  },
  /** Promise: there is a help page with a phone, an address, and instructions for cancelling and changing. */
  async help(lang: Lang) {
    const world = await createWorld(lang)
    expect(await world.page(world.own)).toContain(`href="/help?lang=${lang}"`)
    const text = await world.page('/help')
    expect(text).toContain('href="tel:+')
    expect(text).toContain('href="mailto:')
    expect(text).toContain({ en: 'around the clock', ru: 'круглосуточно', es: 'a cualquier hora' }[lang])
  },
  /** Promise: an order that waits for its payment can be cancelled free of charge at any time. */
  async cancelUnpaid(lang: Lang) {
    const world = await createWorld(lang, { by: 'card', isPaid: false })
    world.clock.at = pickupAt - 1
    await world.cancel()
    expect((await world.read())?.cancellation).toMatchObject({ fee: 0, refund: 0 })
  },
  /** Promise: a ride at the flexible fare can be cancelled free of charge until the pickup. */
  async cancelFlexible(lang: Lang) {
    const world = await createWorld(lang)
    const order = world.order()
    world.store.update({ ...order, trip: { ...order.trip, flexible_tariff: true } })
    world.clock.at = pickupAt - 1
    await world.cancel()
    expect((await world.read())?.cancellation).toMatchObject({ fee: 0 })
  },
  /** Promise: the confirmation prints the voucher. Check: a story presses its button. */
  async print() {
    expect(pressedInStories()).toContain("findByRole('button', { name: 'Print voucher' }))")
  },
  /** Promise: the confirmation gives a calendar file. Check: a story presses its button and reads the file. */
  async calendar() {
    expect(pressedInStories()).toContain("getByRole('button', { name: 'Add to calendar' }))")
    expect(pressedInStories()).toContain("type: 'text/calendar'")
  },
  /** Promise: further phones get the messages about the ride. */
  async viewers(lang: Lang) {
    const world = await createWorld(lang)
    const order = world.order()
    world.store.update({ ...order, trip: { ...order.trip, viewers: ['34612345678'] } })
    const told = world.messages(pickupAt, 'sms').filter(({ to }) => to === '34612345678')
    expect(told).toHaveLength(3)
  },
  /** Promise: the coordinator of a ride gets its messages, in English on request. */
  async coordinator(lang: Lang) {
    const world = await createWorld(lang)
    const order = world.order()
    const coordinator = { name: 'Eva', phone: '34612345679', internal_number: '', send_english_sms: true }
    world.store.update({ ...order, trip: { ...order.trip, coordinator } })
    const told = world.messages(pickupAt, 'sms').filter(({ to }) => to === coordinator.phone)
    expect(told.at(-1)?.title).toContain('The car is there')
  },
} as const satisfies Record<string, (lang: Lang) => Promise<void>>

export type PromiseCheck = keyof typeof promiseChecks
