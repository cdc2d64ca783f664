/** The first answer that was sent for a key. */
export interface StoredAnswer {
  readonly key: string
  /** Identifies the body that got the answer. */
  readonly fingerprint: string
  readonly answer: unknown
  /** Time of the answer, in epoch milliseconds. */
  readonly createdAt: number
}

/** Store of the answers to idempotency keys; each is stored together with its order or request. */
export interface AnswerStore {
  answer(key: string): StoredAnswer | null
  /** Removes the answers before a moment (epoch milliseconds); their orders and requests stay. */
  forgetAnswersBefore(createdAt: number): void
}
