import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking, ride } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'
import type { TripPayload } from './trip.ts'

/** A booking there and back of which each ride names a certificate or none; 9999 dollars are more than both cost. */
async function thereAndBack(hash: string, backHash = hash) {
  const asking = createAsking()
  const there = await tripToBook(asking, { hash })
  const [back] = (await asking.ask(endpoints.prices, ride('ad-moda-caddesi-142', 'ap-IST'))).result
  const returning: TripPayload = {
    ...there,
    price_id: back?.price_id ?? '',
    service_id: back?.service_id ?? null,
    start_place_id: 'ad-moda-caddesi-142',
    date_arrival: '2027-06-27 07:00',
    date_departure: '2027-06-27 12:00',
    arrival_number: '',
    hash: backHash,
  }
  const body = bookingOf([there, returning])
  const costs = await Promise.all(
    [there, returning].map(async (trip) => {
      const { result } = await asking.ask(endpoints.calculateNewPrice, {
        body: {
          currency: 'EUR',
          hash: '',
          data_prices: [
            {
              price_audit_id: trip.price_id,
              number_subaddress: 0,
              place_audit_id: trip.start_place_id,
              duration: null,
              additional_services: [],
            },
          ],
        },
      })
      return Number(result[0]?.restated_cost)
    }),
  )
  return { asking, there, returning, body, costs: costs as [number, number] }
}

describe('one certificate for two rides', () => {
  it('BOOK-32 an amount is taken off the first ride, what is left off the second, and never twice', async () => {
    const { asking, there, body, costs } = await thereAndBack('WHERRY-25EUR')
    const { result: rows } = await asking.ask(endpoints.createOrder, { body })
    const transaction = String(rows[0]?.transaction)
    const amounts = () => asking.store.ordersOf(transaction).map(({ amount }) => amount)
    expect(amounts()).toEqual([costs[0] - 25, costs[1]])
    expect(asking.store.payment(transaction)?.amount).toBe(costs[0] + costs[1] - 25)
    const names = { order_id: rows[0]?.order_id, transaction, module_type: 'booking' }
    await asking.ask(endpoints.updateOrder, { body: { ...there, ...names, comment: 'a trolley' } })
    expect(amounts()).toEqual([costs[0] - 25, costs[1]])
    await asking.ask(endpoints.updateOrder, {
      body: { ...body.trips[1], ...names, order_id: rows[1]?.order_id },
    })
    expect(amounts()).toEqual([costs[0] - 25, costs[1]])
  })

  it('BOOK-32 BOOK-38 more than both cost leaves nothing to be paid, never less', async () => {
    const { asking, body } = await thereAndBack('WHERRY-9999USD')
    const { result: rows } = await asking.ask(endpoints.createOrder, { body })
    expect(asking.store.payment(String(rows[0]?.transaction))).toMatchObject({ amount: 0, status: 'paid' })
  })

  it('BOOK-32 a ride that does not name it is paid whole', async () => {
    const { asking, body, costs } = await thereAndBack('', 'WHERRY-ALL')
    const { result: rows } = await asking.ask(endpoints.createOrder, { body })
    const [there, back] = asking.store.ordersOf(String(rows[0]?.transaction))
    expect(there?.amount).toBe(costs[0])
    expect(back?.amount).toBe(0)
    expect(asking.store.certificate('WHERRY-ALL')?.isSpent).toBe(true)
  })

  it('BOOK-32 two certificates in one booking are refused, and neither is spent', async () => {
    const { asking, body } = await thereAndBack('WHERRY-ALL', 'WHERRY-25EUR')
    expect(await asking.refusal(endpoints.createOrder, { body })).toMatchObject({
      status: 400,
      code: 'certificate_single',
    })
    expect(asking.store.certificate('WHERRY-ALL')?.isSpent).toBe(false)
  })
})
