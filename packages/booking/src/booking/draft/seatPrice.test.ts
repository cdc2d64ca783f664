import { describe, expect, it } from 'vitest'
import type { AdditionalService, Offer } from '../../kernel/model/offer.ts'
import { createFullDraft, createOffer } from '../../testing/samples/fixtures.ts'
import { rideOf } from './draft.ts'
import { seatPriceOf } from './seatPrice.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })

/** An offer with one child seat. */
const withSeat = (seat: Partial<AdditionalService>, parts: Partial<Offer> = {}) =>
  createOffer({
    services: [
      {
        ...{ id: 's', type: 'seat', name: null, category: 'baby_seat' },
        ...{ defaultInclude: false, includedInPrice: false, price: eur(450) },
        ...seat,
      },
    ],
    ...parts,
  })

const booked = (there: Offer, back?: Offer) => {
  const draft = createFullDraft({ offer: there })
  return back ? { ...draft, returnRide: { ...rideOf(draft), offer: back } } : draft
}
const none = withSeat({}, { childSeatsAvailable: false })

describe('what a child seat costs', () => {
  it.each([
    ['one ride', booked(withSeat({})), { price: eur(450), per: 'oneWay' }],
    ['two', booked(withSeat({}), withSeat({ price: eur(500) })), { price: eur(950), per: 'bothWays' }],
    ['one of two', booked(withSeat({}), none), { price: eur(450), per: 'oneWay' }],
    ['the other of two', booked(none, withSeat({})), { price: eur(450), per: 'oneWay' }],
    ['a car by the hour', booked(withSeat({}, { finish: 'rent' })), { price: eur(450), per: 'hire' }],
    [
      'a price that includes it',
      booked(withSeat({ includedInPrice: true })),
      { price: eur(0), per: 'oneWay' },
    ],
    ['no ride', booked(none), null],
    ['a ride that names no price', booked(withSeat({ price: null })), null],
    ['two, of which one names none', booked(withSeat({}), withSeat({ price: null })), null],
    ['another currency', booked(withSeat({ price: { minor: 450, currency: 'RUB' } })), null],
  ])('BOOK-18 BOOK-38 %s', (_, draft, expected) => {
    expect(seatPriceOf(draft, 'seat')).toEqual(expected)
  })
})
