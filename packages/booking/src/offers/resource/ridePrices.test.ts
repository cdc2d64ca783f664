import { describe, expect, it } from 'vitest'
import type { Place } from '../../kernel/model/place.ts'
import { createAirport, createHouse } from '../../testing/samples/fixtures.ts'
import { askRide, type RideBasis } from './ridePrices.ts'

const { signal } = new AbortController()
const [from, to] = [createAirport(), createHouse()]
const nowhere = createHouse({ location: null })
const cdg = { location: from.location, placeId: 'air-CDG' }
const rivoli = { location: to.location, placeId: 'adr-rivoli-10' }

/** Runs `askRide` and returns the requests of each search. */
function asked(start: Place, end: Place | null, durationSeconds: number | null, basis: RideBasis) {
  const questions: [string, unknown][] = []
  const note = (search: string) => async (question: unknown) => {
    questions.push([search, question])
    return []
  }
  const searches = { prices: note('prices'), rentPrices: note('rent') }
  const answer = askRide(searches, { from: start, to: end, durationSeconds }, basis, signal)
  return { isAsked: answer !== null, questions }
}

describe('askRide', () => {
  const bare = { currency: 'EUR', alternativeCurrency: null }
  const whole = { currency: 'USD', alternativeCurrency: 'INR', currentPriceId: 'pr-1' }

  it.each([
    [
      'a transfer',
      from,
      to,
      null,
      bare,
      ['prices', { ...bare, from: cdg, to: rivoli, flexibleTariff: true }],
    ],
    [
      'a way back',
      to,
      from,
      null,
      bare,
      ['prices', { ...bare, from: rivoli, to: cdg, flexibleTariff: true }],
    ],
    [
      'one with a price',
      from,
      to,
      null,
      whole,
      ['prices', { ...whole, from: cdg, to: rivoli, flexibleTariff: true }],
    ],
    ['a rent', from, null, 3600, bare, ['rent', { currency: 'EUR', from: cdg, durationSeconds: 3600 }]],
    [
      'one with a price by the hour',
      from,
      null,
      7200,
      whole,
      ['rent', { currency: 'USD', from: cdg, durationSeconds: 7200, currentPriceId: 'pr-1' }],
    ],
  ] as const)('PRICE-01 RENT-08 PRICE-21 %s is asked once', (_what, start, end, seconds, basis, question) => {
    expect(asked(start, end, seconds, basis)).toEqual({ isAsked: true, questions: [question] })
  })

  it.each([
    ['the pickup of a transfer', nowhere, to, null],
    ['its end', from, nowhere, null],
    ['the pickup of a rent', nowhere, null, 3600],
    ['a transfer without an end', from, null, null],
  ] as const)('PLACE-12 %s that the service has not placed is not asked', (_what, start, end, seconds) => {
    expect(asked(start, end, seconds, bare)).toEqual({ isAsked: false, questions: [] })
  })
})
