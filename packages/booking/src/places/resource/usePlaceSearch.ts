import { useEffect, useRef, useState } from 'react'
import { placeOfSuggestion, type Suggestion } from '../../kernel/model/place.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModule } from '../../module/module.tsx'
import { useOnline } from '../../module/useOnline.ts'
import { type InputKey, inputOf, isSide, type PlaceError, type PlaceInput } from '../../search/index.ts'
import type { PlaceQuery } from '../../wire/places/client.ts'
import { createPlaceSearch, type PlaceSearch, type PlaceSearchState } from '../state/finderSearch.ts'
import { lookUpPoint } from './lookUpPoint.ts'

export interface PlaceSearchField {
  input: PlaceInput
  found: PlaceSearchState
  /** True without a connection: the text of the field is looked up once the connection is back. */
  isWaiting: boolean
  /** Handles typed text: the choice and the price list are cleared, and the text is looked up (PLACE-07). */
  type(text: string): void
  /** Empties the field. */
  clear(): void
  /** Chooses a suggestion; the caller puts it into the address. */
  choose(suggestion: Suggestion): void
  /** Handles Enter without an active option. */
  enter(): void
  /** Handles opening the list by hand: looks up the text of the field. */
  open(): void
  /** Handles Escape: restores the choice that typing has replaced. */
  restore(): void
  /**
   * Handles leaving the field.
   *
   * @param isByKey true marks a text that is no chosen place as an error. For a pointer it is not marked, because the
   * message would move the pressed element away.
   * @returns the error, or null
   */
  leave(isByKey?: boolean): PlaceError | null
}

interface Field {
  found: Store<PlaceSearchState, PlaceSearchState>
  search: PlaceSearch
}

/** The logic of a place field with its look-ups. Only one component per field. */
export function usePlaceSearch(side: InputKey): PlaceSearchField {
  const module = useModule()
  const { stores, serviceLang: lang } = module
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

/** The end of the ride near which a place is likely to be: for a stop, the pickup. */
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
    on: platform,
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
