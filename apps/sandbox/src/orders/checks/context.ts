import type { Lang } from '../../places/place.ts'
import type { PlaceIndex } from '../../places/placeIndex.ts'
import type { Quote } from '../../prices/quote.ts'
import type { CostCenterStore } from '../../store/store.ts'
import type { SandboxUser } from '../../users/user.ts'

/** Data for the checks of a trip. */
export interface TripContext {
  /** Price of the trip as it was quoted. */
  readonly quote: Quote
  readonly user: SandboxUser
  readonly places: PlaceIndex
  readonly store: CostCenterStore
  /** Language of the messages to the visitor. */
  readonly lang: Lang
  /** Current time, in epoch milliseconds. */
  readonly now: number
}
