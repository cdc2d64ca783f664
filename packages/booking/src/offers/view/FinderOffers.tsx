import { useModuleCore } from '../../module/module.tsx'
import { choiceOf, type OfferChoice } from '../../search/index.ts'
import { useOffers } from '../resource/useOffers.ts'
import { Offers } from './Offers.tsx'
import { OffersWait } from './OffersWait.tsx'
import type { OffersProps } from './offersProps.ts'

export interface FinderOffersProps extends Omit<OffersProps, 'offers' | 'onChoose'> {
  /** False makes no price request, for instance until the order that is changed has been read. */
  isAsked: boolean
  /** True if the list waits for the order in the address, even if prices have arrived. */
  isWaiting: boolean
  /** Called with the action that chooses the offer, which also has its way back. */
  onChoose(choice: OfferChoice): void
}

/** The list of prices of a transfer. */
export function FinderOffers({ isAsked, isWaiting, onChoose, ...list }: FinderOffersProps) {
  const offers = useOffers(isAsked)
  const { config, stores } = useModuleCore()
  if (isWaiting) return <OffersWait />
  return (
    <Offers
      offers={offers}
      isChoosingDisabled={config.isPreview}
      onChoose={(offer) => onChoose(choiceOf(stores.finder.get(), offer))}
      {...list}
    />
  )
}
