import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../kernel/model/order.ts'
import type { TravelType } from '../../kernel/model/travelType.ts'
import { createOffer, createOrderTrip } from '../../testing/samples/fixtures.ts'
import { earlierOffer } from './earlierOffer.ts'
import {
  type EarlierOrder,
  earlierOrderOf,
  isOrderChangeDisabled,
  orderActionOf,
  tripOf,
} from './earlierOrder.ts'

const offer = (priceId: string, classId: string, providerId: string) => {
  const { carClass, provider } = createOffer()
  return createOffer({
    priceId,
    carClass: { ...carClass, id: classId },
    provider: { ...provider, id: providerId },
  })
}
const list = [offer('a', '1', '10'), offer('b', '1', '20'), offer('c', '2', '10'), offer('d', '2', '20')]
const order = (
  travelType: TravelType | null,
  priceId: string | null,
  carClassId: string,
  providerId: string,
) => ({ action: 'repeat', orderId: '7', travelType, priceId, carClassId, providerId }) satisfies EarlierOrder

describe('the offer of an earlier order', () => {
  it.each<[TravelType | null, string | null, string, string, string | null]>([
    // An offer is found by the price id, whatever its class and provider are.
    [1, 'd', '1', '10', 'd'],
    [9, 'a', '9', '90', 'a'],
    [null, 'b', '2', '20', 'b'],
    // Without the price id it is found by class and provider together, not by one of them.
    [1, 'gone', '2', '10', 'c'],
    [4, null, '1', '20', 'b'],
    [9, 'gone', '2', '90', null],
    [9, 'gone', '9', '10', null],
    // A rent is always found by class and provider.
    [10, 'd', '1', '10', 'a'],
    [11, 'd', '2', '10', 'c'],
    [12, 'd', '9', '10', null],
    [12, null, '2', '20', 'd'],
    // The order has no class and no provider.
    [1, null, '', '', null],
  ])('PRICE-10 type %s, price %s, class %s of %s: %s', (travelType, priceId, classId, providerId, found) => {
    expect(earlierOffer(list, order(travelType, priceId, classId, providerId))?.priceId ?? null).toBe(found)
  })

  it('PRICE-10 is one of the list, of its price or of its class and provider; an empty list has none', () => {
    const id = fc.constantFrom('1', '2', '3')
    const type = fc.option(fc.constantFrom<TravelType>(1, 5, 9, 10, 11, 12))
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id, id), { maxLength: 6 }), type, id, id, id, (rows, ...named) => {
        const offers = rows.map(([price, classId, providerId]) => offer(price, classId, providerId))
        const earlier = order(...named)
        const isOwn = ({ carClass, provider }: (typeof offers)[number]) =>
          carClass.id === earlier.carClassId && provider.id === earlier.providerId
        const isPriced = ({ priceId }: (typeof offers)[number]) =>
          (earlier.travelType ?? 0) < 10 && priceId === earlier.priceId
        const found = earlierOffer(offers, earlier)
        if (found === null) {
          expect(offers.some((one) => isOwn(one) || isPriced(one))).toBe(false)
          return
        }
        expect(offers).toContain(found)
        expect(isPriced(found) || (isOwn(found) && !offers.some(isPriced))).toBe(true)
      }),
    )
  })
})

describe('an ordered ride', () => {
  it('BOOK-50 is that of the number, else the first', () => {
    const trips = [createOrderTrip({ orderId: '1' }), createOrderTrip({ orderId: '2' })] as const
    const whole = { trips } as unknown as Order
    expect(tripOf(whole, '2').orderId).toBe('2')
    expect(tripOf(whole, '3').orderId).toBe('1')
  })

  it('PRICE-10 what it does not say is said to be unknown', () => {
    expect(earlierOrderOf('change', '7', createOrderTrip())).toEqual({
      ...{ action: 'change', orderId: '7', priceId: null, travelType: null },
      ...{ carClassId: '', providerId: '', isFastRide: false },
    })
  })

  it.each<[EarlierOrder['action'] | null, boolean, string]>([
    [null, false, 'new'],
    ['change', false, 'change'],
    ['change', true, 'change'],
    ['repeat', false, 'repeat'],
    ['repeat', true, 'repeatFastRide'],
  ])('PRICE-14 %s of an order whose fast ride is %s is made for %s', (action, isFastRide, made) => {
    const earlier = action && earlierOrderOf(action, '7', createOrderTrip({ isFastRide }))
    expect(orderActionOf(earlier)).toBe(made)
  })

  const place = (placeId: string | null) => ({ placeId, type: null, text: 'Somewhere', timeZone: null })
  it.each<[string | null, string | null | undefined, 'transfer' | 'rent', boolean]>([
    ['a', 'b', 'transfer', false],
    [null, 'b', 'transfer', true],
    ['a', null, 'transfer', true],
    ['a', undefined, 'transfer', true],
    ['a', undefined, 'rent', false],
    ['a', null, 'rent', false],
    [null, undefined, 'rent', true],
  ])('PRICE-22 from %s to %s as a %s is closed: %s', (from, to, mode, isClosed) => {
    const trip = createOrderTrip({ start: place(from), finish: to === undefined ? null : place(to) })
    expect(isOrderChangeDisabled(trip, mode)).toBe(isClosed)
  })
})
