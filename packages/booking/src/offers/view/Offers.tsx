import { Suspense } from 'react'
import { lazyPart } from '../../view/lazy.tsx'
import { OffersWait } from './OffersWait.tsx'
import type { OffersProps } from './offersProps.ts'
import { loadOffers } from './usePreloadedOffers.ts'

const OfferResults = lazyPart<OffersProps>(async () => (await loadOffers()).OfferResults)

/**
 * The price list in all its states. Its code and its texts are loaded on demand; until then, a placeholder is
 * shown.
 */
export function Offers(props: OffersProps) {
  return (
    <Suspense fallback={<OffersWait />}>
      <OfferResults {...props} />
    </Suspense>
  )
}
