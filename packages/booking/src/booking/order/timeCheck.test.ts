import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeCheck, TimeQuestion } from '../../kernel/model/timeCheck.ts'
import { createStore } from '../../kernel/store/store.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { settle } from '../../testing/orderModel.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { ClientError } from '../../wire/clientError.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import type { OrdersClient } from '../wire/ordersClient.ts'
import { startTimeCheck } from './timeCheck.ts'

const allowed: TimeCheck = {
  allowed: true,
  notice: null,
  noticeToUser: null,
  fastRide: null,
  similarOrders: [],
}

interface Call {
  name: 'recommendedTime' | 'checkTime'
  /** The arrival that is checked, or the departure that is asked for. */
  about: string
  signal: AbortSignal
  done: boolean
  answer(value: unknown): void
  fail(error: unknown): void
}

function createScene(
  routeType: 'SUBURB_AIRPORT' | 'AIRPORT_SUBURB' | 'AIRPORT_RENT',
  user = createGuest(),
  fastRide = false,
) {
  const isRent = routeType === 'AIRPORT_RENT'
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  const store = createStore(bookingReducer, initialBooking)
  const calls: Call[] = []
  const questions: TimeQuestion[] = []
  function open<T>(name: Call['name'], about: string, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const call: Call = {
        name,
        about,
        signal,
        done: false,
        answer(value) {
          call.done = true
          resolve(value as T)
        },
        fail(error) {
          call.done = true
          reject(error)
        },
      }
      calls.push(call)
    })
  }
  const orders: Pick<OrdersClient, 'recommendedTime' | 'checkTime'> = {
    recommendedTime: ({ departure }, signal) => open('recommendedTime', departure, signal),
    checkTime: (question, signal) => {
      questions.push(question)
      return open('checkTime', question.dateArrival, signal)
    },
  }
  store.dispatch({
    type: 'started',
    offer: createOffer({ routeType, fastRide, ...(isRent && { finish: 'rent' }) }),
    quotedAt: fixtureNow,
    from: createAirport(),
    to: isRent ? null : createHouse(),
    durationSeconds: isRent ? 14_400 : null,
    intentId: 'i',
    utm: {},
    user,
  })
  const checker = startTimeCheck({ store, orders, platform, user: () => user })
  const enter = (end: 'arrival' | 'departure', part: 'date' | 'time', value: string) =>
    store.dispatch({ type: 'dateEntered', end, part, value })
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await settle()
  }
  return { clock, platform, store, calls, questions, checker, enter, pass }
}

