import type { Platform } from '../platform.ts'

/** Error of a read that was cancelled because nothing uses it any more. */
export const takenBack = new Error('The reading was taken back')

/** The running reads of one module, at most one for each name. */
export interface Readings {
  /**
   * Registers a user of this name; the returned function ends that. When the last user is gone, the read is cancelled.
   */
  hold(name: string): () => void
  isHeld(name: string): boolean
  /** Outcome of the read that is running under this name. Undefined: none is running. */
  outcomeOf<Value>(name: string): Promise<Value> | undefined
  /**
   * Starts a read. A running read of this name is cancelled, and its callers get the outcome of the new one. Browser
   * back or forward cancels all reads (SHELL-20); those in use start again at once.
   * @throws the error of `read`; `takenBack` if nothing uses the name any more
   */
  run<Value>(name: string, read: (signal: AbortSignal) => Promise<Value>): Promise<Value>
}

interface Running {
  own: AbortController
  outcome: Promise<unknown>
}

export function createReadings({ onHistory }: Pick<Platform['pageEvents'], 'onHistory'>): Readings {
  const looks = new Map<string, number>()
  const running = new Map<string, Running>()
  let leaveHistory = () => {}

  function takeBackAll(): void {
    for (const { own } of [...running.values()]) own.abort()
  }

  function begin(name: string, one: Running): void {
    if (running.size === 0) leaveHistory = onHistory(takeBackAll)
    const before = running.get(name)
    running.set(name, one)
    before?.own.abort()
  }

  function end(name: string): void {
    running.delete(name)
    if (running.size === 0) leaveHistory()
  }

  async function insist<Value>(
    name: string,
    own: AbortController,
    read: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    try {
      const value = await Promise.race([read(own.signal), endOf(own.signal)])
      if (running.get(name)?.own === own) end(name)
      return value
    } catch (error) {
      const now = running.get(name)
      if (now?.own !== own) {
        if (now) return now.outcome as Promise<Value>
        throw error
      }
      end(name)
      if (!own.signal.aborted) throw error
      if (!looks.has(name)) throw takenBack
      return run(name, read)
    }
  }

  function run<Value>(name: string, read: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const own = new AbortController()
    const one: Running = { own, outcome: Promise.resolve() }
    begin(name, one)
    const outcome = insist(name, own, read)
    one.outcome = outcome
    return outcome
  }

  return {
    run,
    isHeld: (name) => looks.has(name),
    outcomeOf: <Value>(name: string) => running.get(name)?.outcome as Promise<Value> | undefined,
    hold(name) {
      looks.set(name, (looks.get(name) ?? 0) + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (looks.get(name) ?? 1) - 1
        if (left > 0) looks.set(name, left)
        else looks.delete(name)
        // Delayed by a microtask: a component that unmounts and mounts again at once, as in React's strict mode, keeps its
        // request.
        queueMicrotask(() => {
          if (!looks.has(name)) running.get(name)?.own.abort()
        })
      }
    },
  }
}

/** Rejects as soon as the signal is aborted, even if the call itself ignores the signal. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
