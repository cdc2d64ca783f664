import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { createStore } from '../../kernel/store/store.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import {
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { settle } from '../../testing/schedules.ts'
import { ClientError } from '../../wire/clientError.ts'
import { rideOf } from '../draft/draft.ts'
import type { Recalculation, RecalculationQuestion } from '../draft/recalculation.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { viewOf } from '../state/bookingView.ts'
import { openForm } from '../state/nextProgress.ts'
import { priceOf, pricingOf } from '../state/pricing.ts'
import { type PricingClient, startPricing } from './pricing.ts'

interface Call {
  question: RecalculationQuestion
  signal: AbortSignal
  answer(restated: number, repaid?: number): void
  fail(error: ClientError): void
}

const refusal = (status: number, message?: string, code = 'certificate_spent') =>
  new ClientError('rejected', {
    endpoint: 'calculateNewPrice',
    status,
    code,
    ...(message && { serverMessage: message }),
  })
const endpoint = 'calculateNewPrice'
const stops = [createHouse({ placeId: 'stop-1' })]
const sign = { certificate: 'WHERRY-10', hash: 'WHERRY-10' }

function createScene(parts: Partial<Draft> = {}) {
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  const store = createStore(bookingReducer, {
    ...initialBooking,
    progress: openForm,
    draft: createFullDraft(parts),
    quotedAt: fixtureNow,
    intentId: 'i',
  })
  const calls: Call[] = []
  /** True for each call for which a known answer does not count. */
  const anew: (boolean | undefined)[] = []
  const recalculate: PricingClient['recalculate'] = (question, signal, isAnew) =>
    new Promise<Recalculation>((resolve, reject) => {
      anew.push(isAnew)
      const row = (restated: number, repaid: number | null) => ({
        type: repaid === null ? null : 'certificate',
        size: null,
        restatedPrice: { minor: restated, currency: 'EUR' },
        repaymentPrice: repaid === null ? null : { minor: repaid, currency: 'EUR' },
      })
      calls.push({
        question,
        signal,
        answer(restated, repaid) {
          const [first, ...others] = question.rides.map(() => row(restated, repaid ?? null))
          if (first) resolve([first, ...others])
        },
        fail: reject,
      })
    })
  const start = () => startPricing({ store, bonus: { recalculate }, platform })
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await settle()
  }
  const known = () => pricingOf(viewOf(store.get()))
  const price = () => {
    const { draft, pricing } = store.get()
    return draft && priceOf(draft, pricing)
  }
  return { anew, clock, platform, store, calls, start, pricer: start(), pass, known, price }
}

