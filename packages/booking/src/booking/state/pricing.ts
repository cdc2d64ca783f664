import type { Draft } from '../../kernel/model/booking.ts'
import type { Money } from '../../kernel/values/money.ts'
import { offersOf } from '../draft/draft.ts'
import { type PriceBreakdown, priceBreakdown } from '../draft/price.ts'
import { type Recalculation, recalculationsOf } from '../draft/recalculation.ts'
import { codeNameOf } from '../rules/bonus.ts'

/** The service's price of a draft (BOOK-32). It holds only as long as its question stays the same. */
export interface Pricing {
  /**
   * - `none`: no request is needed, or none is possible without signing in.
   * - `confirmed`: `rides` holds the price.
   * - `refused`: the certificate is not accepted and is not sent; `rides` is the price without it, if known.
   * - `failed`: no response, a retry is possible.
   */
  status: 'none' | 'waiting' | 'asking' | 'confirmed' | 'failed' | 'refused'
  /** Text of the answered or current question, from `pricingQuestionOf`. Null: none. */
  question: string | null
  /** One row for each ride, in their order. Null: not confirmed. */
  rides: Recalculation | null
  /** The service's words. Null: none. */
  message: string | null
}

/** State before any request. */
export const noPricing: Pricing = { status: 'none', question: null, rides: null, message: null }

/** Action on the price of a draft. */
export type PricingAction =
  /** The state of the service's price has changed; ignored if it belongs to an older question. */
  | { type: 'pricingChanged'; pricing: Pricing }
  /** A certificate or bonus is applied; the service decides if it is valid. */
  | { type: 'bonusApplied'; hash: string }
  /** The certificate or bonus is removed; the typed text stays. */
  | { type: 'bonusRemoved' }
  /** The person was notified that the code in the form is not accepted. */
  | { type: 'codeTold' }

/**
 * Text of the request for the price of a draft; equal texts mean equal requests. Null: no request is needed.
 */
export function pricingQuestionOf(draft: Draft): string | null {
  const questions = recalculationsOf(draft)
  // An offer that is read again may keep its id and have another price.
  const prices = offersOf(draft).map(({ price, pricePerStop }) => [price.minor, pricePerStop?.minor ?? null])
  return questions.length === 0 ? null : JSON.stringify([questions, prices])
}

/** Returns the price state of the draft as it is now. An answer to an older question is ignored. */
export function currentPricing(draft: Draft, pricing: Pricing): Pricing {
  const question = pricingQuestionOf(draft)
  if (question === pricing.question) return pricing
  return question === null ? noPricing : { ...noPricing, status: 'waiting', question }
}

/**
 * Returns the price state of a booking. After an order no price is requested, because the order has its price
 * and its certificate is spent.
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
  const standing = currentPricing(draft, pricing)
  return order && standing.status !== 'confirmed' ? { ...noPricing, question: standing.question } : standing
}

/** Returns the price of a draft as known now. A refused certificate does not count. */
export function priceOf(draft: Draft, pricing: Pricing): PriceBreakdown {
  const { status, rides } = currentPricing(draft, pricing)
  if (status === 'refused') return priceBreakdown({ ...draft, hash: '' }, rides)
  return priceBreakdown(draft, status === 'confirmed' ? rides : null)
}

/** Returns the draft as it is ordered, without a refused certificate. */
export function payableOf(draft: Draft, state: Parameters<typeof pricingOf>[0]): Draft {
  return pricingOf(state).status === 'refused' ? { ...draft, hash: '' } : draft
}

/** True if the person was notified that the code in the form is refused, or its price state is `refused`. */
export function isCodeRefusalKnown(
  state: Parameters<typeof pricingOf>[0] & { toldCode: string | null },
): boolean {
  const { draft, toldCode } = state
  return draft !== null && (toldCode === codeNameOf(draft) || pricingOf(state).status === 'refused')
}

/** The total as it is shown; `isAbout`: it may differ. */
export interface ShownTotal {
  total: Money
  isAbout: boolean
}

/**
 * Returns the total of a booking as known now. For an order it is the sum confirmed when it was sent,
 * whatever the form says later.
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

/** True if the confirmed total is zero because a code pays for all of it. Then one press books the ride. */
export function isFree(state: Parameters<typeof totalOf>[0]): boolean {
  const { total, isAbout } = totalOf(state)
  return !isAbout && total.minor === 0
}

/** True if a response about the price is still awaited. */
export function isPriceAsked({ status }: Pick<Pricing, 'status'>): boolean {
  return status === 'waiting' || status === 'asking'
}

/** Returns the booking after an action on its price. */
export function pricingReducer<State extends { draft: Draft; pricing: Pricing; toldCode: string | null }>(
  state: State,
  action: PricingAction,
): State {
  const { draft } = state
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
