import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { createFullDraft, createOffer, fixtureNow } from '../../testing/samples/fixtures.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, initialBooking, toSavedBooking } from './bookingState.ts'
import { draftFingerprint } from './intent.ts'
import { pricingQuestionOf, totalOf } from './pricing.ts'
import { type KnownOrder, orderIn } from './progress.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const then = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(bookingReducer, state)
const opened = (draft: Draft, order: KnownOrder | null = null) =>
  bookingReducer(initialBooking, {
    type: 'restored',
    kept: { draft, quotedAt: fixtureNow, intentId: 'i', sent: null, lost: null, order },
  })
/** Leaves the page and restores the booking that the device has kept. */
const reloaded = (state: BookingState) => {
  const text = writeSnapshot({ until: fixtureNow, kept: toSavedBooking(state), begun: null })
  const kept = readSnapshot(text)?.kept
  if (!kept) throw new Error('It was kept')
  return bookingReducer(initialBooking, { type: 'restored', kept })
}
/** The sum as the form shows it. */
const shown = ({ draft, pricing, progress }: BookingState) =>
  draft && totalOf({ draft, pricing, order: orderIn(progress) })
const order: KnownOrder = { orderId: '1', transaction: 't', number: 'n', fingerprint: 'f' }
const sent: BookingAction = { type: 'sent', sent: { key: 'k', fingerprint: 'f' } }
const ordered: BookingAction = { type: 'ordered', order }

const certified = createFullDraft({ hash: 'WHERRY-10', certificate: 'WHERRY-10', services: [] })
const priced = then(opened(certified), {
  type: 'pricingChanged',
  pricing: {
    status: 'confirmed',
    question: pricingQuestionOf(certified),
    rides: [{ type: 'certificate', size: eur(1000), restatedPrice: eur(5250), repaymentPrice: eur(1000) }],
    message: null,
  },
})

describe('the sum of a known order', () => {
  it.each<[string, (state: BookingState) => BookingState]>([
    ['at once', (state) => state],
    ['after a reload', reloaded],
    [
      'after a reload and a reading of the order',
      (state) =>
        then(reloaded(state), {
          type: 'ordered',
          order: { ...(orderIn(reloaded(state).progress) ?? order), number: 'W-1' },
        }),
    ],
    ['after a reload and an edit', (state) => then(reloaded(state), { type: 'bonusRemoved' })],
    [
      'once another car was taken',
      (state) =>
        then(state, {
          type: 'offerTaken',
          offer: createOffer({ priceId: 'x', price: eur(99_900) }),
          quotedAt: fixtureNow,
        }),
    ],
  ])('BOOK-32 BOOK-38 is what was confirmed when it went out: %s', (_, later) => {
    expect(shown(later(then(priced, sent, ordered)))).toEqual({ total: eur(5250), isAbout: false })
  })

  it('REL-02 is known where its answer was lost and it is found after a reload', () => {
    const found = then(reloaded(then(priced, sent)), ordered)
    expect(shown(found)?.total).toEqual(eur(5250))
    expect(shown(then(priced, sent, { type: 'lostSettled' }, ordered))?.total).toEqual(eur(5250))
  })

  it('BOOK-42 counts what went out, not what was entered while it was on its way', () => {
    expect(shown(then(priced, sent, { type: 'bonusRemoved' }, ordered))?.total).toEqual(eur(5250))
  })

  it('BOOK-38 is never firm where a certificate counts and the sum is not known', () => {
    expect(shown(opened(certified, order))?.isAbout).toBe(true)
    const other = then(priced, sent, { type: 'ordered', order: { ...order, fingerprint: '' } })
    expect(shown(reloaded(other))?.isAbout).toBe(true)
  })

  it('BOOK-38 is the offer’s price where nothing is added to it', () => {
    const plain = createFullDraft({ services: [] })
    expect(shown(opened(plain, order))).toEqual({ total: plain.offer.price, isAbout: false })
  })
})

describe('what a known order is of', () => {
  it('BOOK-49 the draft that went out, whoever looks at it in whatever language', () => {
    const state = reloaded(then(priced, sent, ordered))
    expect(orderIn(state.progress)?.said).toBe(draftFingerprint(certified))
    expect(state.draft && draftFingerprint(state.draft)).toBe(orderIn(state.progress)?.said)
    const edited = then(state, { type: 'notesEntered', value: 'Two dogs' })
    expect(edited.draft && draftFingerprint(edited.draft)).not.toBe(orderIn(edited.progress)?.said)
  })
})