describe('the price of the booking', () => {
  it('BOOK-38 an offer without additions is asked nothing: its price holds', async () => {
    const { calls, pass, known, price } = createScene()
    await pass(1000)
    expect(calls).toEqual([])
    expect(known().status).toBe('none')
    expect(price()).toMatchObject({ kind: 'confirmed', total: { minor: 6250 } })
  })

  it('BOOK-32 waits 300 ms after the last change, then asks once', async () => {
    const { calls, pass, store, known } = createScene()
    store.dispatch({ type: 'bonusApplied', hash: 'WHERRY-10' })
    expect(known().status).toBe('waiting')
    await pass(299)
    store.dispatch({ type: 'bonusApplied', hash: 'ANNA-15' })
    await pass(299)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls.map(({ question }) => question.hash)).toEqual(['ANNA-15'])
    expect(known().status).toBe('asking')
  })

  it('BOOK-38 extra stops are asked without a certificate, and what the service says is the sum', async () => {
    const { calls, pass, known, price } = createScene({ stops })
    expect(price()).toMatchObject({ kind: 'preview', total: { minor: 7050 } })
    await pass(300)
    expect(calls[0]?.question).toMatchObject({ hash: '', rides: [{ stops: 1 }] })
    calls[0]?.answer(7100)
    await settle()
    expect(known().status).toBe('confirmed')
    expect(price()).toMatchObject({ kind: 'confirmed', total: { minor: 7100 }, bonus: null })
  })

  it('BOOK-32 a certificate that is applied is asked about each time: it may have been used meanwhile', async () => {
    const { anew, calls, pass, store } = createScene()
    for (const hash of ['WHERRY-10', '', 'WHERRY-10']) {
      store.dispatch({ type: 'bonusApplied', hash })
      await pass(300)
    }
    calls.at(-1)?.answer(5625, 625)
    await settle()
    store.dispatch({ type: 'offerTaken', offer: createOffer({ priceId: 'pr-2' }), quotedAt: fixtureNow })
    await pass(300)
    expect(anew).toEqual([true, true, false])
  })

  it('BOOK-32 a change after the answer asks anew, and the old sum is gone at once', async () => {
    const { calls, pass, store, price } = createScene(sign)
    await pass(300)
    calls[0]?.answer(5625, 625)
    await settle()
    expect(price()).toMatchObject({ kind: 'confirmed', total: { minor: 5625 } })
    store.dispatch({ type: 'offerTaken', offer: createOffer({ priceId: 'pr-2' }), quotedAt: fixtureNow })
    expect(price()).toMatchObject({ kind: 'preview', bonus: null, total: { minor: 6250 } })
    await pass(300)
    expect(calls.at(-1)?.question).toMatchObject({ hash: 'WHERRY-10', rides: [{ priceId: 'pr-2' }] })
  })

  it('BOOK-32 BOOK-38 a certificate that is not taken leaves the price as it is without it', async () => {
    const { calls, pass, known, price } = createScene(sign)
    await pass(300)
    calls[0]?.fail(refusal(422, 'This certificate has been used already.'))
    await settle()
    expect(calls).toHaveLength(1)
    expect(known()).toMatchObject({ status: 'refused', message: 'This certificate has been used already.' })
    expect(price()).toMatchObject({ kind: 'confirmed', bonus: null, total: { minor: 6250 } })
  })

  it.each<[string, (call: Call | undefined) => void, object]>([
    ['is asked', (call) => call?.answer(7100), { kind: 'confirmed', total: { minor: 7100 } }],
    ['cannot be had', (call) => call?.fail(new ClientError('network', { endpoint })), { kind: 'preview' }],
  ])('BOOK-32 beside a certificate that is not taken the sum of the rest %s', async (_, end, shown) => {
    const { calls, pass, known, price } = createScene({ ...sign, stops })
    await pass(300)
    calls[0]?.fail(refusal(422))
    await settle()
    expect(known().status).toBe('asking')
    expect(calls[1]?.question).toMatchObject({ hash: '', rides: [{ stops: 1 }] })
    end(calls[1])
    await settle()
    expect(known().status).toBe('refused')
    expect(price()).toMatchObject(shown)
  })

  it('PRICE-11 the certificate is applied again after another offer was chosen', async () => {
    const { calls, pass, store } = createScene(sign)
    await pass(300)
    calls[0]?.answer(5625, 625)
    await settle()
    store.dispatch({
      type: 'started',
      offer: createOffer({ priceId: 'pr-3' }),
      quotedAt: fixtureNow,
      from: createFullDraft().from,
      to: createFullDraft().to,
      intentId: 'j',
      utm: {},
      user: createGuest(),
    })
    await pass(300)
    expect(calls.at(-1)?.question).toMatchObject({ hash: 'WHERRY-10', rides: [{ priceId: 'pr-3' }] })
  })

  it('REL-04 a late answer to an earlier question is dropped, and its call was taken back', async () => {
    const { calls, pass, store, price, known } = createScene(sign)
    await pass(300)
    store.dispatch({ type: 'bonusApplied', hash: 'ANNA-15' })
    expect(calls[0]?.signal.aborted).toBe(true)
    await pass(300)
    calls[1]?.answer(5313, 937)
    calls[0]?.answer(1, 6249)
    await settle()
    expect(price()?.total.minor).toBe(5313)
    store.dispatch({ type: 'bonusRemoved' })
    expect(known().status).toBe('none')
    await pass(1000)
    expect(calls).toHaveLength(2)
  })

  it('BOOK-16 with one fast ride of two, the certificate is asked for the other one: one call after the other', async () => {
    const returnRide = { ...rideOf(createFullDraft()), isFastRide: true }
    const { calls, pass, price } = createScene({ ...sign, returnRide })
    await pass(300)
    expect(calls.map(({ question }) => question.hash)).toEqual(['WHERRY-10'])
    calls[0]?.answer(5625, 625)
    await settle()
    expect(calls.map(({ question }) => question.hash)).toEqual(['WHERRY-10', ''])
    calls[1]?.answer(6250)
    await settle()
    expect(price()).toMatchObject({ kind: 'confirmed', total: { minor: 11_875 }, bonus: { minor: -625 } })
  })
})

