import { useEffect } from 'react'
import { costCentersClient } from '../client/costCenters.ts'
import type { CostCenter } from '../domain/costCenter.ts'
import { useModuleCore } from './module.tsx'
import { bookingStore } from './useBooking.ts'

/**
 * Reads the title of a cost centre that an earlier order names by its id alone (BOOK-25, BOOK-50), once for each;
 * without an answer the id stands.
 */
export function useCostCenterTitle(costCenter: CostCenter | null): void {
  const core = useModuleCore()
  const id = costCenter && costCenter.title === costCenter.id ? costCenter.id : null
  useEffect(() => {
    if (id === null) return
    const own = new AbortController()
    const store = bookingStore(core)
    costCentersClient(core.client.core)
      .find(id, own.signal)
      .then((found) => {
        const isChosen = store.get().draft?.costCenter?.id === id
        if (found && isChosen && !own.signal.aborted)
          store.dispatch({ type: 'particularSet', said: { costCenter: found } })
      })
      .catch(() => {})
    return () => own.abort()
  }, [core, id])
}
