import type { Suggestion } from '../domain/place.ts'
import { createTurns, type Turn, type Wait } from './latest.ts'

/** Fewest characters that are looked up (PLACE-02). */
export const shortestTerm = 3
/** Longest list of suggestions (decisions/0019). */
export const longestList = 10
/** Most nodes of it: airports that are merely called alike must not push out the address that was meant. */
export const longestNodes = 5
/** Milliseconds from Enter without a choice to the error, where no look-up runs (RENT-06). */
export const enterDelayMs = 100
const rememberedTerms = 50

export interface PlaceSearchState {
  /** What the lists belong to: the trimmed term, empty where nothing is looked up. */
  term: string
  /** `loading`: nothing to show yet. `more`: nodes are shown, places may follow. `ready`: all has come. */
  status: 'idle' | 'loading' | 'more' | 'ready' | 'failed'
  /** Airports, stations and the like, at most 5. */
  nodes: readonly Suggestion[]
  /** Other places; without those of `nodes`; both together are at most 10. */
  places: readonly Suggestion[]
}

type Look = (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

export interface PlaceSearchSetup {
  /** Asked first. */
  transportNodes: Look
  /** Asked after the nodes, at once where there are none. */
  findPlaces: Look
  wait: Wait
  debounceMs: number
  secondLookupMs: number
  onChange(state: PlaceSearchState): void
  /** Enter was pressed, no look-up runs any more, and there is nothing to choose. */
  onNothing(): void
}

/** The look-ups of one place input. Nothing is called before `type` and nothing after `stop`. */
export interface PlaceSearch {
  get(): PlaceSearchState
  /** A key was pressed: the same term again is skipped (PLACE-05). */
  type(text: string): void
  /**
   * Enter without an option: a running look-up is waited for; a term that is too short to be looked up is no place
   * either (RENT-06). A blank one says nothing.
   */
  enter(): void
  /** Forgets what is remembered of earlier terms and lets the running look-up end: the other end has changed. */
  forget(): void
  /** Forgets what was found and asks for it anew: the language or the pickup's country has changed. */
  reset(): void
  /** Ends the look-ups and empties the list: a place was chosen, the input left or taken away. */
  stop(): void
}

const idle: PlaceSearchState = { term: '', status: 'idle', nodes: [], places: [] }

/** One list at a time: each key, choice and stop is a turn, and what belongs to an earlier one never shows (PLACE-03). */
export function createPlaceSearch(setup: PlaceSearchSetup): PlaceSearch {
  let state = idle
  /** Trimmed, however short. */
  let typed = ''
  const turns = createTurns(setup.wait)
  let cancelEnter = () => {}
  let isEnterWaiting = false
  const remembered = new Map<string, PlaceSearchState>()

  function show(next: PlaceSearchState) {
    if (next === state) return
    state = next
    setup.onChange(state)
    if (isEnterWaiting) sayNothing()
  }

  /** Tells that there is nothing to choose, once that is certain. */
  function sayNothing() {
    isEnterWaiting = state.status === 'loading'
    // A look-up that failed or was taken back says nothing of the place (PLACE-06).
    if (isEnterWaiting || state.status === 'failed') return
    if (state.nodes.length + state.places.length === 0) setup.onNothing()
  }

  /** Takes back what is under way. */
  function begin(): Turn {
    cancelEnter()
    isEnterWaiting = false
    return turns.begin()
  }

  /** One look-up; null where its turn is over, `failed` where the service failed. */
  async function look(ask: Look, term: string, turn: Turn) {
    const outcome = await turn.ask((signal) => ask(term, signal))
    if (outcome === null) return null
    return 'error' in outcome ? 'failed' : outcome.answer
  }

  async function lookNodes(term: string, turn: Turn) {
    const found = await look(setup.transportNodes, term, turn)
    if (found === null) return
    const nodes = found === 'failed' ? [] : codeFirst(term, unique(found)).slice(0, longestNodes)
    if (nodes.length === 0) {
      await lookPlaces(term, turn, nodes, found === 'failed')
      return
    }
    show({ term, status: 'more', nodes, places: [] })
    turn.after(setup.secondLookupMs, () => void lookPlaces(term, turn, nodes, false))
  }

  async function lookPlaces(term: string, turn: Turn, nodes: readonly Suggestion[], nodesFailed: boolean) {
    const found = await look(setup.findPlaces, term, turn)
    if (found === null) return
    const places = found === 'failed' ? [] : without(nodes, found)
    const failed = nodesFailed || found === 'failed'
    const isEmpty = nodes.length + places.length === 0
    const next: PlaceSearchState = { term, status: isEmpty && failed ? 'failed' : 'ready', nodes, places }
    if (!failed) remember(next)
    show(next)
  }

  function remember(found: PlaceSearchState) {
    remembered.set(found.term, found)
    const [oldest] = remembered.keys()
    if (remembered.size > rememberedTerms && oldest !== undefined) remembered.delete(oldest)
  }

  function type(text: string): void {
    const term = text.trim()
    if (term === typed && state.status !== 'failed') return
    typed = term
    const turn = begin()
    const known = [...term].length < shortestTerm ? idle : remembered.get(term)
    if (known) {
      show(known)
      return
    }
    show({ term, status: 'loading', nodes: [], places: [] })
    turn.after(setup.debounceMs, () => void lookNodes(term, turn))
  }

  return {
    get: () => state,
    type,
    enter() {
      cancelEnter()
      if (typed === '') return
      cancelEnter = setup.wait(sayNothing, enterDelayMs)
    },
    forget: () => remembered.clear(),
    reset() {
      const { term } = state
      remembered.clear()
      begin()
      show(idle)
      if (!term) return
      typed = ''
      type(term)
    },
    stop() {
      typed = ''
      begin()
      show(idle)
    },
  }
}

function unique(list: readonly Suggestion[]): Suggestion[] {
  return [...new Map(list.map((one) => [one.placeId, one])).values()]
}

function without(nodes: readonly Suggestion[], found: readonly Suggestion[]): Suggestion[] {
  const known = new Set(nodes.map((node) => node.placeId))
  return unique(found)
    .filter((one) => !known.has(one.placeId))
    .slice(0, longestList - nodes.length)
}

/** The place whose IATA or ICAO code is the term stands first (PLACE-19); the others keep their order. */
function codeFirst(term: string, list: readonly Suggestion[]): Suggestion[] {
  const code = term.toUpperCase()
  const isCode = (one: Suggestion) => one.iata === code || one.icao === code
  return [...list.filter(isCode), ...list.filter((one) => !isCode(one))]
}
