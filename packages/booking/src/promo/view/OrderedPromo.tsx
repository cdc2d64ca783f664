import { useState } from 'react'
import { orderedPromoName } from '../../kernel/store/storedNames.ts'
import { isStoredTrue } from '../../kernel/values/isStoredTrue.ts'
import { useModuleCore } from '../../module/module.tsx'
import { Decoration } from '../../view/Decoration.tsx'
import { lazyPart } from '../../view/lazy.tsx'

const OrderedPopup = lazyPart(() => import('./OrderedPopup.tsx').then((part) => part.OrderedPopup))

/**
 * Opens the promotion once if a stored parameter orders it. It is part of the search, so it never opens over
 * the booking form.
 */
export function OrderedPromo() {
  const { storage } = useModuleCore().platform
  const [isOrdered] = useState(() =>
    [storage.session, storage.local].some((store) => isStoredTrue(store.get(orderedPromoName))),
  )
  return (
    isOrdered && (
      <Decoration wait={null}>
        <OrderedPopup />
      </Decoration>
    )
  )
}
