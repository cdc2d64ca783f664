import type { Clock } from '../kernel/platform.ts'

/** A signal that aborts with the caller's own signal or at the time limit. */
export interface LimitedSignal {
  readonly signal: AbortSignal
  /** True if the time limit has aborted the signal. */
  isOver(): boolean
  /** Resolves after the given milliseconds, or as soon as the signal is aborted. */
  wait(milliseconds: number): Promise<void>
  /** Removes the timer and the listener; must be called once. */
  release(): void
}

/** Combines the caller's signal with a time limit in milliseconds. */
export function limitSignal(clock: Clock, limit: number, outer: AbortSignal): LimitedSignal {
  const controller = new AbortController()
  let over = false
  const cancelTimer = clock.setTimeout(() => {
    over = true
    controller.abort()
  }, limit)
  const onAbort = () => controller.abort()
  if (outer.aborted) controller.abort()
  else outer.addEventListener('abort', onAbort, { once: true })

  return {
    signal: controller.signal,
    isOver: () => over,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const cancel = clock.setTimeout(resolve, milliseconds)
        controller.signal.addEventListener('abort', () => {
          cancel()
          resolve()
        })
      }),
    release: () => {
      cancelTimer()
      outer.removeEventListener('abort', onAbort)
    },
  }
}
