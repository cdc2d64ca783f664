import { useEffect, useRef } from 'react'
import { rentBounds } from '../domain/rent.ts'
import type { SearchAddress } from '../state/searchAddress.ts'
import { useModuleCore } from './module.tsx'
import { useStore } from './useStore.ts'

const hour = 3600
const shortest = rentBounds.shortest / hour

/**
 * Keeps the duration of a rent and its address in step (SHELL-17): the address speaks when it changes, and follows when
 * the person changes the duration. One that names a pickup and no hours means the shortest rent; one that names neither
 * follows what was kept.
 * @param isFollowed false: the address waits, as for an order whose hours are being read
 * @param onHours the address is to name these hours
 */
export function useRentHours(
  { from, hours }: Pick<SearchAddress, 'from' | 'hours'>,
  isFollowed: boolean,
  onHours: (hours: number) => void,
): void {
  const { finder } = useModuleCore().stores
  const rentSeconds = useStore(finder, (state) => state.rentSeconds)
  /** What the address was told and has not named yet: its coming is no word of the address. */
  const told = useRef<number | null>(null)
  useEffect(() => {
    const isOwn = hours !== undefined && hours === told.current
    told.current = null
    if (isOwn || (hours ?? from) === undefined) return
    finder.dispatch({ type: 'rentSecondsChanged', seconds: (hours ?? shortest) * hour })
  }, [finder, from, hours])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what stands in the state by now
  useEffect(() => {
    if (!isFollowed) return
    const now = finder.get().rentSeconds / hour
    if (now === hours || ((hours ?? from) === undefined && now === shortest)) return
    told.current = now
    onHours(now)
  }, [finder, isFollowed, rentSeconds, from, hours])
}
