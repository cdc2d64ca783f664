import { Refusal } from '../errors.ts'
import type { AnswerStore } from '../store/store.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Time for which a key is remembered, in milliseconds (BOOK-42). */
const keyLife = 24 * 3_600_000

/** The first answer to an idempotency key, and the record of a new answer. */
export interface KeyedAnswer {
  /** The first answer to the same body; null if the key is new or absent. */
  readonly first: { readonly answer: unknown } | null
  /** The record of an answer for the store; null if there is no key. */
  kept(answer: unknown): { key: string; fingerprint: string; answer: unknown; createdAt: number } | null
}

/**
 * Looks up a key: for 24 hours the same body gets its first answer again. Refusals are not kept, so their key can be
 * used again. @throws Refusal 409 for another body
 */
export function keyedAnswer(store: AnswerStore, key: string | null, body: unknown, now: number): KeyedAnswer {
  const fingerprint = fingerprintOf(body)
  store.forgetAnswersBefore(now - keyLife)
  const first = key === null ? null : store.answer(key)
  if (first !== null && first.fingerprint !== fingerprint) throw new Refusal(409, 'idempotency_conflict')
  return {
    first,
    kept: (answer) => (key === null ? null : { key, fingerprint, answer, createdAt: now }),
  }
}