describe('the time check', () => {
  it('BOOK-15 a check that has failed, as with a 401, is made once more for who has signed in', async () => {
    const user = createGuest({ userId: '7' })
    const { store, calls, enter, pass } = createScene('AIRPORT_SUBURB', user)
    const status = () => store.get().timing.outbound.check.status
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '14:35')
    await pass(100)
    calls[0]?.fail(new ClientError('rejected', { endpoint: 'checkTime', status: 401 }))
    await pass(100)
    store.dispatch({ type: 'userKnown', user })
    store.dispatch({ type: 'notesEntered', value: 'two bags' })
    await pass(100)
    expect([status(), calls.length]).toEqual(['failed', 1])
    store.dispatch({ type: 'userKnown', user: { ...user } })
    await pass(100)
    calls[1]?.answer(allowed)
    await pass(100)
    store.dispatch({ type: 'userKnown', user: { ...user } })
    await pass(100)
    expect([status(), calls.length]).toEqual(['allowed', 2])
  })

  it('BOOK-14 waits 100 ms after the last change, then asks once', async () => {
    const { calls, enter, pass, store } = createScene('AIRPORT_SUBURB')
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '09:00')
    await pass(99)
    enter('arrival', 'time', '09:45')
    await pass(99)
    expect(calls).toHaveLength(0)
    await pass(1)
    expect(calls.map(({ about }) => about)).toEqual(['2026-12-01 09:45'])
    expect(store.get().timing.outbound.check.status).toBe('checking')
    calls[0]?.answer(allowed)
    await settle()
    expect(store.get().timing.outbound.check.status).toBe('allowed')
  })

  it('RENT-10 BOOK-14 a rent is checked with its duration, a transfer with none', async () => {
    for (const [routeType, durationSeconds] of [
      ['AIRPORT_RENT', 14_400],
      ['AIRPORT_SUBURB', null],
    ] as const) {
      const { questions, enter, pass } = createScene(routeType)
      enter('arrival', 'date', '2026-12-01')
      enter('arrival', 'time', '09:00')
      await pass(100)
      expect(questions).toMatchObject([{ durationSeconds }])
    }
  })

  it('BOOK-14 a whole departure asks the recommended pickup first, sets it, then checks', async () => {
    const { calls, enter, pass, store } = createScene('SUBURB_AIRPORT')
    enter('departure', 'date', '2026-12-01')
    await pass(200)
    expect(calls).toHaveLength(0)
    enter('departure', 'time', '15:00')
    await pass(100)
    expect(calls.map(({ name, about }) => [name, about])).toEqual([['recommendedTime', '2026-12-01 15:00']])
    calls[0]?.answer({ arrival: '2026-12-01 11:30', travelTime: 3600 })
    await settle()
    expect(store.get().draft?.form).toMatchObject({ arrivalDate: '2026-12-01', arrivalTime: '11:30' })
    await pass(100)
    expect(calls[1]).toMatchObject({ name: 'checkTime', about: '2026-12-01 11:30' })
  })

  it('BOOK-14 an arrival that was typed since is not overwritten', async () => {
    const { calls, enter, pass, store } = createScene('SUBURB_AIRPORT')
    enter('departure', 'date', '2026-12-01')
    enter('departure', 'time', '15:00')
    await pass(100)
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '10:00')
    calls[0]?.answer({ arrival: '2026-12-01 11:30', travelTime: 3600 })
    await pass(100)
    expect(store.get().draft?.form.arrivalTime).toBe('10:00')
    expect(calls.at(-1)).toMatchObject({ name: 'checkTime', about: '2026-12-01 10:00' })
  })

  it('BOOK-14 without a recommendation the entered time is checked all the same', async () => {
    const { calls, enter, pass } = createScene('SUBURB_AIRPORT')
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '10:00')
    enter('departure', 'date', '2026-12-01')
    enter('departure', 'time', '15:00')
    await pass(100)
    calls[0]?.fail(new ClientError('network', { endpoint: 'recommendedTime' }))
    await settle()
    expect(calls[1]).toMatchObject({ name: 'checkTime', about: '2026-12-01 10:00' })
  })

  it('BOOK-15 a refusal keeps its notice and the similar orders', async () => {
    const { calls, enter, pass, store, checker } = createScene('AIRPORT_SUBURB')
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '09:00')
    await pass(100)
    const similarOrders = [{ orderId: '7', dateArrival: null, fromText: '', toText: '' }]
    calls[0]?.answer({ ...allowed, allowed: false, notice: 'Too soon.', similarOrders })
    expect(await checker.settled()).toBe('refused')
    expect(store.get().timing.outbound.check).toMatchObject({
      status: 'refused',
      notice: 'Too soon.',
      similarOrders,
    })
  })

  it('BOOK-15 the order that the form itself has made is not a similar one', async () => {
    const { calls, enter, pass, store, checker } = createScene('AIRPORT_SUBURB')
    const order = { orderId: '7', transaction: 't', number: '7', fingerprint: '' }
    store.dispatch({ type: 'ordered', order })
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '09:00')
    await pass(100)
    const similar = (orderId: string) => ({ orderId, dateArrival: null, fromText: '', toText: '' })
    calls[0]?.answer({ ...allowed, similarOrders: [similar('7'), similar('8')] })
    expect(await checker.settled()).toBe('allowed')
    expect(store.get().timing.outbound.check.similarOrders).toEqual([similar('8')])
  })

  it('BOOK-16 a fast ride moves the arrival to its earliest time plus 2 minutes, twice at most', async () => {
    const user = createGuest({ allowFastRide: true })
    const { calls, enter, pass, store } = createScene('AIRPORT_SUBURB', user, true)
    enter('arrival', 'date', '2026-11-21')
    enter('arrival', 'time', '13:10')
    for (const minAllowedTime of ['2026-11-21 14:20', '2026-11-21 14:40', '2026-11-21 15:00']) {
      await pass(100)
      calls
        .at(-1)
        ?.answer({ ...allowed, allowed: false, fastRide: { minAllowedTime, notice: null, allowed: true } })
      await settle()
    }
    expect(calls.map(({ about }) => about)).toEqual([
      '2026-11-21 13:10',
      '2026-11-21 14:22',
      '2026-11-21 14:42',
    ])
    expect(store.get().draft).toMatchObject({ isFastRide: true, form: { arrivalTime: '14:42' } })
  })

  it('DATE-01 DATE-02 the time check and the order tell the same settled departure', async () => {
    const { calls, questions, enter, pass, store } = createScene('SUBURB_AIRPORT')
    enter('departure', 'date', '2027-03-28')
    enter('departure', 'time', '02:30')
    await pass(100)
    expect(calls[0]).toMatchObject({ name: 'recommendedTime', about: '2027-03-28 03:00' })
    calls[0]?.answer({ arrival: '2027-03-27 23:00', travelTime: 60 })
    await settle()
    await pass(100)
    expect(questions.map(({ dateDeparture }) => dateDeparture)).toEqual(['2027-03-28 03:00'])
    expect(store.get().draft?.form).toMatchObject({ departureDate: '2027-03-28', departureTime: '03:00' })
  })

  it('PRICE-14 no fast ride for who may not have one', async () => {
    const { calls, enter, pass, store } = createScene('AIRPORT_SUBURB', createGuest(), true)
    enter('arrival', 'date', '2026-11-21')
    enter('arrival', 'time', '13:10')
    await pass(100)
    calls[0]?.answer({
      ...allowed,
      allowed: false,
      fastRide: { minAllowedTime: '2026-11-21 14:20', notice: null, allowed: true },
    })
    await settle()
    expect(store.get().draft).toMatchObject({ isFastRide: false, form: { arrivalTime: '13:10' } })
  })

  it('ERR-07 a failed check is asked again when the connection is back', async () => {
    const { calls, enter, pass, store, platform } = createScene('AIRPORT_SUBURB')
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '09:00')
    await pass(100)
    calls[0]?.fail(new ClientError('network', { endpoint: 'checkTime' }))
    await settle()
    expect(store.get().timing.outbound.check.status).toBe('failed')
    platform.setOnline(true)
    await pass(100)
    expect(calls).toHaveLength(2)
  })

  it('REL-09 leaves no timer and no listener, and changes nothing after its end', async () => {
    const { calls, enter, pass, store, checker, clock } = createScene('AIRPORT_SUBURB')
    enter('arrival', 'date', '2026-12-01')
    enter('arrival', 'time', '09:00')
    await pass(100)
    checker.stop()
    const before = store.get()
    calls[0]?.answer(allowed)
    await settle()
    expect(store.get()).toBe(before)
    enter('arrival', 'time', '10:00')
    expect(clock.waiting).toBe(0)
    expect(calls).toHaveLength(1)
  })
})

