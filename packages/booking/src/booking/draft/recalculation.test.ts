import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft, Ride } from '../../kernel/model/booking.ts'
import { draft as anyDraft } from '../../testing/arbitraries.ts'
import { createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { legOf, legsOf, rideOf } from './draft.ts'
import { chosenServices, hashOf, isBonusIdle, isPricedByOffers, recalculationsOf } from './recalculation.ts'

const stop = createHouse({ placeId: 'stop-1' })
const back = (parts: Partial<Ride> = {}): Ride => ({
  ...rideOf(createFullDraft()),
  offer: createOffer({ priceId: 'pr-back' }),
  ...parts,
})
const hashes = (draft: Draft) => recalculationsOf(draft).map(({ hash, rides }) => [hash, rides.length])

describe('what is asked about the price', () => {
  it('BOOK-32 names offer, stops, pickup place, extras and seats of a ride', () => {
    const draft = createFullDraft({
      stops: [stop],
      services: ['s-sign'],
      children: 2,
      childSeats: { infant_seat: 1, seat: 0, booster: 1 },
      hash: ' WHERRY-10 ',
    })
    expect(recalculationsOf(draft)).toEqual([
      {
        currency: 'EUR',
        hash: 'WHERRY-10',
        rides: [
          {
            priceId: 'pr-1001',
            stops: 1,
            pickupPlaceId: 'air-CDG',
            durationSeconds: null,
            services: [
              { id: 's-sign', type: 'table', amount: 1 },
              { id: 's-infant', type: 'infant_seat', amount: 1 },
              { id: 's-booster', type: 'booster', amount: 1 },
            ],
          },
        ],
      },
    ])
  })

  it('BOOK-32 a rent is asked with its duration', () => {
    const [question] = recalculationsOf(createFullDraft({ durationSeconds: 14_400, hash: 'X' }))
    expect(question?.rides[0].durationSeconds).toBe(14_400)
  })

  it.each<[string, Partial<Draft>, boolean]>([
    ['nothing added', {}, false],
    ['an included extra', { services: ['s-sign'] }, false],
    ['a stop', { stops: [stop] }, true],
    ['a certificate', { hash: 'X' }, true],
    ['a blank certificate', { hash: ' \u202e' }, false],
    ['a certificate of a fast ride', { hash: 'X', isFastRide: true }, false],
    ['a child seat', { children: 1, childSeats: { infant_seat: 0, seat: 1, booster: 0 } }, true],
    ['a way back with nothing added', { returnRide: back() }, false],
    ['a way back with a stop', { returnRide: back({ stops: [stop] }) }, true],
  ])('BOOK-32 %s: asked %s', (_, parts, isAsked) => {
    const draft = createFullDraft({ services: [], ...parts })
    expect(recalculationsOf(draft).length > 0).toBe(isAsked)
    expect(isPricedByOffers(draft)).toBe(!isAsked)
  })

  it('BOOK-32 the certificate goes to both rides in one question', () => {
    expect(hashes(createFullDraft({ hash: 'X', returnRide: back() }))).toEqual([['X', 2]])
  })

  it('BOOK-16 a fast ride takes no certificate: of two the other one has it, each in its own question', () => {
    const slow = createFullDraft({ hash: 'X', returnRide: back() })
    expect(hashes({ ...slow, isFastRide: true })).toEqual([
      ['', 1],
      ['X', 1],
    ])
    expect(hashes({ ...slow, returnRide: back({ isFastRide: true }) })).toEqual([
      ['X', 1],
      ['', 1],
    ])
    const fast = { ...slow, isFastRide: true, returnRide: back({ isFastRide: true }) }
    expect(hashes(fast)).toEqual([])
    expect([slow, fast].map(isBonusIdle)).toEqual([false, true])
    expect(hashes({ ...fast, stops: [stop] })).toEqual([['', 2]])
  })

  it('BOOK-50 the certificate of a changed order is spent already: it is not asked about', () => {
    const change = { orderId: '1', transaction: 't', number: '1' }
    expect(hashes(createFullDraft({ change, hash: 'X' }))).toEqual([])
    expect(hashes(createFullDraft({ change, hash: 'X', stops: [stop] }))).toEqual([['', 1]])
  })

  it('BOOK-32 asks once about each ride, in their order, with the number that goes out with it', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const asked = recalculationsOf(draft).flatMap(({ hash, rides }) =>
          rides.map((ride) => [ride.priceId, ride.stops, ride.services, hash]),
        )
        const rides = legsOf(draft).flatMap((leg) => legOf(draft, leg) ?? [])
        const said = rides.map((ride) => [
          ride.offer.priceId,
          ride.stops.length,
          chosenServices(ride),
          hashOf(ride),
        ])
        expect(asked).toEqual(isPricedByOffers(draft) ? [] : said)
      }),
    )
  })
})
