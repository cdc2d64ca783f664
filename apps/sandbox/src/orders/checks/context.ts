import type { Lang } from '../../places/place.ts'
import type { PlaceIndex } from '../../places/placeIndex.ts'
import type { Quote } from '../../prices/quote.ts'
import type { CostCenterStore } from '../../store/store.ts'
import type { SandboxUser } from '../../users/user.ts'

/** What a trip is checked against. */
export interface TripContext {
  /** The price it is booked at. */
  readonly quote: Quote
  readonly user: SandboxUser
  readonly places: PlaceIndex
  readonly store: CostCenterStore
  /** Of what is said to the visitor. */
  readonly lang: Lang
  /** Epoch milliseconds. */
  readonly now: number
}
