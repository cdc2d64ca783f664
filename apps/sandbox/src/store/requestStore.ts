import type { yachtRequest } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'
import type { StoredAnswer } from './answerStore.ts'

/** A stored request for a yacht. */
export interface StoredYachtRequest {
  /** The request as the client sent it. */
  readonly request: InferOutput<(typeof yachtRequest)['body']>
  /** Id of the user; null for a guest. */
  readonly userId: number | null
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
  /** Time of the request, in epoch milliseconds. */
  readonly createdAt: number
}

/** One view of a promotion by a user. */
export interface PromoView {
  /** Id of the user; null for a guest. */
  readonly userId: number | null
  readonly promoActionId: number
  /** Time of the view, in epoch milliseconds. */
  readonly at: number
}

/** Store of requests for yachts and of views of promotions. */
export interface RequestStore {
  /** Stores a request together with the answer to its key, or neither. @throws if the key is taken */
  addYachtRequest(request: StoredYachtRequest, answer: StoredAnswer | null): void
  /** Returns the requests, the newest first. */
  yachtRequests(limit: number): StoredYachtRequest[]
  addPromoView(view: PromoView): void
  /** Returns the number of views of a promotion. */
  promoViews(promoActionId: number): number
}