type Move =
  | { do: 'arrival'; time: string }
  | { do: 'departure'; time: string }
  | { do: 'wait' }
  | { do: 'answer'; at: number; fails: boolean }
const time = fc.constantFrom('09:00', '10:00')
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constant('arrival' as const), time }),
  fc.record({ do: fc.constant('departure' as const), time: fc.constantFrom('15:00', '16:00') }),
  fc.record({ do: fc.constant('wait' as const) }),
  fc.record({ do: fc.constant('answer' as const), at: fc.nat(6), fails: fc.boolean() }),
)

describe('the time check in any order of answers', () => {
  it('REL-04 the last entered time wins, at most one call lives, and what was typed last stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 16 }), async (moves) => {
        const { calls, enter, pass, store } = createScene('SUBURB_AIRPORT')
        enter('departure', 'date', '2026-12-01')
        enter('arrival', 'date', '2026-12-01')
        const answer = (call: Call, fails: boolean) => {
          if (fails) call.fail(new ClientError('network', { endpoint: call.name }))
          else if (call.name === 'checkTime')
            // The answer carries what it was asked about, so that a stale one can be told.
            call.answer({ ...allowed, noticeToUser: call.about })
          else call.answer({ arrival: '2026-12-01 11:30', travelTime: 60 })
        }
        let typedLast: string | null = null
        for (const one of moves) {
          if (one.do === 'wait') await pass(100)
          else if (one.do === 'answer') {
            const call = calls[one.at]
            if (call) answer(call, one.fails)
            await settle()
          } else {
            // The value that stands already is no change.
            const { edits } = store.get().timing.outbound
            enter(one.do, 'time', one.time)
            if (store.get().timing.outbound.edits !== edits)
              typedLast = one.do === 'arrival' ? one.time : null
          }
          expect(calls.filter(({ signal, done }) => !done && !signal.aborted).length).toBeLessThanOrEqual(1)
          if (typedLast !== null) expect(store.get().draft?.form.arrivalTime).toBe(typedLast)
        }
        for (let round = 0; round < 4; round++) {
          await pass(100)
          for (const call of calls) answer(call, false)
          await settle()
        }
        const { draft, timing } = store.get()
        const { check } = timing.outbound
        if (check.status === 'allowed')
          expect(check.noticeToUser).toBe(`${draft?.form.arrivalDate} ${draft?.form.arrivalTime}`)
        else expect(['none', 'failed']).toContain(check.status)
      }),
      { numRuns: 2000 },
    )
  })
})
