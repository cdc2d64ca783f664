import { useEffect, useState } from 'react'
import type { CostCenter, CostCenterPage } from '../../kernel/model/costCenter.ts'
import { usePages } from '../../kernel/resource/usePages.ts'
import { useSettled } from '../../kernel/resource/useSettled.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { swrResourcesOf } from '../../module/useResource.ts'
import type { ClientError } from '../../wire/clientError.ts'
import { costCentersClient } from '../../wire/costCenters/client.ts'

/** Milliseconds from the last key to the search (BOOK-25). */
const debounceMs = 300

/** The cost centres found so far. */
export interface CostCenterList {
  /** Search text of the list. */
  search: string
  /** `loading`: the first or a further page is pending. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Cost centres of all pages so far, without duplicates. */
  items: readonly CostCenter[]
  /** Number of cost centres that the search finds on all pages. */
  total: number
  hasMore: boolean
  /** Searches after a pause in the typing; results of another text disappear at once. */
  type(text: string): void
  /** Requests the first page when the list opens, if it is not loaded yet or failed. */
  open(): void
  /** Requests the next page, if there is one. */
  more(): void
}

/** Search text, and the wait for further keys in milliseconds. */
interface Wanted {
  search: string
  waitMs: number
}

/** Reads the cost centres of the signed-in user page by page; the last text wins (REL-04). One list per component. */
export function useCostCenters(): CostCenterList {
  const core = useModuleCore()
  const { serviceLang: lang } = useModule()
  const userId = useStore(core.stores.session, (session) => session.userId)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked for belongs to one language
  useEffect(() => setWanted(null), [lang])
  const { search = '', waitMs = 0 } = wanted ?? {}
  const key = wanted && ['cost centres', userId, lang, search]
  const settled = useSettled(core.platform.clock, key, () => waitMs)
  const { pages, failure, isReading, more } = usePages<CostCenterPage, ClientError>(
    swrResourcesOf(core),
    settled,
    (page, signal) => costCentersClient(core.client.core).page({ search, page }, signal),
  )
  const known = settled === null ? [] : pages
  const statusOfAsked = isReading ? 'loading' : failure ? 'failed' : 'ready'
  const status = key === null ? 'idle' : settled === null ? 'loading' : statusOfAsked
  const items = uniqueOf(known)
  // A page without a new item counts as the last one, or else the list would request pages for ever.
  const isOver = known.length > 0 && items.length === uniqueOf(known.slice(0, -1)).length
  const last = known.at(-1)
  const hasMore = last?.hasMore === true && !isOver
  return {
    ...{ search, status, items, hasMore },
    total: last?.total ?? 0,
    type(text) {
      const next = text.trim()
      if (wanted === null || next !== search) setWanted({ search: next, waitMs: debounceMs })
      else if (status === 'failed') more()
    },
    open() {
      if (wanted === null) setWanted({ search: '', waitMs: 0 })
      else if (status === 'failed' && known.length === 0) more()
    },
    more() {
      if (hasMore && status !== 'loading') more()
    },
  }
}

/** Rows of all pages. A row that has moved to the next page meanwhile is listed once. */
function uniqueOf(pages: readonly CostCenterPage[]): CostCenter[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
}
