import fc from 'fast-check'
import { ClientError } from '../client/clientError.ts'
import type { Wait } from '../state/latest.ts'

/** How many schedules a property tries; `WHERRY_SCHEDULES=200000` for a long run. */
export const schedules = Number(process.env['WHERRY_SCHEDULES'] ?? 10_000)

/**
 * How the service ends a call, whenever it does: in time, late, or after the call was taken back. `error`: no answer came;
 * `abort`: as a call ends that was taken back; `twice`: the call itself answers two times; `lost`: it waits on.
 */
export type End = 'some' | 'none' | 'error' | 'abort' | 'twice' | 'lost'

/** Words of two letters: few enough that questions come again. */
export const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength, maxLength })

/** One of the calls that wait ends. */
export const answerStep = fc.record({
  do: fc.constant('answer' as const),
  at: fc.nat(5),
  end: fc.constantFrom<End>('some', 'some', 'none', 'error', 'abort', 'twice', 'lost'),
})

/** Time passes. */
export const passStep = fc.record({
  do: fc.constant('pass' as const),
  by: fc.constantFrom(1, 100, 300, 500, 2000),
})

/** A service whose calls are ended by hand, in any order. */
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
    /** Calls that nobody has taken back and that have not ended. */
    live: () => waiting.filter(({ signal }) => !signal.aborted).length,
    /** @param values what the call is answered with; the second is what a doubled answer says */
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
 * A promise whose every answer reaches who listens by `then`, as a service does that answers one call twice: whoever
 * awaits it hears the first alone.
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

/** A clock that moves by hand; between two timers everything that was promised is kept. */
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

/** Lets promises that are kept be told. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** By which of its checks a property fails. Null: it holds. */
export async function faultOf<T>(property: fc.IAsyncProperty<T>): Promise<string | null> {
  const { failed, errorInstance } = await fc.check(property, { numRuns: 2000 })
  return failed ? String(errorInstance) : null
}
