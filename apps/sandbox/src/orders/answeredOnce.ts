import { Refusal } from '../errors.ts'
import type { AnswerStore } from '../store/store.ts'
import { fingerprintOf } from './fingerprint.ts'

/** How long a key is remembered, in milliseconds (BOOK-42). */
const keyLife = 24 * 3_600_000

/** What a key was answered with before, and what to keep of an answer to it. */
export interface KeyedAnswer {
  /** The first answer to the same body, or null: the key is new or there is none. */
  readonly first: { readonly answer: unknown } | null
  /** The answer as it is to be kept, or null where there is no key. */
  kept(answer: unknown): { key: string; fingerprint: string; answer: unknown; createdAt: number } | null
}

/**
 * Looks up a key: for 24 hours the same body has its first answer again. Nothing is kept of what was refused, so its
 * key is free. @throws Refusal 409 for another body
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
