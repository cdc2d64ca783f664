import type { Suggestion } from '../../kernel/model/place.ts'
import {
  createPlaceSearch,
  type PlaceSearchSetup,
  type PlaceSearchState,
} from '../../places/state/finderSearch.ts'
import { createFakePlatform } from '../fakePlatform.ts'

/** A suggested place whose text is its id. */
export const suggestion = (placeId: string, more: Partial<Suggestion> = {}): Suggestion => ({
  placeId,
  mainText: placeId,
  secondaryText: '',
  icon: 'building',
  country: null,
  location: null,
  exact: true,
  ...more,
})

/** A look-up that waits for its response. */
export interface Request {
  call: 'nodes' | 'places'
  term: string
  signal: AbortSignal
  answer(list: readonly Suggestion[] | Error): void
}

/** A clock and a service that the test controls; responses may come in any order. */
export function createSearchWorld(create: (setup: PlaceSearchSetup) => Searcher = createPlaceSearch) {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const requests: Request[] = []
  const shown: PlaceSearchState[] = []
  let nothing = 0
  const ask = (call: Request['call']) => (term: string, signal: AbortSignal) =>
    new Promise<readonly Suggestion[]>((resolve, reject) => {
      requests.push({
        call,
        term,
        signal,
        answer(list) {
          requests.splice(requests.indexOf(this), 1)
          if (list instanceof Error) reject(list)
          else resolve(list)
        },
      })
    })
  const search = create({
    transportNodes: ask('nodes'),
    findPlaces: ask('places'),
    wait(run, milliseconds) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    on: createFakePlatform(),
    debounceMs: 300,
    secondLookupMs: 2000,
    onChange: (state) => shown.push(state),
    onNothing: () => {
      nothing += 1
    },
  })
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
  }
  return {
    search,
    requests,
    shown,
    settle,
    nothing: () => nothing,
    timers: () => timers.length,
    async advance(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.run()
        await settle()
      }
      now = end
    },
    async answer(list: readonly Suggestion[] | Error, at = 0) {
      requests[at]?.answer(list)
      await settle()
    },
  }
}

/** The look-ups that are tested: the real ones, or a faulty variant that the test has to detect. */
export interface Searcher {
  get(): PlaceSearchState
  type(text: string): void
  stop(): void
  reset(): void
  enter(): void
}

/** Ids of the shown places, in their order. */
export const ids = (state: PlaceSearchState) => [...state.nodes, ...state.places].map((one) => one.placeId)
