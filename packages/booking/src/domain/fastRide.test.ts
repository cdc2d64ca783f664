import { describe, expect, it } from 'vitest'
import { createGuest, createOffer } from '../testing/fixtures.ts'
import { choiceOf, fastRideAvailable, type OrderAction } from './choice.ts'

const user = createGuest({ allowFastRide: true })
const offer = createOffer({ fastRide: true })

describe('what a chosen offer leaves open', () => {
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

  it('PRICE-11 choosing tells fast ride, child seats and whether one provider makes all offers', () => {
    const other = createOffer({ provider: { ...offer.provider, id: '42' }, services: [] })
    expect(choiceOf(offer, [offer], user, 'new')).toEqual({
      fastRideAvailable: true,
      childSeatsAvailable: true,
      isOnlyProvider: true,
    })
    expect(choiceOf(other, [offer, other], user, 'new')).toEqual({
      fastRideAvailable: false,
      childSeatsAvailable: false,
      isOnlyProvider: false,
    })
  })
})
