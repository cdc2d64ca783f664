import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CancelFacts, cancelSums, cancelTerms, dueOf } from './cancellation.ts'

const hour = 3_600_000
const pickupAt = Date.UTC(2027, 5, 20, 6, 45)
const facts = (rest: Partial<CancelFacts> = {}): CancelFacts => ({
  order: { cancellation: null },
  payment: 'paid',
  pickupAt,
  freeHours: 24,
  now: pickupAt - 48 * hour,
  ...rest,
})
const statuses = ['none', 'pending', 'paid', 'declined'] as const

describe('what cancelling comes to', () => {
  it('PRICE-04 it is free up to the very hour that the offer names', () => {
    const until = pickupAt - 24 * hour
    expect(cancelTerms(facts({ now: until }))).toEqual({ state: 'free', until })
    expect(cancelTerms(facts({ now: until + 1 }))).toEqual({ state: 'late', since: until })
    expect(cancelTerms(facts({ freeHours: 0, now: pickupAt - 1 }))).toMatchObject({ state: 'free' })
    expect(cancelTerms(facts({ freeHours: null }))).toEqual({ state: 'late', since: null })
    expect(cancelTerms(facts({ now: pickupAt }))).toEqual({ state: 'over' })
  })

  it('REL-02 what waits for its payment costs nothing, and what is cancelled is so for good', () => {
    for (const payment of ['pending', 'declined'] as const)
      expect(cancelTerms(facts({ payment, now: pickupAt - 1 }))).toEqual({ state: 'free', until: null })
    const order = { cancellation: { at: 1, fee: 0, refund: 41 } }
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.integer({ min: -100, max: 100 }), (payment, hours) => {
        const now = pickupAt + hours * hour
        expect(cancelTerms(facts({ order, payment, now }))).toEqual({ state: 'cancelled' })
      }),
    )
  })

  it('REL-02 it never gives back more than was paid, and fee and refund of what was paid are the price', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...statuses),
        fc.constantFrom('free', 'late'),
        (amount, payment, state) => {
          const { fee, refund } = cancelSums(state, amount, payment)
          expect(fee + refund).toBe(payment === 'paid' || state === 'late' ? amount : 0)
          expect(fee).toBe(state === 'free' ? 0 : amount)
          expect(dueOf({ amount, cancellation: { at: 1, fee, refund } })).toBe(fee)
          expect(dueOf({ amount, cancellation: null })).toBe(amount)
        },
      ),
    )
  })
})
