/** The first answer to a key. */
export interface StoredAnswer {
  readonly key: string
  /** Tells one body from another. */
  readonly fingerprint: string
  readonly answer: unknown
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The answers that were given to keys; each is kept together with what it answers. */
export interface AnswerStore {
  answer(key: string): StoredAnswer | null
  /** Forgets the answers before a moment (epoch milliseconds); what they answered stays. */
  forgetAnswersBefore(createdAt: number): void
}
