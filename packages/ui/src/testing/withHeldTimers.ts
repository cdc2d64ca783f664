import { flushSync } from 'react-dom'

/** Timers that wait to be moved by hand. */
export interface HeldTimers {
  /** How many wait. */
  readonly waiting: number
  /** Moves time on and runs, in their order, the held timers that come due; what they change is drawn at once. */
  pass(milliseconds: number): void
}

/**
 * Runs a part of a test in which the timers of some lengths wait for `pass`, so that no pace of the machine decides
 * which of two things comes first. All other timers run as ever; what is still held at the end never runs.
 *
 * @param isHeld names the lengths in ms.
 */
export async function withHeldTimers(
  isHeld: (milliseconds: number) => boolean,
  run: (timers: HeldTimers) => Promise<void>,
): Promise<void> {
  const { setTimeout, clearTimeout } = globalThis
  const machineNow = performance.now.bind(performance)
  const held = new Map<number, { at: number; act: () => void }>()
  let passed = 0
  // Above all ids that a page gives in its life.
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
