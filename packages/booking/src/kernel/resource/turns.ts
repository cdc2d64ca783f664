import type { Platform } from '../platform.ts'
import { onReturn, type Returns } from './returns.ts'

/** Runs a callback once after so many milliseconds; the returned function cancels it. */
export type Wait = (run: () => void, milliseconds: number) => () => void

/** End of a call: its answer or its error. */
export type Outcome<A> = { answer: A } | { error: unknown }

/** The timers and calls that one input has started; the turn is over as soon as the next one begins. */
export interface Turn {
  /** Runs the callback after so many milliseconds, unless the turn is over by then. */
  after(milliseconds: number, run: () => void): void
  /** Makes the call at once; null if the turn was over before the call ended. */
  ask<A>(call: (signal: AbortSignal) => Promise<A>): Promise<Outcome<A> | null>
}

/** Callbacks of returns to the page, from the first turn until `stop`. */
export interface TurnReturns extends Returns {
  on: Pick<Platform, 'online' | 'pageEvents'>
}

/** The turns of one source of asynchronous calls. */
export interface Turns {
  /** Cancels the timer and the call of the previous turn and begins a new one. */
  begin(): Turn
  /** Cancels the timer and the call of the current turn. */
  stop(): void
}

/**
 * Latest input wins (REL-04): each turn has a number, and timers and answers of a turn that is not the newest are
 * dropped, in whatever order they come. At most one call is running.
 * @param returns begins or ends turns when the person or the connection is back. @default nothing
 */
export function createTurns(wait: Wait, returns?: TurnReturns): Turns {
  let newest = 0
  let cancel = () => {}
  let abort: AbortController | null = null
  let leave: (() => void) | null = null

  function end(): void {
    newest += 1
    cancel()
    abort?.abort()
    abort = null
  }

  return {
    stop() {
      end()
      leave?.()
      leave = null
    },
    begin() {
      end()
      if (returns) leave ??= onReturn(returns.on, returns)
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
