import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import type { ResourceKey } from './resources.ts'
import { type SwrResources, withoutTakenBack } from './swrResources.ts'

export interface ResourceOptions {
  /** True: the value stays in the cache. False: it is removed when no component uses it. @default true */
  lasts?: boolean
  /** True: the value of the previous key stays until the value of the new one has arrived. @default false */
  keeps?: boolean
  /**
   * True: the value is read again when the page or the connection comes back. False: only a failed read is repeated,
   * when the connection comes back. @default false
   */
  staysFresh?: boolean
}

export interface Resource<Value, Failure> {
  /** Undefined: not read yet, or removed. The value stays if a later read fails. */
  data: Value | undefined
  /** Undefined: the last read did not fail. The failure stays while another read is running. */
  failure: Failure | undefined
  /** True while the value is read, for the first time or again. */
  isReading: boolean
  /** Reads the value again. */
  again(): void
  /** Removes the value; the next component reads it again. */
  forget(): void
}

/**
 * Reads the resource of a key, once for all components that use it (REL-09). A new key or an unmount cancels the request
 * (REL-04); browser back or forward starts it again (SHELL-20).
 * @param key null: nothing is read
 */
export function useResource<Value, Failure>(
  resources: SwrResources,
  key: ResourceKey,
  read: (signal: AbortSignal) => Promise<Value>,
  { lasts = true, keeps = false, staysFresh = false }: ResourceOptions = {},
): Resource<Value, Failure> {
  const { readings, nameOf, failureOf, config } = resources
  const name = nameOf(key)
  useEffect(() => {
    if (name !== '') return resources.hold(name, lasts)
  }, [resources, name, lasts])
  const { data, error, isValidating, mutate } = useSWR<Value, Failure>(key, () => readings.run(name, read), {
    ...config,
    revalidateIfStale: false,
    keepPreviousData: keeps,
    revalidateOnFocus: staysFresh,
    revalidateOnReconnect: staysFresh || failureOf(name) !== undefined,
  })
  const acts = useMemo(
    () => ({ again: () => void mutate(), forget: () => void mutate(undefined, { revalidate: false }) }),
    [mutate],
  )
  const failure = withoutTakenBack(error)
  const isLeft = error !== undefined && failure === undefined && !isValidating
  useEffect(() => {
    if (isLeft && resources.isLeft(name)) acts.again()
  }, [isLeft, resources, name, acts])
  return { data, failure, isReading: isValidating || isLeft, ...acts }
}
