import type { Chain } from './states.ts'
import { aroundChains } from './statesAround.ts'
import { bookingChains } from './statesBooking.ts'
import { orderChains } from './statesOrders.ts'
import { searchChains } from './statesSearch.ts'

/** All chains of states of the gallery. */
export const chains: readonly Chain[] = [...searchChains, ...bookingChains, ...orderChains, ...aroundChains]
