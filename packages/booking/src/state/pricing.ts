import type { Draft } from '../domain/booking.ts'
import { offersOf } from '../domain/draft.ts'
import type { Money } from '../domain/money.ts'
import { type PriceBreakdown, priceBreakdown } from '../domain/price.ts'
import { type Recalculation, recalculationsOf } from '../domain/recalculation.ts'
import { codeNameOf } from '../domain/rules/bonus.ts'

/** What the service says a draft costs (BOOK-32). It is kept beside the draft and never outlives its question. */
export interface Pricing {
  /**
   * `none`: there is nothing to ask, or no answer without signing in. `confirmed`: `rides` holds. `refused`: the
   * certificate is not taken and does not go out; `rides` is the sum without it, where one could be had.
   * `failed`: no answer, it can be asked again.
   */
  status: 'none' | 'waiting' | 'asking' | 'confirmed' | 'failed' | 'refused'
  /** The question that this answers, or that stands now, as `pricingQuestionOf` says it. Null: none. */
  question: string | null
  /** A row a ride, in their order. Null: not confirmed. */
  rides: Recalculation | null
  /** The service's words. Null: none. */
  message: string | null
}

/** Nothing was asked. */
export const noPricing: Pricing = { status: 'none', question: null, rides: null, message: null }

/** What happens to the price of a draft. */
export type PricingAction =
  /** The service has news; ignored when it answers a question that no longer stands. */
  | { type: 'pricingChanged'; pricing: Pricing }
  /** A certificate or bonus counts from now on; the service says whether it is good. */
  | { type: 'bonusApplied'; hash: string }
  /** It no longer counts; what was typed stays. */
  | { type: 'bonusRemoved' }
  /** The person knows by now that the code in the form is not taken. */
  | { type: 'codeTold' }

/** What the service is asked about the price of a draft, as one text; equal texts ask the same. Null: nothing. */
export function pricingQuestionOf(draft: Draft): string | null {
  const questions = recalculationsOf(draft)
  // An offer may be told anew under its old id at another price.
  const prices = offersOf(draft).map(({ price, pricePerStop }) => [price.minor, pricePerStop?.minor ?? null])
  return questions.length === 0 ? null : JSON.stringify([questions, prices])
}

/** What is known of the price of a draft as it is now: an answer to an earlier question counts for nothing. */
export function standingPricing(draft: Draft, pricing: Pricing): Pricing {
  const question = pricingQuestionOf(draft)
  if (question === pricing.question) return pricing
  return question === null ? noPricing : { ...noPricing, status: 'waiting', question }
}

/**
 * What is known of the price of a booking. An order has its price: nothing more is asked for its draft, its
 * certificate is spent by then.
 */
export function pricingOf({
  draft,
  pricing,
  order,
}: {
  draft: Draft | null
  pricing: Pricing
  order: unknown
}): Pricing {
  if (!draft) return noPricing
  const standing = standingPricing(draft, pricing)
  return order && standing.status !== 'confirmed' ? { ...noPricing, question: standing.question } : standing
}

/** What a draft costs as far as it is known now; a certificate that is not taken changes nothing of it. */
export function priceOf(draft: Draft, pricing: Pricing): PriceBreakdown {
  const { status, rides } = standingPricing(draft, pricing)
  if (status === 'refused') return priceBreakdown({ ...draft, hash: '' }, rides)
  return priceBreakdown(draft, status === 'confirmed' ? rides : null)
}

/** A booking as it is ordered: without a certificate that is not taken. */
export function payableOf(draft: Draft, state: Parameters<typeof pricingOf>[0]): Draft {
  return pricingOf(state).status === 'refused' ? { ...draft, hash: '' } : draft
}

/** True once the person has seen that the code in the form is not taken, and the price without it. */
export function isCodeTold(state: Parameters<typeof pricingOf>[0] & { toldCode: string | null }): boolean {
  const { draft, toldCode } = state
  return draft !== null && (toldCode === codeNameOf(draft) || pricingOf(state).status === 'refused')
}

/** The total as it is shown; `isAbout`: it may differ. */
export interface ShownTotal {
  total: Money
  isAbout: boolean
}

/**
 * What a booking costs as far as it is known: an order what was confirmed when it went out, whatever was entered or
 * forgotten since.
 */
export function totalOf({
  draft,
  pricing,
  order,
}: {
  draft: Draft
  pricing: Pricing
  order: { total?: Money | null } | null
}): ShownTotal {
  if (order?.total) return { total: order.total, isAbout: false }
  const { total, kind } = priceOf(draft, pricingOf({ draft, pricing, order }))
  return { total, isAbout: kind === 'preview' }
}

/** True where the service has confirmed that nothing is left to pay: a code pays for all of it, and one press books it. */
export function isFree(state: Parameters<typeof totalOf>[0]): boolean {
  const { total, isAbout } = totalOf(state)
  return !isAbout && total.minor === 0
}

/** Whether an answer about the price is still to come. */
export function isPriceAsked({ status }: Pick<Pricing, 'status'>): boolean {
  return status === 'waiting' || status === 'asking'
}

/** The booking after news of its price. */
export function pricingReducer<
  State extends { draft: Draft | null; pricing: Pricing; toldCode: string | null },
>(state: State, action: PricingAction): State {
  const { draft } = state
  if (!draft) return state
  switch (action.type) {
    case 'pricingChanged':
      return pricingQuestionOf(draft) === action.pricing.question
        ? { ...state, pricing: action.pricing }
        : state
    case 'bonusApplied':
      return { ...state, draft: { ...draft, hash: action.hash.trim() } }
    case 'bonusRemoved':
      return { ...state, draft: { ...draft, hash: '' } }
    case 'codeTold':
      return { ...state, toldCode: codeNameOf(draft) }
  }
}
