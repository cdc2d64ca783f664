import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { answerStep, createHeldCalls, faultOf, schedules } from '../../testing/schedules.ts'
import { createResources, type Resources } from './resources.ts'

type Ask = Resources['ask']
type Create = (platform: Parameters<typeof createResources>[0]) => Pick<Resources, 'ask'>

const askers = [0, 1, 2] as const
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('ask' as const),
        who: fc.constantFrom(...askers),
        about: fc.constantFrom('a', 'b'),
        isAnew: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('leave' as const), who: fc.constantFrom(...askers) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const) }) },
    { weight: 5, arbitrary: answerStep },
  ),
  { maxLength: 40, size: 'max' },
)

async function settle() {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

/** Askers of one module, each of whom wants one thing at a time, and a service that answers in any order. */
function createWorld(create: Create) {
  const platform = createFakePlatform()
  let listeners = 0
  const { ask } = create({
    ...platform,
    pageEvents: {
      ...platform.pageEvents,
      onHistory(listener) {
        const end = platform.pageEvents.onHistory(listener)
        listeners += 1
        return () => {
          listeners -= 1
          end()
        }
      },
    },
  })
  const calls = createHeldCalls<string>()
  const signals: { about: string; signal: AbortSignal; isOver: boolean }[] = []
  const waiting = new Map<number, { about: string; own: AbortController }>()
  let fault: string | null = null

  function leave(who: number) {
    waiting.get(who)?.own.abort()
    waiting.delete(who)
  }

  function begin(who: number, about: string, isAnew: boolean) {
    leave(who)
    const own = new AbortController()
    const question = { about, own }
    waiting.set(who, question)
    const read = async (signal: AbortSignal) => {
      const call = { about, signal, isOver: false }
      signals.push(call)
      try {
        return await calls.hold(about, signal)
      } finally {
        call.isOver = true
      }
    }
    const tell = (answer: string) => {
      if (waiting.get(who) !== question) return
      if (!answer.startsWith(about)) fault = `${answer} told of ${about}`
      waiting.delete(who)
    }
    ask(['thing', about], read, { signal: own.signal, ...(isAnew && { freshForMs: 0 }) }).then(
      tell,
      (error: Error) => tell(`${about}: ${error.message}`),
    )
  }

  const live = () => signals.filter(({ signal, isOver }) => !signal.aborted && !isOver)
  return {
    begin,
    leave,
    goBack: () => platform.goBack(),
    answer: (at: number, end: Parameters<typeof calls.end>[1]) =>
      void calls.end(at, end, (name) => [`${name}: yes`, `${name}: no`]),
    check() {
      if (fault) throw new Error(fault)
      const running = live().map(({ about }) => about)
      const wanted = new Set([...waiting.values()].map(({ about }) => about))
      if (new Set(running).size < running.length) throw new Error(`two calls about one thing: ${running}`)
      for (const about of running) if (!wanted.has(about)) throw new Error(`${about} is asked for nobody`)
      for (const about of wanted) if (!running.includes(about)) throw new Error(`${about} is never told`)
      if (running.length === 0 && listeners > 0) throw new Error('a listener is left')
    },
  }
}

/** Property: each thing that somebody waits for has one call, and nothing else has one. */
function oneCall(create: Create) {
  return fc.asyncProperty(steps, async (script) => {
    const world = createWorld(create)
    for (const step of script) {
      if (step.do === 'ask') world.begin(step.who, step.about, step.isAnew)
      else if (step.do === 'leave') world.leave(step.who)
      else if (step.do === 'back') world.goBack()
      else world.answer(step.at, step.end)
      await settle()
      world.check()
    }
    for (const who of askers) world.leave(who)
    await settle()
    world.check()
  })
}

const createOwn: Create = (platform) => createResources(platform, () => '')

/** A faulty twin in which each asker has a call of its own. */
const createLonelyTwin: Create = () => ({
  ask: ((_, read, { signal = new AbortController().signal } = {}) => read(signal)) as Ask,
})

/** A faulty twin whose calls go on when nobody waits for them. */
const createDeafTwin: Create = (platform) => {
  const { ask } = createOwn(platform)
  return { ask: (key, read, { signal: _, ...options } = {}) => ask(key, read, options) }
}

describe('REL-04 REL-09 questions outside components, in any order of askers and answers', () => {
  it('each thing that somebody waits for has one call, and nothing else has one', async () => {
    await fc.assert(oneCall(createOwn), { numRuns: schedules / 4 })
  }, 300_000)

  it('the same property catches a twin in which each asker has a call of its own', async () => {
    expect(await faultOf(oneCall(createLonelyTwin))).toMatch(/two calls/)
  })

  it('the same property catches a twin whose calls go on for nobody', async () => {
    expect(await faultOf(oneCall(createDeafTwin))).toMatch(/for nobody/)
  })
})