describe('a price that does not come', () => {
  it.each([
    [
      refusal(400, 'This certificate has been used already.'),
      'refused',
      'This certificate has been used already.',
    ],
    [refusal(400), 'refused', null],
    [refusal(404, 'There is none.'), 'refused', 'There is none.'],
    [refusal(401, 'Sign in'), 'none', null],
    [refusal(400, 'This price is gone.', 'price_gone'), 'none', null],
    [refusal(429, 'Slow down'), 'failed', 'Slow down'],
    [refusal(500, 'Oops'), 'failed', 'Oops'],
    [new ClientError('network', { endpoint }), 'failed', null],
    [new ClientError('timeout', { endpoint }), 'failed', null],
    [new ClientError('unreadable', { endpoint, path: 'result' }), 'failed', null],
  ] as const)('BOOK-32 %s: %s', async (error, status, message) => {
    const { calls, pass, known, price } = createScene(sign)
    await pass(300)
    calls[0]?.fail(error)
    await settle()
    expect(known()).toMatchObject({ status, message })
    expect(price()?.kind).toBe(status === 'refused' ? 'confirmed' : 'preview')
  })

  it('BOOK-32 without a certificate a refusal is left to the order', async () => {
    const { calls, pass, known } = createScene({ stops })
    await pass(300)
    calls[0]?.fail(refusal(400, 'Too many stops', 'too_many_stops'))
    await settle()
    expect(known()).toMatchObject({ status: 'none', message: null })
  })

  it('BOOK-32 what a 401 left open is asked once more when somebody has signed in, and not before', async () => {
    const { calls, pass, known, store } = createScene(sign)
    const user = createGuest({ userId: '7' })
    store.dispatch({ type: 'userKnown', user })
    await pass(300)
    calls[0]?.fail(refusal(401))
    await settle()
    store.dispatch({ type: 'notesEntered', value: 'two bags' })
    store.dispatch({ type: 'userKnown', user })
    await pass(300)
    expect(calls).toHaveLength(1)
    store.dispatch({ type: 'userKnown', user: { ...user } })
    await pass(300)
    expect(calls).toHaveLength(2)
    calls[1]?.answer(5625, 625)
    await settle()
    expect(known().status).toBe('confirmed')
    store.dispatch({ type: 'userKnown', user: { ...user } })
    await pass(300)
    expect(calls).toHaveLength(2)
  })

  it('BOOK-32 a question that is asked once more after a refused order is not answered from what is known', async () => {
    const { anew, calls, pass, pricer } = createScene(sign)
    await pass(300)
    calls[0]?.answer(5625, 625)
    await settle()
    pricer.askAnew()
    await pass(300)
    expect(anew).toEqual([false, true])
  })

  it('BOOK-32 a failed question is asked again by the person and by the returning connection', async () => {
    const { calls, pass, pricer, platform, known } = createScene(sign)
    const fail = async () => {
      calls.at(-1)?.fail(new ClientError('network', { endpoint }))
      await settle()
    }
    await pass(300)
    pricer.again()
    expect(known().status).toBe('asking')
    await fail()
    pricer.again()
    await pass(300)
    await fail()
    platform.setOnline(false)
    platform.setOnline(true)
    await pass(300)
    expect(calls).toHaveLength(3)
    calls[2]?.answer(5625, 625)
    await settle()
    expect(known().status).toBe('confirmed')
  })
})

