import { useEffect, useRef } from 'react'
import { useHistoryTurn } from '../../kernel/resource/useHistoryTurn.ts'
import { useModuleCore } from '../../module/module.tsx'
import { maxStops, type Side } from '../../search/index.ts'
import { type PlaceReading, useResolvedPlace } from './useResolvedPlace.ts'

/** Place ids in the address; undefined if the address has none. */
export interface PlacesInAddress {
  from?: string | undefined
  to?: string | undefined
  /** Place ids of the extra stops, in their order (PLACE-23). */
  subAddress?: readonly string[] | undefined
}

/**
 * Keeps the places equal to the address: its ids are read into their inputs (PLACE-10), and an input without an id any
 * more is emptied. Stops only get their ids here; the component of each stop reads its place.
 * After browser back or forward only the address counts, and typed text is removed (PLACE-09).
 */
export function useRoutePlaces(address: PlacesInAddress): Record<Side, PlaceReading> {
  const turn = useHistoryTurn(useModuleCore().platform)
  useCleared('from', address.from, turn)
  const from = useResolvedPlace('from', address.from, turn)
  useCleared('to', address.to, turn)
  const to = useResolvedPlace('to', address.to, turn)
  useNamedStops(address, turn)
  return { from, to }
}

/** Empties an input when its id is removed from the address. */
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
    // On the first render, an address without any place leaves the restored search unchanged.
    const isKept = isFirst.current && from === undefined && to === undefined
    isFirst.current = false
    if (isKept) return
    const named = ids === '' ? [] : ids.split(',')
    const stops = named.map((placeId) => ({ id: `stop-${platform.randomId()}` as const, placeId }))
    finder.dispatch({ type: 'stopsNamed', stops })
  }, [finder, platform, ids, turn])
}
