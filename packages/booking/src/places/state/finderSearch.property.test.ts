import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Suggestion } from '../../kernel/model/place.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import {
  answerStep,
  createHeldCalls,
  createScheduleClock,
  type End,
  faultOf,
  letters,
  passStep,
  schedules,
  settle,
} from '../../testing/schedules.ts'
import { suggestion } from '../../testing/worlds/searchWorld.ts'
import {
  createPlaceSearch,
  type PlaceSearch,
  type PlaceSearchSetup,
  type PlaceSearchState,
} from './finderSearch.ts'

type Create = (setup: PlaceSearchSetup) => PlaceSearch
type Step =
  | { do: 'answer'; at: number; end: End }
  | { do: 'type'; text: string }
  | { do: 'choose' | 'blur' | 'enter' | 'reset' | 'forget' | 'unmount' }

/** Milliseconds from the last key to the look-up. */
const sides = { from: 300, to: 300, stop: 500 } as const

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...(Object.keys(sides) as (keyof typeof sides)[])),
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          do: fc.constant('type' as const),
          text: fc.oneof(letters(3, 4), letters(3, 4), letters(0, 2)),
        }),
      },
      { weight: 5, arbitrary: passStep },
      { weight: 6, arbitrary: answerStep },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constantFrom<'choose' | 'blur' | 'enter' | 'reset' | 'forget' | 'unmount'>(
            'choose',
            'blur',
            'enter',
            'enter',
            'reset',
            'forget',
            'unmount',
          ),
        }),
      },
    ),
  ),
  { maxLength: 60, size: 'max' },
)

/** Creates one input with a fake service, and records the answers that are true for it. */
function createInput(create: Create, wait: PlaceSearchSetup['wait'], debounceMs: number) {
  const calls = createHeldCalls<readonly Suggestion[]>()
  /** Terms for which the service has answered, in a call that was not cancelled, that there is no place. */
  const unknown = new Set<string>()
  let term = ''
  let typed = ''
  let sealed: PlaceSearchState | null = null
  let fault: string | null = null
  const search = create({
    transportNodes: (about, signal) => calls.hold(`${about}/nodes`, signal),
    findPlaces: (about, signal) => calls.hold(`${about}/places`, signal),
    wait,
    on: createFakePlatform(),
    debounceMs,
    secondLookupMs: 2000,
    onChange() {
      if (sealed) fault = 'a change after the end'
    },
    onNothing() {
      if (sealed) fault = 'a word after the end'
      else if (typed === '' || (typed.length >= 3 && !unknown.has(term)))
        fault = `${term} is said to be not found`
    },
  })
  const list = () => [...search.get().nodes, ...search.get().places].map(({ placeId }) => placeId)

  function answer(at: number, end: End) {
    const ended = calls.end(at, end, (name, isEmpty) => {
      const [about] = name.split('/')
      return [isEmpty ? [] : [suggestion(`${about}/both`), suggestion(name)], [suggestion(`${about}/again`)]]
    })
    const [about = '', of] = ended?.name.split('/') ?? []
    if (end === 'none' && of === 'places' && !ended?.signal.aborted) unknown.add(about)
  }

  return {
    take(step: Step) {
      if (step.do === 'answer') return answer(step.at, step.end)
      if (sealed) return
      if (step.do === 'type') {
        search.type(step.text)
        typed = step.text
        term = step.text.length < 3 ? '' : step.text
      } else if (step.do === 'enter' || step.do === 'reset' || step.do === 'forget') search[step.do]()
      else if (step.do !== 'choose' || list().length > 0) {
        search.stop()
        typed = ''
        term = ''
        if (step.do === 'unmount') sealed = search.get()
      }
    },
    check() {
      if (fault) throw new Error(fault)
      const shown = list()
      const state = search.get()
      if (sealed && state !== sealed) throw new Error('a change after the end')
      if (state.term !== term || shown.some((id) => !id.startsWith(`${term}/`)))
        throw new Error(`${state.term}: ${shown} shown for ${term}`)
      if (new Set(shown).size !== shown.length) throw new Error(`${shown} has doubles`)
      if (calls.live() > 1) throw new Error(`${calls.live()} calls at once`)
    },
    end() {
      while (calls.count() > 0) answer(0, 'some')
    },
    checkEnd() {
      const { status } = search.get()
      if (status === 'loading' || status === 'more') throw new Error(`${term} is looked up for ever`)
    },
  }
}

/**
 * Property: the list belongs to the text of the input, at most one of its calls is pending, and nothing is
 * reported after the end.
 */
function latestWins(create: Create) {
  return fc.asyncProperty(steps, async (script) => {
    const clock = createScheduleClock()
    const input = (side: keyof typeof sides) => createInput(create, clock.wait, sides[side])
    const inputs = { from: input('from'), to: input('to'), stop: input('stop') }
    const check = async () => {
      await settle()
      for (const one of Object.values(inputs)) one.check()
    }
    for (const [side, step] of script) {
      if (step.do === 'pass') await clock.pass(step.by)
      else inputs[side].take(step)
      await check()
    }
    for (let round = 0; round < 3; round++) {
      await clock.pass(5000)
      for (const one of Object.values(inputs)) one.end()
      await check()
    }
    for (const one of Object.values(inputs)) one.checkEnd()
  })
}

/**
 * Faulty implementation: it waits for the last key, but assumes that responses arrive in the order of their
 * requests.
 */
const createRacyTwin: Create = (setup) => {
  const idle: PlaceSearchState = { term: '', status: 'idle', nodes: [], places: [] }
  let state = idle
  let cancel = () => {}
  const type = (text: string) => {
    cancel()
    state = text.length < 3 ? idle : { ...idle, term: text, status: 'loading' }
    if (text.length < 3) return
    cancel = setup.wait(async () => {
      const nodes = await setup.transportNodes(text, new AbortController().signal).catch(() => [])
      state = { ...state, status: 'ready', nodes }
    }, setup.debounceMs)
  }
  const reset = () => type(state.term)
  return { get: () => state, type, stop: () => type(''), reset, forget() {}, enter() {} }
}

/** Faulty implementation: it takes a failed or aborted call for an empty list. */
const createHastyTwin: Create = (setup) =>
  createPlaceSearch({
    ...setup,
    transportNodes: (term, signal) => setup.transportNodes(term, signal).catch(() => []),
    findPlaces: (term, signal) => setup.findPlaces(term, signal).catch(() => []),
  })

describe('REL-04 latest input wins in from, to and a stop', () => {
  it('REL-04 PLACE-03 the list is of what stands in the input, in any order of keys, choices, blurs, unmounts and answers', async () => {
    await fc.assert(latestWins(createPlaceSearch), { numRuns: schedules })
  }, 300_000)

  it('REL-04 the same property catches a twin that shows whatever answers last', async () => {
    expect(await faultOf(latestWins(createRacyTwin))).toMatch(/shown for|calls at once|after the end/)
  })

  it('REL-04 PLACE-06 the same property catches a twin that takes an aborted call for "not found"', async () => {
    expect(await faultOf(latestWins(createHastyTwin))).toContain('is said to be not found')
  })
})
