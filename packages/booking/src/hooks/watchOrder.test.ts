import { describe, expect, it } from 'vitest'
import { createFakeClock, createFakePlatform } from '../testing/fakePlatform.ts'
import { createFullDraft, fixtureNow } from '../testing/fixtures.ts'
import { createOrderModel, settle } from '../testing/orderModel.ts'
import { type OrderReading, watchOrder } from './watchOrder.ts'

async function watch(payment: 'card' | 'cash', transaction = 't1') {
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  const server = createOrderModel()
  const orders = server.client()
  const { signal } = new AbortController()
  const request = { draft: createFullDraft({ payment }) }
  await orders.createOrder(request, { idempotencyKey: 'k', signal })
  const readings: OrderReading[] = []
  let asked = 0
  const counted: typeof orders = {
    ...orders,
    order: (name, from) => {
      asked += 1
      return orders.order(name, from)
    },
  }
  const stop = watchOrder({ orders: counted, platform, transaction, onReading: (one) => readings.push(one) })
  await settle()
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1000)
      await settle()
    }
  }
  return { server, stop, pass, clock, last: () => readings.at(-1), asked: () => asked, readings }
}

describe('an order after the booking', () => {
  it('SHELL-12 a cash order is read once', async () => {
    const { last, pass, asked, clock } = await watch('cash')
    await pass(10)
    expect(last()).toMatchObject({ status: 'ready', checking: false, order: { paymentStatus: 'none' } })
    expect(asked()).toBe(1)
    expect(clock.waiting).toBe(0)
  })

  it('REL-02 a pending payment is asked about every 2 s until it is paid', async () => {
    const { last, pass, asked, server } = await watch('card')
    expect(last()).toMatchObject({ status: 'ready', checking: true })
    await pass(4)
    expect(asked()).toBe(3)
    server.pay('1')
    await pass(2)
    expect(last()).toMatchObject({ status: 'ready', checking: false, order: { paymentStatus: 'paid' } })
    await pass(10)
    expect(asked()).toBe(4)
  })

  it('REL-02 the asking ends after 60 s: 31 readings', async () => {
    const { last, pass, asked, clock } = await watch('card')
    await pass(120)
    expect(last()).toMatchObject({ status: 'ready', checking: false, order: { paymentStatus: 'pending' } })
    expect(asked()).toBe(31)
    expect(clock.waiting).toBe(0)
  })

  it('ERR-07 a failed repetition changes nothing that is known', async () => {
    const { last, pass, server } = await watch('card')
    server.readsFail = true
    await pass(6)
    expect(last()).toMatchObject({ status: 'ready', checking: true })
    server.readsFail = false
    server.pay('1')
    await pass(2)
    expect(last()).toMatchObject({ order: { paymentStatus: 'paid' } })
  })

  it('SHELL-12 an order that is not there is not found', async () => {
    const { readings } = await watch('cash', 't9')
    expect(readings).toEqual([{ status: 'notFound' }])
  })

  it('REL-09 tells nothing after its end and leaves no timer', async () => {
    const { readings, stop, pass, clock } = await watch('card')
    stop()
    await pass(10)
    expect(readings).toHaveLength(1)
    expect(clock.waiting).toBe(0)
  })
})
