import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { ResourceKey } from './resources.ts'
import { type SwrResources, withoutTakenBack } from './swrResources.ts'

/** A list that is read a page at a time. */
export interface Pages<Page, Failure> {
  /** Those that have come, in their order; they stand where a further one fails. */
  pages: readonly Page[]
  /** Undefined: the last reading has not failed. */
  failure: Failure | undefined
  /** A page is being read. */
  isReading: boolean
  /** Reads the page after those that have come, the first one included. */
  more(): void
}

/**
 * Reads a list a page at a time, each once for all who look at it. Another key, and a component that goes, take the call
 * back (REL-04); back or forward begins it anew (SHELL-20).
 * @param key of the whole list. Null: nothing is read
 * @param read gives a page, from 1
 */
export function usePages<Page, Failure>(
  resources: SwrResources,
  key: ResourceKey,
  read: (page: number, signal: AbortSignal) => Promise<Page>,
): Pages<Page, Failure> {
  const { config, nameOf, readings } = resources
  const keyOf = (page: number): ResourceKey => key && [...key, page]
  const { data, error, isValidating, size, setSize } = useSWRInfinite<Page, Failure>(
    (at: number) => keyOf(at + 1),
    (pageKey: NonNullable<ResourceKey>) =>
      readings.run(nameOf(pageKey), (signal) => read(Number(pageKey.at(-1)), signal)),
    { ...config, revalidateFirstPage: false, revalidateIfStale: false, revalidateOnFocus: false },
  )
  const names = Array.from({ length: key ? size : 0 }, (_, at) => nameOf(keyOf(at + 1)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are told by their text
  useEffect(() => {
    const releases = names.map((name) => resources.hold(name, true))
    return () => {
      for (const release of releases) release()
    }
  }, [resources, names.join()])
  const pages = data ?? []
  return {
    pages,
    failure: withoutTakenBack(error),
    isReading: isValidating,
    more: () => void setSize(pages.length + 1),
  }
}
