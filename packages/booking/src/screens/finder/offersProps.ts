import type { Offer } from '../../domain/offer.ts'
import type { PriceList } from '../../hooks/usePriceList.ts'

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
