import { createTurns, type Turn, type TurnReturns, type Wait } from './turns.ts'

export interface LatestSetup<Q, A> {
  ask(question: Q, signal: AbortSignal): Promise<A>
  wait: Wait
  /** See `createTurns`. */
  returns?: TurnReturns
  onAnswer(question: Q, answer: A): void
  onFailure(question: Q, error: unknown): void
}

/** A source of calls that asks one question at a time. No callback runs after `stop`. */
export interface Latest<Q> {
  /** Cancels the previous question, then asks this one. @param delayMs 0: at once @default 0 */
  ask(question: Q, delayMs?: number): void
  stop(): void
  /** The question whose delay or call is running. Null: none. */
  pending(): Q | null
}

/** Asks each question once; only the outcome of the newest one reaches a callback. */
export function createLatest<Q, A>({
  ask,
  wait,
  returns,
  onAnswer,
  onFailure,
}: LatestSetup<Q, A>): Latest<Q> {
  const turns = createTurns(wait, returns)
  let pending: Q | null = null
  async function run(turn: Turn, question: Q) {
    const outcome = await turn.ask((signal) => ask(question, signal))
    if (outcome === null) return
    pending = null
    if ('error' in outcome) onFailure(question, outcome.error)
    else onAnswer(question, outcome.answer)
  }
  return {
    ask(question, delayMs = 0) {
      const turn = turns.begin()
      pending = question
      if (delayMs > 0) turn.after(delayMs, () => void run(turn, question))
      else void run(turn, question)
    },
    stop() {
      turns.stop()
      pending = null
    },
    pending: () => pending,
  }
}
