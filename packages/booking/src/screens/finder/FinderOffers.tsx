import { useModuleCore } from '../../hooks/module.tsx'
import { useOffers } from '../../hooks/useOffers.ts'
import { Offers } from './Offers.tsx'
import { OffersWait } from './OffersWait.tsx'
import type { OffersProps } from './offersProps.ts'

export interface FinderOffersProps extends Omit<OffersProps, 'offers'> {
  /** False: nothing is asked, as before the order is read whose change the prices are for. */
  isAsked: boolean
  /** The list waits for the order of the address, whatever has come. */
  isWaiting: boolean
}

/** The prices of a transfer. */
export function FinderOffers({ isAsked, isWaiting, ...list }: FinderOffersProps) {
  const offers = useOffers(isAsked)
  const { isPreview } = useModuleCore().config
  return isWaiting ? <OffersWait /> : <Offers offers={offers} isChoosingDisabled={isPreview} {...list} />
}
