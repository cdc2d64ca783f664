import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { ResourceKey } from './resources.ts'
import { type SwrResources, withoutTakenBack } from './swrResources.ts'

/** A list that is read page by page. */
export interface Pages<Page, Failure> {
  /** The pages read so far, in order. They stay if a further page cannot be read. */
  pages: readonly Page[]
  /** Undefined: the last read did not fail. */
  failure: Failure | undefined
  /** True while a page is being read. */
  isReading: boolean
  /** Reads the next page; at the start, the first one. */
  more(): void
}

/**
 * Reads a list page by page, each page once for all components that use it. A new key or an unmount cancels the request
 * (REL-04); browser back or forward starts it again (SHELL-20).
 * @param key key of the whole list. Null: nothing is read
 * @param read reads a page, counted from 1
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
