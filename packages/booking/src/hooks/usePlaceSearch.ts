import { useEffect, useRef, useState } from 'react'
import type { PlaceQuery } from '../client/places.ts'
import { placeOfSuggestion, type Suggestion } from '../domain/place.ts'
import { type InputKey, inputOf, isSide, type PlaceError, type PlaceInput } from '../state/finder.ts'
import { createPlaceSearch, type PlaceSearch, type PlaceSearchState } from '../state/finderSearch.ts'
import { createStore, type Store } from '../state/store.ts'
import { lookUpPoint } from './lookUpPoint.ts'
import { type ModuleCore, useModule } from './module.tsx'
import { useOnline } from './useOnline.ts'
import { useStore } from './useStore.ts'

export interface PlaceSearchField {
  input: PlaceInput
  found: PlaceSearchState
  /** There is no connection: what stands in the input is looked up once there is one again. */
  isWaiting: boolean
  /** A key was pressed: the choice and the price list are cleared, a look-up follows (PLACE-07). */
  type(text: string): void
  /** Empties the input. */
  clear(): void
  /** Takes a suggestion; the caller carries it to the address. */
  choose(suggestion: Suggestion): void
  /** Enter without an option. */
  enter(): void
  /** The list was opened by hand: looks up what stands in the input. */
  open(): void
  /** Escape: brings back the choice that typing has cleared. */
  restore(): void
  /**
   * The input was left.
   * @param isByKey a text that was not chosen is marked. Not for a pointer: what it presses would move away from under it.
   * @returns what a text was marked with
   */
  leave(isByKey?: boolean): PlaceError | null
}

interface Field {
  found: Store<PlaceSearchState, PlaceSearchState>
  search: PlaceSearch
}

/** A place input with its look-ups; one component an input. */
export function usePlaceSearch(side: InputKey): PlaceSearchField {
  const module = useModule()
  const { platform, stores, serviceLang: lang } = module
  const [{ found, search }] = useState(() => createField(module, side))
  const country = useStore(stores.finder, (state) =>
    side === 'from' ? null : (state.from.item?.country ?? null),
  )
  const otherId = useStore(stores.finder, (state) => state[otherEnd(side)].item?.placeId ?? null)
  useEffect(
    () => () => {
      search.stop()
      stores.finder.dispatch({ type: 'left', side })
    },
    [search, stores, side],
  )
  useEffect(() => platform.pageEvents.onHistory(() => search.stop()), [platform, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found belongs to one language and one country
  useEffect(() => search.reset(), [search, lang, country])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered was asked with one other end
  useEffect(() => search.forget(), [search, otherId])
  const isOnline = useOnline()
  const current = useStore(found)
  const isMissing = current.term !== '' && current.nodes.length + current.places.length === 0
  const isWaiting = isMissing && current.status !== 'ready' && !isOnline
  const waited = useRef(false)
  useEffect(() => {
    if (isOnline && waited.current) search.reset()
    waited.current = isWaiting
  }, [search, isOnline, isWaiting])
  const { dispatch } = stores.finder
  const open = () => {
    const { text, item } = inputOf(stores.finder.get(), side)
    if (!item) search.type(text)
  }
  return {
    input: useStore(stores.finder, (state) => inputOf(state, side)),
    found: current,
    isWaiting,
    type(text) {
      dispatch({ type: 'typed', side, text })
      search.type(text)
    },
    clear() {
      search.stop()
      dispatch({ type: 'cleared', side })
    },
    choose(suggestion) {
      search.stop()
      dispatch({ type: 'placeChosen', side, place: placeOfSuggestion(suggestion) })
    },
    enter() {
      open()
      search.enter()
    },
    open,
    restore() {
      search.stop()
      dispatch({ type: 'restored', side })
    },
    leave(isByKey = false) {
      const { status, nodes, places } = search.get()
      search.stop()
      if (status === 'ready' && nodes.length + places.length === 0)
        dispatch({ type: 'placeFailed', side, error: 'Finder.notFound' })
      const { item, text, error } = inputOf(stores.finder.get(), side)
      if (!isByKey || item || error || text.trim() === '') return null
      dispatch({ type: 'left', side })
      return inputOf(stores.finder.get(), side).error
    },
  }
}

/** Near which end a place may well lie: a stop is on the way from the pickup. */
function otherEnd(side: InputKey): 'from' | 'to' {
  return side === 'from' ? 'to' : 'from'
}

function createField({ client, config, platform, stores }: ModuleCore, side: InputKey): Field {
  const { finder } = stores
  const queryOf = (term: string): PlaceQuery => {
    const { from, [otherEnd(side)]: other } = finder.get()
    return {
      term,
      otherPlaceId: other.item?.placeId ?? null,
      startCountry: side === 'from' ? null : (from.item?.country ?? null),
    }
  }
  const found = createStore((_: PlaceSearchState, next: PlaceSearchState) => next, {
    term: '',
    status: 'idle',
    nodes: [],
    places: [],
  } as PlaceSearchState)
  const search = createPlaceSearch({
    transportNodes: (term, signal) => {
      const find = (term: string) => client.transportNodes(queryOf(term), signal)
      return lookUpPoint(term, async () => [], find)
    },
    findPlaces: (term, signal) => {
      const find = (term: string) => client.findPlaces(queryOf(term), signal)
      return lookUpPoint(term, find, find)
    },
    wait: platform.clock.setTimeout,
    debounceMs: isSide(side) ? config.debounceMs : config.stopDebounceMs,
    secondLookupMs: config.secondLookupMs,
    onChange(next) {
      found.dispatch(next)
      if (next.nodes.length + next.places.length > 0) finder.dispatch({ type: 'errorCleared', side })
    },
    onNothing() {
      if (!inputOf(finder.get(), side).item)
        finder.dispatch({ type: 'placeFailed', side, error: 'Finder.notFound' })
    },
  })
  return { found, search }
}
