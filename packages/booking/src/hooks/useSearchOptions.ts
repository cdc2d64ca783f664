import { useEffect, useRef } from 'react'
import type { Mode } from '../state/finder.ts'
import {
  addressWithOptions,
  firstOptions,
  optionsNamed,
  optionsOf,
  type SearchAddress,
} from '../state/searchAddress.ts'
import { useModuleCore } from './module.tsx'
import { useStore } from './useStore.ts'

/**
 * Keeps the options of a search and its address in step (SHELL-17, SHELL-20): the address speaks when it changes, and
 * follows when the person changes an option. One that names neither a pickup nor an option follows what was kept.
 * @param mode that of the screen, whatever the state is still in
 * @param isFollowed false: the address waits, as for an order that is being read
 * @param onSearch the address is to be this one
 */
export function useSearchOptions(
  mode: Mode,
  search: SearchAddress,
  isFollowed: boolean,
  onSearch: (address: SearchAddress) => void,
): void {
  const { finder } = useModuleCore().stores
  const standing = useStore(finder, (state) => JSON.stringify(optionsOf(state)))
  const options = optionsNamed(mode, search)
  const named = JSON.stringify(options)
  /** What the address was told and has not named yet: its coming is no word of the address. */
  const told = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pickup is another address
  useEffect(() => {
    const isOwn = named === told.current
    told.current = null
    if (!isOwn && options) finder.dispatch({ type: 'optionsRead', options })
  }, [finder, named, search.from])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what stands in the state by now
  useEffect(() => {
    if (!isFollowed) return
    const state = finder.get()
    const now = JSON.stringify(optionsOf(state))
    if (now === (options ? named : JSON.stringify(firstOptions(mode)))) return
    told.current = now
    onSearch(addressWithOptions(state, search))
  }, [finder, isFollowed, standing, search.from, named])
}
