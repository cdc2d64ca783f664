import type { yachtRequest } from '@wherry/booking/contract/yacht.ts'
import type { InferOutput } from 'valibot'
import type { StoredAnswer } from './answerStore.ts'

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
  /** Keeps a request, with the answer to its key or not at all. @throws where the key is taken */
  addYachtRequest(request: StoredYachtRequest, answer: StoredAnswer | null): void
  /** The latest first. */
  yachtRequests(limit: number): StoredYachtRequest[]
  addPromoView(view: PromoView): void
  /** How often a promotion was seen. */
  promoViews(promoActionId: number): number
}
