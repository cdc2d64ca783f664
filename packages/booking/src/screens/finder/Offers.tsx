import { Suspense, useEffect } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { type ModuleCore, useModule } from '../../hooks/module.tsx'
import type { PriceList } from '../../hooks/usePriceList.ts'
import { lazyPart } from '../shared/lazyPart.tsx'
import { OffersWait } from './OffersWait.tsx'

export interface OffersProps {
  /** The prices of the route, in whatever state they are. */
  offers: PriceList
  onChoose(offer: Offer): void
  /** Leads back to the drop-off. */
  onChange(): void
  /** Fewest seats of the classes that are shown (PRICE-09). Null: any. @default null */
  passengersCount?: number | null
  /** Takes that number away again. @default there is no way to */
  onAnySeats?: (() => void) | undefined
  /** The list is looked at, nothing is chosen: the editor's preview (PRICE-20). @default false */
  isChoosingDisabled?: boolean
}

const load = () => import('./OfferResults.tsx')
const OfferResults = lazyPart<OffersProps>(async () => (await load()).OfferResults)

/** The price list in each of its states. Its code and its texts come when they are needed; until then, the wait's shape. */
export function Offers(props: OffersProps) {
  return (
    <Suspense fallback={<OffersWait />}>
      <OfferResults {...props} />
    </Suspense>
  )
}

/** Brings what the price list needs before there is one, as soon as a search has begun. */
export function usePreloadedOffers(isBegun: boolean): void {
  const { messages, platform, lang } = useModule()
  useEffect(() => {
    if (isBegun) void preload(messages, lang).catch(platform.report)
  }, [isBegun, messages, platform, lang])
}

async function preload(messages: ModuleCore['messages'], lang: Parameters<typeof messages.load>[0]) {
  await Promise.all([load(), messages.load(lang, 'offers')])
}
