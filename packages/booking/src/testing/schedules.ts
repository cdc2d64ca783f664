import fc from 'fast-check'
import type { Wait } from '../kernel/resource/turns.ts'
import { ClientError } from '../wire/clientError.ts'

/** Number of schedules that a property tries; `WHERRY_SCHEDULES=200000` for a long run. */
export const schedules = Number(process.env['WHERRY_SCHEDULES'] ?? 10_000)

/**
 * End of a request: in time, late, or after it was aborted. `error`: no response; `abort`: the end of an aborted
 * request; `twice`: the request is answered twice; `lost`: the request never ends.
 */
export type End = 'some' | 'none' | 'error' | 'abort' | 'twice' | 'lost'

/** Words of two letters; there are so few that requests repeat. */
export const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength, maxLength })

/** A step in which one of the waiting requests ends. */
export const answerStep = fc.record({
  do: fc.constant('answer' as const),
  at: fc.nat(5),
  end: fc.constantFrom<End>('some', 'some', 'none', 'error', 'abort', 'twice', 'lost'),
})

/** A step in which time passes. */
export const passStep = fc.record({
  do: fc.constant('pass' as const),
  by: fc.constantFrom(1, 100, 300, 500, 2000),
})

/** A service whose calls are ended by the test, in any order. */
export function createHeldCalls<A>() {
  interface Held {
    name: string
    signal: AbortSignal
    answer(value: A): void
    fail(error: Error): void
  }
  let waiting: Held[] = []
  return {
    hold(name: string, signal: AbortSignal): Promise<A> {
      const call = createDoublable<A>()
      waiting.push({ name, signal, answer: call.answer, fail: call.fail })
      return call.promise
    },
    /** Number of requests that are neither aborted nor ended. */
    live: () => waiting.filter(({ signal }) => !signal.aborted).length,
    /** @param values creates the answer of a request; the second one is for a request that is answered twice */
    end(at: number, end: End, values: (name: string, isEmpty: boolean) => [A, A]) {
      const held = waiting[at % Math.max(1, waiting.length)]
      if (!held || end === 'lost') return null
      waiting = waiting.filter((one) => one !== held)
      const [value, again] = values(held.name, end === 'none')
      if (end === 'error') held.fail(new ClientError('network', { endpoint: 'held' }))
      else if (end === 'abort') held.fail(new ClientError('aborted', { endpoint: 'held' }))
      else held.answer(value)
      if (end === 'twice') held.answer(again)
      return held
    },
    count: () => waiting.length,
  }
}

/**
 * A promise that can answer several times, like a service that answers one call twice. Listeners by `then` get every
 * answer; `await` gets the first one only.
 */
function createDoublable<A>() {
  const listeners: { answer(value: A): void; fail(error: Error): void }[] = []
  let first: ((to: (typeof listeners)[number]) => void) | null = null
  const tell = (say: NonNullable<typeof first>) => {
    first ??= say
    for (const listener of [...listeners]) say(listener)
  }
  function then<B, C>(onAnswer?: ((value: A) => B) | null, onFailure?: ((error: Error) => C) | null) {
    return new Promise((resolve, reject) => {
      const attempt = (run: () => unknown) => {
        try {
          resolve(run())
        } catch (error) {
          reject(error)
        }
      }
      const listener = {
        answer: (value: A) => attempt(() => (onAnswer ? onAnswer(value) : value)),
        fail: (error: Error) => (onFailure ? attempt(() => onFailure(error)) : reject(error)),
      }
      listeners.push(listener)
      if (first) queueMicrotask(() => first?.(listener))
    })
  }
  return {
    promise: {
      then,
      catch: (onFailure: (error: Error) => unknown) => then(null, onFailure),
    } as unknown as Promise<A>,
    answer: (value: A) => tell((listener) => listener.answer(value)),
    fail: (error: Error) => tell((listener) => listener.fail(error)),
  }
}

/** A clock that the test advances. Between two timers, all settled promises run their callbacks. */
export function createScheduleClock() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const wait: Wait = (run, milliseconds) => {
    const timer = { at: now + milliseconds, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((one) => one !== timer)
    }
  }
  return {
    wait,
    async pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((one) => one !== next)
        next.run()
        await settle()
      }
      now = end
    },
  }
}

/** Lets settled promises run their callbacks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** Returns the error with which a property fails. Null: the property holds. */
export async function faultOf<T>(property: fc.IAsyncProperty<T>): Promise<string | null> {
  const { failed, errorInstance } = await fc.check(property, { numRuns: 2000 })
  return failed ? String(errorInstance) : null
}
