import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSearchWorld, ids, type Searcher, suggestion } from '../testing/searchWorld.ts'
import { createPlaceSearch, type PlaceSearchSetup, type PlaceSearchState } from './finderSearch.ts'

type Step =
  | { do: 'type'; text: string }
  | { do: 'advance'; by: number }
  | { do: 'answer'; at: number; how: 'some' | 'none' | 'error' }
  | { do: 'stop' | 'reset' | 'enter' }

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('type' as const),
        text: fc.oneof(
          fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 }),
          fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 3, maxLength: 4 }),
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('advance' as const), by: fc.constantFrom(50, 300, 1000, 2000) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        at: fc.nat(3),
        how: fc.constantFrom('some' as const, 'some' as const, 'none' as const, 'error' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('stop' as const, 'reset' as const, 'enter' as const) }),
    },
  ),
  { maxLength: 40 },
)

const found = (call: string, term: string) => [suggestion(`${term}/both`), suggestion(`${term}/${call}`)]

/** Latest input wins: what is shown always belongs to what stands in the input. */
function latestWins(create: (setup: PlaceSearchSetup) => Searcher) {
  return fc.asyncProperty(steps, async (script: Step[]) => {
    const world = createSearchWorld(create)
    let term = ''
    const check = () => {
      const list = ids(world.search.get())
      if (list.some((id) => !id.startsWith(`${term}/`))) throw new Error(`${list} shown for ${term}`)
      if (new Set(list).size !== list.length) throw new Error(`${list} has duplicates`)
      const live = world.requests.filter((one) => !one.signal.aborted)
      if (live.length > 1) throw new Error(`${live.length} live requests`)
    }
    const answer = async (at: number, how: string) => {
      const request = world.requests[at]
      if (!request) return
      const list =
        how === 'error' ? new Error('down') : how === 'none' ? [] : found(request.call, request.term)
      await world.answer(list, at)
    }
    for (const step of script) {
      if (step.do === 'type') {
        term = [...step.text].length < 3 ? '' : step.text
        world.search.type(step.text)
      } else if (step.do === 'advance') await world.advance(step.by)
      else if (step.do === 'answer') await answer(step.at % Math.max(1, world.requests.length), step.how)
      else {
        if (step.do === 'stop') term = ''
        world.search[step.do]()
      }
      await world.settle()
      check()
    }
    for (let turn = 0; turn < 6; turn++) {
      while (world.requests.length > 0) await answer(0, 'some')
      await world.advance(5000)
      check()
    }
    if (term !== '' && world.search.get().term !== term)
      throw new Error(`the list is of ${world.search.get().term}`)
  })
}

/** A twin with the usual fault: it cancels its timer, but trusts that answers come in the order of their questions. */
function createRacySearch(setup: PlaceSearchSetup): Searcher {
  let state: PlaceSearchState = { term: '', status: 'idle', nodes: [], places: [] }
  let cancel = () => {}
  const never = new AbortController().signal
  const type = (text: string) => {
    cancel()
    state = { term: text.length < 3 ? '' : text, status: 'loading', nodes: [], places: [] }
    if (text.length < 3) return
    cancel = setup.wait(async () => {
      const nodes = await setup.transportNodes(text, never).catch(() => [])
      state = { ...state, nodes }
    }, setup.debounceMs)
  }
  return { get: () => state, type, stop: () => type(''), reset: () => type(state.term), enter() {} }
}

describe('REL-04 latest input wins', () => {
  it('REL-04 holds for from and to over random orders of keys, timers and answers', async () => {
    await fc.assert(latestWins(createPlaceSearch), { numRuns: 2000 })
  }, 60_000)

  it('REL-04 the same check catches a racy twin', async () => {
    const verdict = await fc.check(latestWins(createRacySearch), { numRuns: 2000 })
    expect(verdict.failed).toBe(true)
  }, 60_000)
})
