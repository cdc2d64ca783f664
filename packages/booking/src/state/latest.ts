/** Runs once after so many milliseconds; the answer cancels it. */
export type Wait = (run: () => void, milliseconds: number) => () => void

/** How a call ended. */
export type Outcome<A> = { answer: A } | { error: unknown }

/** What one input has set going; it is over as soon as the next one begins. */
export interface Turn {
  /** Runs after so many milliseconds, unless the turn is over by then. */
  after(milliseconds: number, run: () => void): void
  /** Calls at once; null where the turn was over before the call ended. */
  ask<A>(call: (signal: AbortSignal) => Promise<A>): Promise<Outcome<A> | null>
}

/** The turns of one asynchronous writer. */
export interface Turns {
  /** Takes back the timer and the call of the turn before. */
  begin(): Turn
  /** Takes them back and begins nothing. */
  stop(): void
}

/**
 * Latest input wins (REL-04): each turn has a number, and what belongs to a number that is not the newest is neither
 * run nor told, in whatever order timers and answers come. At most one call lives.
 */
export function createTurns(wait: Wait): Turns {
  let newest = 0
  let cancel = () => {}
  let abort: AbortController | null = null

  function stop(): void {
    newest += 1
    cancel()
    abort?.abort()
    abort = null
  }

  return {
    stop,
    begin() {
      stop()
      const own = newest
      return {
        after(milliseconds, run) {
          if (own !== newest) return
          cancel()
          cancel = wait(() => {
            if (own === newest) run()
          }, milliseconds)
        },
        async ask(call) {
          if (own !== newest) return null
          abort?.abort()
          abort = new AbortController()
          let outcome: Outcome<Awaited<ReturnType<typeof call>>>
          try {
            outcome = { answer: await call(abort.signal) }
          } catch (error) {
            outcome = { error }
          }
          return own === newest ? outcome : null
        },
      }
    },
  }
}

export interface LatestSetup<Q, A> {
  ask(question: Q, signal: AbortSignal): Promise<A>
  wait: Wait
  onAnswer(question: Q, answer: A): void
  onFailure(question: Q, error: unknown): void
}

/** A writer that asks one question at a time. Nothing is told after `stop`. */
export interface Latest<Q> {
  /** Takes back the question before, then asks this one. @param delayMs 0: at once @default 0 */
  ask(question: Q, delayMs?: number): void
  stop(): void
  /** The question that waits or is being asked. Null: none. */
  pending(): Q | null
}

/** Asks each question once; only the newest one's outcome is told. */
export function createLatest<Q, A>({ ask, wait, onAnswer, onFailure }: LatestSetup<Q, A>): Latest<Q> {
  const turns = createTurns(wait)
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