describe('Pay waits for the price', () => {
  const statusOf = (settled: Promise<string>) => {
    const told: string[] = []
    void settled.then((status) => told.push(status))
    return told
  }

  it('BOOK-32 is told at once where nothing is asked, else when the last question is answered', async () => {
    const { calls, pass, pricer, store } = createScene()
    expect(await pricer.settled()).toBe('none')
    store.dispatch({ type: 'bonusApplied', hash: 'WHERRY-10' })
    const told = statusOf(pricer.settled())
    await pass(300)
    store.dispatch({ type: 'bonusApplied', hash: 'ANNA-15' })
    await pass(300)
    calls[0]?.answer(5625, 625)
    await settle()
    expect(told).toEqual([])
    calls[1]?.answer(5313, 937)
    await settle()
    expect(told).toEqual(['confirmed'])
  })

  it('BOOK-32 after a failure Pay asks once again', async () => {
    const { calls, pass, pricer } = createScene(sign)
    await pass(300)
    calls[0]?.fail(new ClientError('timeout', { endpoint }))
    await settle()
    const told = statusOf(pricer.settled())
    await pass(300)
    calls[1]?.fail(new ClientError('timeout', { endpoint }))
    await settle()
    expect(told).toEqual(['failed'])
  })

  it('REL-04 the end of the screen frees who waits, and nothing is told after it', async () => {
    const { calls, pass, pricer, store, clock, known, start } = createScene(sign)
    const told = statusOf(pricer.settled())
    await pass(300)
    pricer.stop()
    await settle()
    expect(told).toEqual(['none'])
    expect([calls[0]?.signal.aborted, clock.waiting]).toEqual([true, 0])
    const before = store.get()
    calls[0]?.answer(1, 6249)
    await pass(1000)
    expect(store.get()).toBe(before)
    start()
    await pass(300)
    calls[1]?.answer(5625, 625)
    await settle()
    expect(known().status).toBe('confirmed')
  })

  it('BOOK-48 on a return to the screen a question that has its answer is not asked again', async () => {
    const { calls, pass, pricer, start, known } = createScene(sign)
    await pass(300)
    calls[0]?.answer(5625, 625)
    await settle()
    pricer.stop()
    start()
    await pass(1000)
    expect([calls.length, known().status]).toEqual([1, 'confirmed'])
  })

  it('BOOK-49 an order has its price: its spent certificate is not asked about, a new booking asks', async () => {
    const { calls, pass, store, known, price } = createScene(sign)
    await pass(300)
    calls[0]?.answer(5625, 625)
    await settle()
    const order = { orderId: '1', transaction: 't', number: '1', fingerprint: 'f' }
    store.dispatch({ type: 'ordered', order })
    await pass(1000)
    expect(price()?.total.minor).toBe(5625)
    store.dispatch({ type: 'bonusApplied', hash: 'ANNA-15' })
    await pass(1000)
    expect([calls.length, known().status]).toEqual([1, 'none'])
    store.dispatch({ type: 'bonusApplied', hash: 'WHERRY-10' })
    store.dispatch({ type: 'startedAnew', intentId: 'j' })
    await pass(300)
    expect(calls).toHaveLength(2)
    calls[1]?.fail(refusal(400, 'This certificate has been used already.'))
    await settle()
    expect(known().status).toBe('refused')
  })
})
