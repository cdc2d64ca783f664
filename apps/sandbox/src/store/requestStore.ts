import type { yachtRequest } from '@wherry/booking/contract/yacht.ts'
import type { InferOutput } from 'valibot'

/** A yacht that was asked for. */
export interface StoredYachtRequest {
  /** As the client sent it. */
  readonly request: InferOutput<(typeof yachtRequest)['body']>
  /** Null for a guest's. */
  readonly userId: number | null
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** That somebody saw a promotion. */
export interface PromoView {
  /** Null: a guest. */
  readonly userId: number | null
  readonly promoActionId: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** What is only sent in. */
export interface RequestStore {
  /** Keeps a request; `known` where its key was kept in the 24 hours before. */
  addYachtRequest(request: StoredYachtRequest): 'kept' | 'known'
  /** The latest first. */
  yachtRequests(limit: number): StoredYachtRequest[]
  addPromoView(view: PromoView): void
  /** How often a promotion was seen. */
  promoViews(promoActionId: number): number
}

/** How long a key is remembered, in milliseconds. */
export const yachtKeyLife = 24 * 3_600_000
