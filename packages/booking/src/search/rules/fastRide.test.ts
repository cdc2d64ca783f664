import { describe, expect, it } from 'vitest'
import { createGuest, createOffer } from '../../testing/samples/fixtures.ts'
import { fastRideAvailable, type OrderAction } from './fastRide.ts'

const user = createGuest({ allowFastRide: true })
const offer = createOffer({ fastRide: true })

describe('whether a fast ride may be taken', () => {
  it.each<[OrderAction, boolean]>([
    ['new', true],
    ['change', true],
    ['repeat', false],
    ['repeatFastRide', true],
  ])('PRICE-14 a fast ride for the action %s: %s', (action, available) => {
    expect(fastRideAvailable(user, offer, action)).toBe(available)
  })

  it('PRICE-14 no fast ride where the user or the offer has none, or the user is card-only', () => {
    expect(fastRideAvailable(createGuest(), offer, 'new')).toBe(false)
    expect(fastRideAvailable(user, createOffer(), 'new')).toBe(false)
    const payment = { card: true, cash: false }
    expect(fastRideAvailable({ ...user, payment }, offer, 'new')).toBe(false)
    expect(fastRideAvailable({ ...user, payment: { card: false, cash: true } }, offer, 'new')).toBe(true)
  })
})
