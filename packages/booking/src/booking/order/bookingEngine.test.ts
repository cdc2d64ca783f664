import { describe, expect, it } from 'vitest'
import { createModule } from '../../createModule.ts'
import { noInternalNumbers } from '../../kernel/model/internalNumber.ts'
import { createStore } from '../../kernel/store/store.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { createFullDraft, createGuest } from '../../testing/samples/fixtures.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { failureIn } from '../state/progress.ts'
import { startBooking } from './bookingEngine.ts'

/** User 7 stands in a frame and goes on with an order of account 8. */
async function payInFrame(isFrameMode: boolean) {
  const asked: string[] = []
  const platform = createFakePlatform({
    framed: true,
    fetch: async (address) => {
      asked.push(new URL(String(address)).pathname)
      return Response.json({ result: { url: 'https://pay.example.com/tr-1' } })
    },
  })
  const config = {
    apiBase: 'https://api.wherry.test',
    partner: '2001',
    framed: isFrameMode,
    redirectOrigins: ['https://pay.example.com'],
  }
  const module = createModule({ config, platform })
  const store = createStore(bookingReducer, initialBooking)
  const order = { orderId: '1', userId: '8', transaction: 'tr-1', number: 'W-1', fingerprint: '' }
  const kept = { draft: createFullDraft(), quotedAt: 0, intentId: 'i', sent: null, lost: null, order }
  store.dispatch({ type: 'restored', kept })
  const engine = startBooking(module, store, {
    user: () => createGuest({ userId: '7', role: 'buyer' }),
    lang: () => 'en',
    currency: () => 'EUR',
    onBooked: () => {},
    onMissing: () => {},
  })
  await engine.flow.payNow()
  const failure = failureIn(store.get().progress)
  engine.stop()
  return { reason: failure?.reason ?? null, isAsked: asked.some((path) => path.includes('pay-url')) }
}

describe('an order of another account in a frame', () => {
  it('BOOK-46 EMBED-01 with isFrame=false it is not paid: orders are the visitors’ there', async () => {
    expect(await payInFrame(false)).toEqual({ reason: 'otherAccount', isAsked: false })
  })

  it('BOOK-46 EMBED-01 in frame mode it is paid: orders are the partner’s there', async () => {
    expect(await payInFrame(true)).toEqual({ reason: null, isAsked: true })
  })
})

describe('a company’s own pattern of numbers', () => {
  const reportsOf = (pattern: string | null) => {
    const reports: unknown[] = []
    const platform = createFakePlatform({
      report: (error, context) => reports.push([String(error), context]),
    })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const internalNumbers = { ...noInternalNumbers, trip: 'optional', pattern } as const
    const setup = {
      user: () => createGuest({ userId: '7', role: 'corporate', internalNumbers }),
      lang: () => 'en' as const,
      currency: () => 'EUR',
      onBooked: () => {},
      onMissing: () => {},
    }
    for (const _ of [1, 2]) startBooking(module, createStore(bookingReducer, initialBooking), setup).stop()
    return reports
  }

  it('BOOK-26 that is not run is reported once a visit', () => {
    expect(reportsOf('^(?=a)b$')).toEqual([
      ['Error: The pattern of internal numbers is not run', { pattern: '^(?=a)b$' }],
    ])
  })

  it('BOOK-26 that is run, or is not there, is reported by nobody', () => {
    expect([...reportsOf('^(a+)+$'), ...reportsOf(null)]).toEqual([])
  })
})
