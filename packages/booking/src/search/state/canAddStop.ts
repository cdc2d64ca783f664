import type { FinderState } from './finderState.ts'
import { maxStops } from './finderStops.ts'

/** True if a stop may be added: only while there is a price list (PLACE-16). */
export function canAddStop({ mode, stops, offers }: FinderState): boolean {
  return mode === 'transfer' && offers.status === 'ready' && stops.length < maxStops
}
