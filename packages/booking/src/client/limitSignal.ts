import type { Clock } from '../platform/platform.ts'

/** A signal that ends with the caller's own or with the time limit. */
export interface LimitedSignal {
  readonly signal: AbortSignal
  /** Whether the time limit ended it. */
  isOver(): boolean
  /** Resolves after so many milliseconds, or as soon as the signal ends. */
  wait(milliseconds: number): Promise<void>
  /** Takes back the timer and the listener; has to be called once. */
  release(): void
}

/** Ties the caller's signal and a time limit in milliseconds together. */
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
