import type { Suggestion } from '../../kernel/model/place.ts'
import { createTurns, type Turn, type TurnReturns, type Wait } from '../../kernel/resource/turns.ts'

/** Minimum number of characters for a look-up (PLACE-02). */
export const shortestTerm = 3
/** Maximum number of suggestions (decisions/0019). */
export const longestList = 10
/**
 * Maximum number of nodes in the list, so that airports with a similar name do not push out the wanted
 * address.
 */
export const longestNodes = 5
/** Milliseconds from Enter without a choice to the error, if no look-up runs (RENT-06). */
export const enterDelayMs = 100
const rememberedTerms = 50

export interface PlaceSearchState {
  /** Trimmed term of the lists; empty if nothing is looked up. */
  term: string
  /**
   * `loading`: nothing to show yet. `more`: nodes are shown, places may follow. `ready`: the list is
   * complete.
   */
  status: 'idle' | 'loading' | 'more' | 'ready' | 'failed'
  /** Airports, stations and similar places, at most 5. */
  nodes: readonly Suggestion[]
  /** Places that are not in `nodes`; both lists together have at most 10. */
  places: readonly Suggestion[]
}

type Look = (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

export interface PlaceSearchSetup {
  /** Looks up nodes (airports, stations and similar places), which come first. */
  transportNodes: Look
  /** Looks up other places after the nodes; at once if there are no nodes. */
  findPlaces: Look
  wait: Wait
  /** Page whose back or forward ends the look-ups. */
  on: TurnReturns['on']
  debounceMs: number
  secondLookupMs: number
  onChange(state: PlaceSearchState): void
  /** Called after Enter, once no look-up runs and there is nothing to choose. */
  onNothing(): void
}

/** The look-ups of one place input. Nothing is called before `type` and nothing after `stop`. */
export interface PlaceSearch {
  get(): PlaceSearchState
  /** Looks up a typed text; the same term again is skipped (PLACE-05). */
  type(text: string): void
  /**
   * Handles Enter without an option. It waits for a running look-up. A term that is too short for a look-up
   * is an error too (RENT-06), a blank one is not.
   */
  enter(): void
  /** Clears the cache of earlier terms, because the other end has changed. A running look-up goes on. */
  forget(): void
  /** Drops the results and looks them up again, because the language or the pickup's country has changed. */
  reset(): void
  /** Ends the look-ups and empties the list, because a place was chosen, or the input was left or removed. */
  stop(): void
}

const idle: PlaceSearchState = { term: '', status: 'idle', nodes: [], places: [] }

/**
 * Creates the look-ups of one input. Each key, choice and stop begins a new turn, and results of an earlier
 * turn are never shown (PLACE-03).
 */
export function createPlaceSearch(setup: PlaceSearchSetup): PlaceSearch {
  let state = idle
  /** Typed term, trimmed, of any length. */
  let typed = ''
  const turns = createTurns(setup.wait, { on: setup.on, history: stop })
  let cancelEnter = () => {}
  let isEnterWaiting = false
  const remembered = new Map<string, PlaceSearchState>()

  function show(next: PlaceSearchState) {
    if (next === state) return
    state = next
    setup.onChange(state)
    if (isEnterWaiting) sayNothing()
  }

  /** Calls `onNothing` once it is certain that nothing can be chosen. */
  function sayNothing() {
    isEnterWaiting = state.status === 'loading'
    // A look-up that failed or was cancelled does not mean that there is no such place (PLACE-06).
    if (isEnterWaiting || state.status === 'failed') return
    if (state.nodes.length + state.places.length === 0) setup.onNothing()
  }

  function forgetEnter(): void {
    cancelEnter()
    isEnterWaiting = false
  }

  /** Cancels the running look-up and begins a new turn. */
  function begin(): Turn {
    forgetEnter()
    return turns.begin()
  }

  /** Runs one look-up; null if its turn is over, `failed` if the service failed. */
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

  function stop(): void {
    typed = ''
    forgetEnter()
    turns.stop()
    show(idle)
  }

  return {
    get: () => state,
    type,
    stop,
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

/** Puts the place whose IATA or ICAO code is the term first (PLACE-19); the others keep their order. */
function codeFirst(term: string, list: readonly Suggestion[]): Suggestion[] {
  const code = term.toUpperCase()
  const isCode = (one: Suggestion) => one.iata === code || one.icao === code
  return [...list.filter(isCode), ...list.filter((one) => !isCode(one))]
}
