import { useEffect } from 'react'
import type { CostCenter } from '../../kernel/model/costCenter.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import { costCentersClient } from '../../wire/costCenters/client.ts'
import { bookingStore } from '../order/useBooking.ts'

/**
 * Reads the title of a cost centre of which an earlier order has only the id (BOOK-25, BOOK-50), once for each id. If
 * it cannot be read, the id is shown.
 */
export function useCostCenterTitle(costCenter: CostCenter | null): void {
  const core = useModuleCore()
  const { stores } = core
  const id = costCenter && costCenter.title === costCenter.id ? costCenter.id : null
  const userId = useStore(stores.session, (session) => session.userId)
  const { data: found } = useResource<CostCenter | null>(
    id === null ? null : ['cost centre', id, userId],
    (signal) => costCentersClient(core.client.core).find(id ?? '', signal),
  )
  useEffect(() => {
    const store = bookingStore(core)
    if (found && store.get().draft?.costCenter?.id === found.id)
      store.dispatch({ type: 'particularSet', said: { costCenter: found } })
  }, [core, found])
}
