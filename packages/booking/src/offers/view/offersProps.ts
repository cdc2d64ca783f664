import type { Offer } from '../../kernel/model/offer.ts'
import type { PriceList } from '../resource/usePriceList.ts'

export interface OffersProps {
  /** The prices of the route, with their state. */
  offers: PriceList
  onChoose(offer: Offer): void
  /** Moves the focus to the drop-off. */
  onChange(): void
  /** Minimum number of seats of the shown classes (PRICE-09). Null: no limit. @default null */
  passengersCount?: number | null
  /** Removes the minimum number of seats. @default not possible */
  onAnySeats?: (() => void) | undefined
  /** True if nothing can be chosen, as in the editor's preview (PRICE-20). @default false */
  isChoosingDisabled?: boolean
}
