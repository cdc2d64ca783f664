import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { draft as anyDraft } from '../../testing/arbitraries.ts'
import { createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import type { Recalculation } from '../draft/recalculation.ts'
import {
  currentPricing,
  isPriceAsked,
  noPricing,
  type Pricing,
  priceOf,
  pricingOf,
  pricingQuestionOf,
  pricingReducer,
} from './pricing.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const rides: Recalculation = [
  { type: 'certificate', size: eur(1000), restatedPrice: eur(5250), repaymentPrice: eur(1000) },
]
const draft = createFullDraft({ hash: 'WHERRY-10' })
const confirmed: Pricing = {
  status: 'confirmed',
  question: pricingQuestionOf(draft),
  rides,
  message: null,
}

describe('what is known of a price', () => {
  const stops = [createHouse({ placeId: 'stop-1' })]
  const dearer = createOffer({ price: eur(9900) })
  it.each<[string, Partial<Draft>]>([
    ['another certificate', { hash: 'ANNA-15' }],
    ['an extra stop', { stops }],
    ['an extra less', { services: [] }],
    ['a child seat', { children: 1, childSeats: { infant_seat: 1, seat: 0, booster: 0 } }],
    ['another route', { from: createHouse({ placeId: 'elsewhere' }) }],
    ['another offer', { offer: createOffer({ priceId: 'pr-2' }) }],
    ['the same offer at another price', { offer: dearer }],
    ['the same offer with dearer stops', { offer: createOffer({ pricePerStop: eur(990) }) }],
  ])('BOOK-32 after %s the old sum counts for nothing', (_, change) => {
    const changed = { ...draft, ...change }
    expect(priceOf(draft, confirmed).total).toEqual(eur(5250))
    expect(currentPricing(changed, confirmed).status).toBe('waiting')
    expect(priceOf(changed, confirmed)).toEqual(priceOf(changed, noPricing))
    expect(priceOf(changed, confirmed).kind).toBe('preview')
  })

  it('BOOK-32 what is not priced asks nothing anew', () => {
    const changed = { ...draft, notes: 'Two suitcases', adults: 2, agreement: false }
    expect(currentPricing(changed, confirmed)).toBe(confirmed)
  })

  it('BOOK-32 with nothing to ask there is nothing known', () => {
    expect(currentPricing(createFullDraft(), confirmed)).toBe(noPricing)
  })

  it('BOOK-38 only a confirmed sum for this very draft replaces the preview', () => {
    for (const status of ['none', 'waiting', 'asking', 'failed'] as const)
      expect(priceOf(draft, { ...confirmed, status }).kind).toBe('preview')
  })

  it('BOOK-32 BOOK-38 a certificate that is not taken changes nothing of the price', () => {
    const refused: Pricing = { ...confirmed, status: 'refused', rides: null }
    expect(priceOf(draft, refused)).toEqual(priceOf({ ...draft, hash: '' }, noPricing))
    expect(priceOf(draft, refused)).toMatchObject({ kind: 'confirmed', bonus: null })
  })

  it('BOOK-49 of an order nothing more is asked; a sum that was confirmed before stands', () => {
    const order = { orderId: '1' }
    expect(pricingOf({ draft, pricing: noPricing, order }).status).toBe('none')
    expect(pricingOf({ draft, pricing: confirmed, order })).toBe(confirmed)
    expect(pricingOf({ draft, pricing: noPricing, order: null }).status).toBe('waiting')
    expect(pricingOf({ draft: null, pricing: confirmed, order: null })).toBe(noPricing)
  })

  it('BOOK-32 an answer is to come while it waits or is asked', () => {
    const open = (['none', 'waiting', 'asking', 'confirmed', 'failed', 'refused'] as const).filter((status) =>
      isPriceAsked({ status }),
    )
    expect(open).toEqual(['waiting', 'asking'])
  })
})

describe('news of a price', () => {
  const state = { draft, pricing: noPricing, toldCode: null }

  it('BOOK-32 an answer to a question that no longer stands is ignored', () => {
    expect(pricingReducer(state, { type: 'pricingChanged', pricing: confirmed }).pricing).toBe(confirmed)
    const later = { ...state, draft: { ...draft, hash: 'ANNA-15' } }
    expect(pricingReducer(later, { type: 'pricingChanged', pricing: confirmed })).toBe(later)
  })

  it('BOOK-32 a certificate that is applied counts, one that is removed does not; what was typed stays', () => {
    const typed = { ...state, draft: createFullDraft({ certificate: ' ANNA-15 ' }) }
    const applied = pricingReducer(typed, { type: 'bonusApplied', hash: ' ANNA-15 ' })
    expect(applied.draft).toMatchObject({ hash: 'ANNA-15', certificate: ' ANNA-15 ' })
    expect(pricingReducer(applied, { type: 'bonusRemoved' }).draft).toMatchObject({
      hash: '',
      certificate: ' ANNA-15 ',
    })
  })

  it('BOOK-32 whatever is known, a sum of another question is never shown', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        const known: Pricing = {
          status: 'confirmed',
          question: pricingQuestionOf(one),
          rides: [rides[0], rides[0]],
          message: null,
        }
        const isSame = pricingQuestionOf(one) === pricingQuestionOf(other)
        if (!isSame) expect(priceOf(other, known)).toEqual(priceOf(other, noPricing))
        expect(currentPricing(other, known).question).toBe(pricingQuestionOf(other))
      }),
    )
  })
})
