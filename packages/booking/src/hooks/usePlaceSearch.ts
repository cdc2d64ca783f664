import { useEffect, useState } from 'react'
import { placeOfSuggestion, type Suggestion } from '../domain/place.ts'
import type { PlaceInput, Side } from '../state/finder.ts'
import { createPlaceSearch, type PlaceSearch, type PlaceSearchState } from '../state/finderSearch.ts'
import { createStore, type Store } from '../state/store.ts'
import { type ModuleCore, useModule } from './module.tsx'
import { useStore } from './useStore.ts'

export interface PlaceSearchField {
  input: PlaceInput
  found: PlaceSearchState
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
  /** The input was left. */
  leave(): void
}

interface Field {
  found: Store<PlaceSearchState, PlaceSearchState>
  search: PlaceSearch
}

/** The place input of one side with its look-ups; one component a side. */
export function usePlaceSearch(side: Side): PlaceSearchField {
  const module = useModule()
  const { stores, lang } = module
  const [{ found, search }] = useState(() => createField(module, side))
  const country = useStore(stores.finder, (state) =>
    side === 'to' ? (state.from.item?.country ?? null) : null,
  )
  useEffect(() => () => search.stop(), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found belongs to one language and one country
  useEffect(() => search.reset(), [search, lang, country])
  const { dispatch } = stores.finder
  return {
    input: useStore(stores.finder, (state) => state[side]),
    found: useStore(found),
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
    enter: search.enter,
    open() {
      const { text, item } = stores.finder.get()[side]
      if (!item) search.type(text)
    },
    restore() {
      search.stop()
      dispatch({ type: 'restored', side })
    },
    leave() {
      const { status, nodes, places } = search.get()
      search.stop()
      if (status === 'ready' && nodes.length + places.length === 0)
        dispatch({ type: 'placeFailed', side, error: 'Finder.notFound' })
    },
  }
}

function createField({ client, config, platform, stores }: ModuleCore, side: Side): Field {
  const { finder } = stores
  const startCountry = () => (side === 'to' ? finder.get().from.item?.country : null)
  const found = createStore((_: PlaceSearchState, next: PlaceSearchState) => next, {
    term: '',
    status: 'idle',
    nodes: [],
    places: [],
  } as PlaceSearchState)
  const search = createPlaceSearch({
    transportNodes: (term, signal) => client.transportNodes({ term, startCountry: startCountry() }, signal),
    findPlaces: (term, signal) => client.findPlaces({ term, startCountry: startCountry() }, signal),
    wait: platform.clock.setTimeout,
    debounceMs: config.debounceMs,
    secondLookupMs: config.secondLookupMs,
    onChange(next) {
      found.dispatch(next)
      if (next.nodes.length + next.places.length > 0) finder.dispatch({ type: 'errorCleared', side })
    },
    onNothing() {
      if (!finder.get()[side].item) finder.dispatch({ type: 'placeFailed', side, error: 'Finder.notFound' })
    },
  })
  return { found, search }
}
