import { describe, expect, it } from 'vitest'
import type { Order, OrderTrip } from '../../kernel/model/order.ts'
import { languages } from '../../kernel/values/language.ts'
import { createMessages } from '../../module/messages.ts'
import { createOrderTrip } from '../../testing/samples/fixtures.ts'
import { rideSteps } from './rideSteps.ts'

type Lang = (typeof languages)[number]

const bookedAt = Date.UTC(2027, 5, 10, 9, 0)
const minute = 60_000

/** From the airport of Istanbul on Mon 14 June, landing 09:45; 70 minutes on the road. */
const ride = (parts: Partial<OrderTrip> = {}) =>
  createOrderTrip({
    start: { placeId: 'ap-IST', type: 2, text: 'Istanbul Airport', timeZone: 'Europe/Istanbul' },
    finish: { placeId: 'ad-moda', type: 1, text: 'Moda', timeZone: 'Europe/Istanbul' },
    dateArrival: '2027-06-14 09:45',
    travelSeconds: 4200,
    waitingMinutes: 60,
    freeCancellationHours: 24,
    confirmsBy: bookedAt + 30 * minute,
    price: { minor: 4800, currency: 'EUR' },
    ...parts,
  })

const orderOf = (trips: Order['trips'], parts: Partial<Order> = {}): Order => ({
  ...{ orderId: '1', transaction: 't', userId: null, number: 'W-1', numbers: ['W-1'] },
  ...{ status: 'confirmed', paymentStatus: 'none', price: { minor: 4800, currency: 'EUR' } },
  ...{ guestKey: null, isByReceipt: false, trips, ...parts },
})

async function stepsAt(now: number, order: Order, lang: Lang = 'en') {
  const messages = createMessages({
    report(error) {
      throw error
    },
    wait() {},
  })
  await messages.load(lang, 'order')
  const t = messages.translator(lang, 'order')
  if (!t) throw new Error('No texts')
  return rideSteps(order, { t, lang, now, phoneText: (phone) => phone })
}

const whens = async (now: number, order: Order) =>
  (await stepsAt(now, order)).map(({ when, title }) => `${title}: ${when}`)

describe('what happens next, by the clock that is given', () => {
  const order = orderOf([ride()])
  it('SHELL-12 at once: all of it, each by day and hour', async () => {
    expect(await whens(bookedAt, order)).toEqual([
      'The provider confirms: Within 30 minutes',
      'We tell you who is driving: Sun 13 June, about 22:00',
      'The driver waits in the arrivals hall: Mon 14 June, 09:45',
      'Pay the driver: Mon 14 June, about 11:55',
    ])
  })

  it.each([
    [-0.5, 30],
    [0, 30],
    [3.9, 30],
    [4, 25],
    [12, 20],
    [29.5, 5],
  ])('SHELL-12 DATE-02 %d minutes after the booking it is told in steps of five', async (after, left) => {
    const [first] = await stepsAt(bookedAt + after * minute, order)
    expect(first?.when).toBe(`Within ${left} minutes`)
  })

  it('SHELL-12 a provider that confirms by hand has its own time', async () => {
    const byHand = orderOf([ride({ confirmsBy: bookedAt + 60 * minute })])
    expect((await stepsAt(bookedAt, byHand))[0]?.when).toBe('Within 60 minutes')
  })

  it('SHELL-12 a service that names no time of it promises no minutes', async () => {
    const [first] = await stepsAt(bookedAt, orderOf([ride({ confirmsBy: null })]))
    expect(first?.when).toBe('Soon after the booking')
  })

  it.each(languages)('SHELL-12 what is past is left out, in %s', async (lang) => {
    const titles = async (now: number) => (await stepsAt(now, order, lang)).length
    expect(await titles(bookedAt)).toBe(4)
    expect(await titles(bookedAt + 31 * minute)).toBe(3)
    // On the way from the airport: the driver is known by now.
    expect(await titles(Date.UTC(2027, 5, 14, 7, 0))).toBe(2)
    expect(await titles(Date.UTC(2027, 5, 14, 9, 0))).toBe(0)
  })

  it('SHELL-12 of two rides what is said is said of the one that is still to come', async () => {
    const back = ride({ dateArrival: '2027-06-19 06:10', start: { ...ride().start, type: 1 } })
    const both = orderOf([ride(), back], { price: { minor: 9600, currency: 'EUR' } })
    expect((await whens(bookedAt, both)).slice(-2)).toEqual([
      'Pay the driver: Way there: Mon 14 June, about 11:55',
      'Pay the driver: Way back: Sat 19 June, about 07:20',
    ])
    expect(await whens(Date.UTC(2027, 5, 15), both)).toEqual([
      'We tell you who is driving: Fri 18 June, about 22:00',
      'The driver waits at the door: Way back, Sat 19 June, 06:10',
      'Pay the driver: Way back: Sat 19 June, about 07:20',
    ])
  })

  it('SHELL-12 where the length of the ride is not stated the payment has no hour', async () => {
    const steps = await stepsAt(bookedAt, orderOf([ride({ travelSeconds: null })]))
    expect(steps.at(-1)?.when).toBe('At the end of the ride')
  })

  it('SHELL-12 what is paid stays paid', async () => {
    const paid = orderOf([ride()], { paymentStatus: 'paid' })
    expect(await whens(Date.UTC(2027, 6, 1), paid)).toEqual(['Nothing more to pay: '])
  })
})
