import type { ToChild } from '@wherry/embed/protocol'
import { prefilledSeats, type RidePrefill, readRidePrefill, ridePrefillOf } from '../booking/index.ts'
import { createTurns } from '../kernel/resource/turns.ts'
import type { ModuleCore } from '../module/module.tsx'
import { asQuery, type Side } from '../search/index.ts'
import type { FramePage } from './framePaths.ts'

export interface PrefillSetup {
  pageNow(): FramePage | null
  /** Replaces the query of the address; nothing is loaded. */
  replaceQuery(query: string): void
}

/** Values of a search and of a ride that the page around fills in before the visitor does. */
export interface Prefill {
  /**
   * Takes the values that the search has no parameters for out of the frame's own address, so that they count only
   * once.
   * @param said last values from the page, which hold after a reload too
   */
  begin(said: ToChild['prefill']): void
  /** Applies new values from the page; values that the visitor has entered stay. */
  change(before: ToChild['prefill'], now: ToChild['prefill']): void
  /** The query of a new search with the options that the page has set. */
  ofNewSearch(query: string): string
}

const sides = ['from', 'to'] as const satisfies readonly Side[]

/** Parameters that the address of a search does not have. */
const ownNames = ['from_iata', 'to_iata', 'date', 'return_date', 'adults', 'children']

export function createPrefill(module: ModuleCore, { pageNow, replaceQuery }: PrefillSetup): Prefill {
  const { client, platform, stores } = module
  const { finder } = stores
  const { clock } = platform
  const ridePrefill = ridePrefillOf(module)
  /** Ids of places that the page has put into the address. */
  const put: { [S in Side]?: string | undefined } = {}
  const turns = { from: createTurns(clock.setTimeout), to: createTurns(clock.setTimeout) }

  const isSearch = () => ['finder', 'rent'].includes(pageNow()?.name ?? '')
  const queryNow = () => new URLSearchParams(window.location.search)

  function show(query: URLSearchParams): void {
    if (asQuery(query) !== asQuery(queryNow())) replaceQuery(asQuery(query))
  }

  /** True if the page may change a field: it is empty, or its place came from the page. */
  function isUntouched(side: Side): boolean {
    const { item, text } = finder.get()[side]
    return item ? item.placeId === put[side] : text.trim() === ''
  }

  function showPlace(side: Side, id: string): void {
    const query = queryNow()
    put[side] = id
    query.set(side, id)
    show(query)
  }

  /** Finds an airport by its code with the call of the search. */
  async function findAirport(side: Side, code: string): Promise<void> {
    const term = code.toUpperCase()
    const outcome = await turns[side].begin().ask((signal) => client.transportNodes({ term }, signal))
    if (outcome === null || !isSearch() || !isUntouched(side)) return
    const found = 'answer' in outcome && outcome.answer.find(({ iata }) => iata === term)
    if (found) return showPlace(side, found.placeId)
    const error = 'answer' in outcome ? 'Finder.notFound' : 'Finder.notRead'
    if (!finder.get()[side].item) finder.dispatch({ type: 'placeFailed', side, error })
    platform.host?.notify('error', { code: `${side}-iata` })
  }

  return {
    begin(said) {
      ridePrefill.dispatch(readRidePrefill(said))
      const query = queryNow()
      const named = ownNames.filter((name) => query.has(name))
      for (const name of named) query.delete(name)
      for (const side of sides) put[side] = said[side]
      if (!isSearch()) return show(query)
      if (named.some((name) => !name.endsWith('iata'))) setOptions(query, {}, ridePrefill.get())
      show(query)
      for (const side of sides) {
        const code = said[`${side}-iata`]
        if (code && named.includes(`${side}_iata`) && !query.has(side)) void findAirport(side, code)
      }
    },
    change(before, now) {
      const former = ridePrefill.get()
      ridePrefill.dispatch(readRidePrefill(now))
      if (!isSearch()) return
      const query = queryNow()
      setOptions(query, former, ridePrefill.get())
      show(query)
      for (const side of sides) {
        const [id, code] = [now[side], now[`${side}-iata`]]
        if (id === before[side] && code === before[`${side}-iata`]) continue
        turns[side].stop()
        if (!isUntouched(side)) continue
        if (id !== undefined) showPlace(side, id)
        else if (code !== undefined) void findAirport(side, code)
      }
    },
    ofNewSearch(text) {
      const query = new URLSearchParams(text)
      setOptions(query, {}, ridePrefill.get())
      return asQuery(query)
    },
  }
}

/** Puts the wished return trip and seats into the query of a search; options that the visitor has changed stay. */
function setOptions(query: URLSearchParams, before: RidePrefill, now: RidePrefill): void {
  if (now.returnDate && !before.returnDate) query.set('return', '1')
  const [was, seats] = [prefilledSeats(before), prefilledSeats(now)]
  if (seats === was || query.get('passengersCount') !== (was === undefined ? null : String(was))) return
  if (seats === undefined) query.delete('passengersCount')
  else query.set('passengersCount', String(seats))
}
