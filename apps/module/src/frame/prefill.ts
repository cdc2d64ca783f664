import { type RideWishes, readWishes, wishedSeats } from '@wherry/booking/domain/rideWishes.ts'
import type { ModuleCore } from '@wherry/booking/hooks/module.tsx'
import { rideWishesOf } from '@wherry/booking/hooks/rideWishes.ts'
import type { Side } from '@wherry/booking/state/finder.ts'
import type { ToChild } from '@wherry/embed/protocol'
import { asQuery, type Page } from '../paths.ts'

export interface PrefillSetup {
  pageNow(): Page | null
  /** The address with another query; nothing is loaded. */
  replaceQuery(query: string): void
}

/** What a page fills in of a search and of a ride before the visitor does. */
export interface Prefill {
  /**
   * Takes what the frame's own address names and the search has no names for out of it: it counts once.
   * @param said what the page has said last, which holds after a reload too
   */
  begin(said: ToChild['prefill']): void
  /** What the visitor has entered stays. */
  change(before: ToChild['prefill'], now: ToChild['prefill']): void
  /** The query of a new search, with what the page has said of how it is asked. */
  ofNewSearch(query: string): string
}

const sides = ['from', 'to'] as const satisfies readonly Side[]

/** Of these the address of a search knows nothing. */
const ownNames = ['from_iata', 'to_iata', 'date', 'return_date', 'adults', 'children']

export function createPrefill(module: ModuleCore, { pageNow, replaceQuery }: PrefillSetup): Prefill {
  const { client, platform, stores } = module
  const { finder } = stores
  const wishes = rideWishesOf(module)
  /** Ids of places that stand in the address because the page named them. */
  const put: { [S in Side]?: string | undefined } = {}
  const running: { [S in Side]?: AbortController } = {}

  const isSearch = () => ['finder', 'rent'].includes(pageNow()?.name ?? '')
  const queryNow = () => new URLSearchParams(window.location.search)

  function show(query: URLSearchParams): void {
    if (asQuery(query) !== asQuery(queryNow())) replaceQuery(asQuery(query))
  }

  /** What the visitor has typed or chosen stays; what the page itself has put there may be another. */
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

  /** An airport by its code, as the search itself finds it. */
  async function findAirport(side: Side, code: string): Promise<void> {
    const own = new AbortController()
    running[side] = own
    const term = code.toUpperCase()
    const found = await client
      .transportNodes({ term }, own.signal)
      .then((nodes) => nodes.find(({ iata }) => iata === term) ?? ('Finder.notFound' as const))
      .catch(() => 'Finder.notRead' as const)
    if (own.signal.aborted || !isSearch() || !isUntouched(side)) return
    if (typeof found === 'object') return showPlace(side, found.placeId)
    if (!finder.get()[side].item) finder.dispatch({ type: 'placeFailed', side, error: found })
    platform.host?.tell('error', { code: `${side}-iata` })
  }

  return {
    begin(said) {
      wishes.dispatch(readWishes(said))
      const query = queryNow()
      const named = ownNames.filter((name) => query.has(name))
      for (const name of named) query.delete(name)
      for (const side of sides) put[side] = said[side]
      if (!isSearch()) return show(query)
      if (named.some((name) => !name.endsWith('iata'))) setOptions(query, {}, wishes.get())
      show(query)
      for (const side of sides) {
        const code = said[`${side}-iata`]
        if (code && named.includes(`${side}_iata`) && !query.has(side)) void findAirport(side, code)
      }
    },
    change(before, now) {
      const former = wishes.get()
      wishes.dispatch(readWishes(now))
      if (!isSearch()) return
      const query = queryNow()
      setOptions(query, former, wishes.get())
      show(query)
      for (const side of sides) {
        const [id, code] = [now[side], now[`${side}-iata`]]
        if (id === before[side] && code === before[`${side}-iata`]) continue
        running[side]?.abort()
        if (!isUntouched(side)) continue
        if (id !== undefined) showPlace(side, id)
        else if (code !== undefined) void findAirport(side, code)
      }
    },
    ofNewSearch(text) {
      const query = new URLSearchParams(text)
      setOptions(query, {}, wishes.get())
      return asQuery(query)
    },
  }
}

/** How a search is asked by the wishes: there and back, and for so many seats; what the visitor has changed stays. */
function setOptions(query: URLSearchParams, before: RideWishes, now: RideWishes): void {
  if (now.returnDate && !before.returnDate) query.set('return', '1')
  const [was, seats] = [wishedSeats(before), wishedSeats(now)]
  if (seats === was || query.get('passengersCount') !== (was === undefined ? null : String(was))) return
  if (seats === undefined) query.delete('passengersCount')
  else query.set('passengersCount', String(seats))
}
