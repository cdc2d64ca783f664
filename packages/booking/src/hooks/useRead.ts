import useSWR, { type SWRResponse } from 'swr'
import { useModuleCore } from './module.tsx'

/**
 * What was read under a key of this module, remembered as long as the page lives: SWR, whose one memory is told apart by
 * module (REL-09). Nothing is asked again by itself. Not for the first screen: SWR comes with what reads by it.
 * @param key null: nothing is read
 */
export function useRead<Value, Failure = unknown>(
  key: readonly unknown[] | null,
  read: () => Promise<Value>,
  options?: { revalidateIfStale: boolean },
): SWRResponse<Value, Failure> {
  // A function is told apart by itself, whatever it holds.
  const { shared } = useModuleCore()
  return useSWR<Value, Failure>(key && [shared, ...key], read, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    ...options,
  })
}
