import { useEffect, useRef } from 'react'
import { maxStops, type Side } from '../state/finder.ts'
import { useModuleCore } from './module.tsx'
import { useHistoryTurn } from './useHistoryTurn.ts'
import { type PlaceReading, useResolvedPlace } from './useResolvedPlace.ts'

/** Place ids of the address; absent where it names none. */
export interface PlacesInAddress {
  from?: string | undefined
  to?: string | undefined
  /** Of the extra stops, in their order (PLACE-23). */
  subAddress?: readonly string[] | undefined
}

/**
 * Brings the places in step with the address: an id of it is read into its input (PLACE-10), an input whose id is
 * gone from it is emptied. The stops are named here and each is read where it is drawn.
 * After back and forward the address alone counts: what was typed over it goes (PLACE-09).
 */
export function useRoutePlaces(address: PlacesInAddress): Record<Side, PlaceReading> {
  const turn = useHistoryTurn()
  useCleared('from', address.from, turn)
  const from = useResolvedPlace('from', address.from, turn)
  useCleared('to', address.to, turn)
  const to = useResolvedPlace('to', address.to, turn)
  useNamedStops(address, turn)
  return { from, to }
}

/** Empties an input when the address names it no more. */
function useCleared(side: Side, id: string | undefined, turn: number): void {
  const { finder } = useModuleCore().stores
  const former = useRef(id)
  const formerTurn = useRef(turn)
  useEffect(() => {
    const wasNamed = former.current !== undefined
    const isBack = formerTurn.current !== turn
    former.current = id
    formerTurn.current = turn
    const { item, text, error } = finder.get()[side]
    if (id !== undefined) return
    if (isBack && (item || text || error)) finder.dispatch({ type: 'cleared', side })
    else if (wasNamed) finder.dispatch({ type: item ? 'cleared' : 'left', side })
  }, [finder, side, id, turn])
}

function useNamedStops({ from, to, subAddress = [] }: PlacesInAddress, turn: number): void {
  const { platform, stores } = useModuleCore()
  const { finder } = stores
  const isFirst = useRef(true)
  const ids = subAddress.slice(0, maxStops).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way in alone the ends are looked at
  useEffect(() => {
    // An address that names nothing at all follows what was kept instead.
    const isKept = isFirst.current && from === undefined && to === undefined
    isFirst.current = false
    if (isKept) return
    const named = ids === '' ? [] : ids.split(',')
    const stops = named.map((placeId) => ({ id: `stop-${platform.randomId()}` as const, placeId }))
    finder.dispatch({ type: 'stopsNamed', stops })
  }, [finder, platform, ids, turn])
}
