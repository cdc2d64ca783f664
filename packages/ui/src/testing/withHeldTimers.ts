import { flushSync } from 'react-dom'

/** Timers that a test advances by hand. */
export interface HeldTimers {
  /** Number of waiting timers. */
  readonly waiting: number
  /** Advances the time and runs the held timers that are due, in their order. Their changes are rendered at once. */
  pass(milliseconds: number): void
}

/**
 * Runs a part of a test in which timers of some lengths wait for `pass`, so that the speed of the machine does not
 * decide the order of two events. Other timers run as usual; timers still held at the end never run.
 *
 * @param isHeld true for the lengths that are held, in ms.
 */
export async function withHeldTimers(
  isHeld: (milliseconds: number) => boolean,
  run: (timers: HeldTimers) => Promise<void>,
): Promise<void> {
  const { setTimeout, clearTimeout } = globalThis
  const machineNow = performance.now.bind(performance)
  const held = new Map<number, { at: number; act: () => void }>()
  let passed = 0
  // Held ids start above all ids of real timers.
  let lastId = 2 ** 40
  const begin = (act: TimerHandler, milliseconds = 0, ...args: unknown[]) => {
    if (typeof act !== 'function' || !isHeld(milliseconds)) return setTimeout(act, milliseconds, ...args)
    lastId += 1
    held.set(lastId, { at: passed + milliseconds, act: () => act(...args) })
    return lastId
  }
  const clear = (id?: number) => {
    if (id === undefined || !held.delete(id)) clearTimeout(id)
  }
  const timers: HeldTimers = {
    get waiting() {
      return held.size
    },
    pass(milliseconds) {
      const end = passed + milliseconds
      for (;;) {
        const [next] = [...held].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)
        if (!next) break
        held.delete(next[0])
        passed = next[1].at
        flushSync(next[1].act)
      }
      passed = end
    },
  }
  Object.assign(globalThis, { setTimeout: begin, clearTimeout: clear })
  performance.now = () => machineNow() + passed
  try {
    await run(timers)
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout })
    Reflect.deleteProperty(performance, 'now')
  }
}
