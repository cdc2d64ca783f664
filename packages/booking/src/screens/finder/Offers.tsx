import { Suspense } from 'react'
import { lazyPart } from '../shared/lazyPart.tsx'
import { OffersWait } from './OffersWait.tsx'
import type { OffersProps } from './offersProps.ts'
import { loadOffers } from './usePreloadedOffers.ts'

const OfferResults = lazyPart<OffersProps>(async () => (await loadOffers()).OfferResults)

/** The price list in each of its states. Its code and its texts come when they are needed; until then, the wait's shape. */
export function Offers(props: OffersProps) {
  return (
    <Suspense fallback={<OffersWait />}>
      <OfferResults {...props} />
    </Suspense>
  )
}
