import type { Platform } from '../platform.ts'

/** Why a reading has no outcome: its call was taken back, and nobody looks at it. */
export const takenBack = new Error('The reading was taken back')

/** The calls that one module reads by: of each name at most one lives. */
export interface Readings {
  /** Somebody looks at what is read under this name. The answer ends it; once nobody does, its call is taken back. */
  hold(name: string): () => void
  isHeld(name: string): boolean
  /** Outcome of the call that runs under this name. Undefined: none runs. */
  outcomeOf<Value>(name: string): Promise<Value> | undefined
  /**
   * Reads anew; a call that runs under this name is taken back, and who waits for it is told what the new one was
   * answered. Back or forward takes all calls back (SHELL-20): what somebody looks at is read again at once.
   * @throws what `read` rejects with; `takenBack` where nobody looks at it any more
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

/** Rejects as soon as a signal ends: a call that does not heed it is not waited for. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
