import { expect, it } from 'vitest'
import { settlementOf } from '../../kernel/model/order.ts'
import { createOrderedService, createOrderTrip } from '../../testing/samples/fixtures.ts'
import { orderBreakdown } from './orderPrice.ts'

const euros = (whole: number) => ({ minor: whole * 100, currency: 'EUR' })
const stop = { placeId: 's', text: 'Stop' }

it('SHELL-12 BOOK-38 the parts of an order make its whole: ride, stop, seat, code', () => {
  const trip = createOrderTrip({
    price: euros(63),
    sum: { ride: euros(56), stops: euros(7), repaid: euros(8) },
    stops: [stop],
    services: [
      createOrderedService({ price: euros(8), category: 'baby_seat' }),
      createOrderedService({ id: 'sign', type: 'sign', category: 'table', price: euros(0) }),
    ],
  })
  const price = orderBreakdown({ trips: [trip], price: euros(63) })
  expect(price).toMatchObject({
    bonus: euros(-8),
    total: euros(63),
    rides: [
      { trip: euros(56), stops: { amount: 1, price: euros(7) }, seats: [{ price: euros(8) }], rest: null },
    ],
  })
  expect(price?.rides[0].extras).toMatchObject([{ service: { includedInPrice: true } }])
})

it('BOOK-38 what no line names is the rest; a service that names no parts has one line a ride', () => {
  const parts = { ride: euros(56), stops: euros(0), repaid: euros(0) }
  const known = createOrderTrip({ price: euros(60), sum: parts })
  expect(orderBreakdown({ trips: [known], price: euros(60) })?.rides[0].rest).toEqual(euros(4))
  const bare = createOrderTrip({ price: euros(60), services: [createOrderedService()] })
  const both = orderBreakdown({ trips: [bare, bare], price: euros(120) })
  expect(both?.rides.map(({ leg, trip, seats }) => [leg, trip, seats])).toEqual([
    ['outbound', euros(60), []],
    ['return', euros(60), []],
  ])
  expect(orderBreakdown({ trips: [bare, createOrderTrip()], price: null })).toBeNull()
  expect(orderBreakdown({ trips: [bare, createOrderTrip()], price: euros(60) })).toBeNull()
})

it('SHELL-12 what costs nothing is paid by no card and by no cash', () => {
  const coded = [createOrderTrip({ hash: 'ALL' })] as const
  const bare = [createOrderTrip()] as const
  for (const paymentStatus of ['none', 'pending', 'paid', 'declined', 'left', 'unknown'] as const) {
    expect(settlementOf({ paymentStatus, price: euros(0), trips: [...coded] })).toBe('code')
    expect(settlementOf({ paymentStatus, price: euros(0), trips: [...bare] })).toBe('nothing')
  }
  expect(settlementOf({ paymentStatus: 'none', price: euros(1), trips: [...coded] })).toBe('cash')
  expect(settlementOf({ paymentStatus: 'paid', price: null, trips: [...bare] })).toBe('card')
  expect(settlementOf({ paymentStatus: 'left', price: euros(1), trips: [...bare] })).toBeNull()
})
