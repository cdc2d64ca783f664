import { Suspense, useState } from 'react'
import { isStoredTrue } from '../../domain/isStoredTrue.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { orderedPromoName } from '../../state/storedNames.ts'
import { Boundary } from '../shared/Boundary.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'

const OrderedPopup = lazyPart(async () => (await import('../shared/rareParts.ts')).bringOrderedPopup())

/**
 * Opens the promotion once where a stored parameter orders it. It belongs to a search: over the booking form, which
 * takes the search away, it never opens.
 */
export function OrderedPromo() {
  const { storage, report } = useModuleCore().platform
  const [isOrdered] = useState(() =>
    [storage.session, storage.local].some((store) => isStoredTrue(store.get(orderedPromoName))),
  )
  return (
    isOrdered && (
      <Boundary onError={report} fallback={() => null}>
        <Suspense fallback={null}>
          <OrderedPopup />
        </Suspense>
      </Boundary>
    )
  )
}
