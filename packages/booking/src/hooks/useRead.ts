import { useEffect, useRef } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import { useModuleCore } from './module.tsx'

/**
 * What was read under a key of this module, remembered as long as the page lives: SWR, whose one memory is told apart by
 * module (REL-09). Nothing is asked again by itself, but that back or forward aborts what is under way and begins it
 * anew (SHELL-20). Not for the first screen: SWR comes with what reads by it.
 * @param key null: nothing is read
 */
export function useRead<Value, Failure = unknown>(
  key: readonly unknown[] | null,
  read: (signal: AbortSignal) => Promise<Value>,
  options?: { revalidateIfStale: boolean },
): SWRResponse<Value, Failure> {
  // A function is told apart by itself, whatever it holds.
  const { shared, platform } = useModuleCore()
  const running = useRef<AbortController>(null)
  const begin = async () => {
    const abort = new AbortController()
    running.current = abort
    try {
      return await read(abort.signal)
    } finally {
      if (running.current === abort) running.current = null
    }
  }
  const reading = useSWR<Value, Failure>(key && [shared, ...key], begin, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    ...options,
  })
  const { mutate } = reading
  useEffect(
    () =>
      platform.pageEvents.onHistory(() => {
        if (!running.current) return
        running.current.abort()
        void mutate()
      }),
    [platform, mutate],
  )
  return reading
}
