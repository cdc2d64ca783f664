import { useEffect, useRef } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import {
  addressWithOptions,
  firstOptions,
  type Mode,
  optionsNamed,
  optionsOf,
  type SearchAddress,
} from '../../search/index.ts'
import { useModuleCore } from '../module.tsx'

/**
 * Synchronises the options of a search with its address (SHELL-17, SHELL-20). A change of the address sets the options,
 * and a change by the person sets the address. If the address has neither a pickup nor options, it gets those of the
 * state.
 *
 * @param mode mode of the screen, even if the state still has another one
 * @param isFollowed false: the address is not changed, for instance while an order is being loaded
 * @param onSearch called with the new address
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
  /**
   * Options that were just passed to `onSearch`. When they arrive in the address, they are not read as a change of the
   * address.
   */
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
