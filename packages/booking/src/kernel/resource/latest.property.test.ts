import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
import { createLatest, type Latest, type LatestSetup } from './latest.ts'

type Create = (setup: LatestSetup<string, string>) => Latest<string>
type Step = { do: 'answer'; at: number; end: End } | { do: 'ask'; route: string } | { do: 'stop' }

const ways = { prices: 0, 'reverse prices': 0, rent: 2000 } as const

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), route: letters(2, 2) }) },
      { weight: 3, arbitrary: passStep },
      { weight: 6, arbitrary: answerStep },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
    ),
  ),
  { maxLength: 60, size: 'max' },
)

/** One list of prices and the service that answers it. */
function createList(create: Create, wait: LatestSetup<string, string>['wait'], delayMs: number) {
  const calls = createHeldCalls<string>()
  let newest: string | null = null
  let shown: string | null = null
  let fault: string | null = null
  const tell = (route: string, what: string) => {
    if (shown !== null) fault = `${what} told a second time`
    else if (newest === null) fault = `${what} shown after the end`
    else if (route !== newest) fault = `${what} shown for ${newest}`
    shown = what
  }
  const latest = create({
    ask: calls.hold,
    wait,
    onAnswer: tell,
    onFailure: (route, error) => tell(route, `${route}: ${error}`),
  })
  const told = (route: string): [string, string] => [`${route}: offers`, `${route}: offers again`]
  return {
    take(step: Step) {
      if (step.do === 'answer') return void calls.end(step.at, step.end, told)
      shown = null
      newest = step.do === 'ask' ? step.route : null
      if (newest === null) latest.stop()
      else latest.ask(newest, delayMs)
    },
    check() {
      if (fault) throw new Error(fault)
      if (calls.live() > 1) throw new Error(`${calls.live()} calls at once`)
      const pending = latest.pending()
      if (pending !== null && pending !== newest) throw new Error(`${pending} asked for ${newest}`)
      if (newest !== null && (pending === null) !== (shown !== null))
        throw new Error(`${newest} is ${shown === null ? 'neither' : 'both'} asked and shown`)
    },
    end() {
      while (calls.count() > 0) calls.end(0, 'some', told)
    },
  }
}

/**
 * Property: the shown prices belong to the newest route, at most one call of a list is running, and no callback runs
 * after `stop`.
 */
function latestWins(create: Create) {
  return fc.asyncProperty(steps, async (script) => {
    const clock = createScheduleClock()
    const list = (way: keyof typeof ways) => createList(create, clock.wait, ways[way])
    const lists = { prices: list('prices'), 'reverse prices': list('reverse prices'), rent: list('rent') }
    const check = async () => {
      await settle()
      for (const one of Object.values(lists)) one.check()
    }
    for (const [way, step] of script) {
      if (step.do === 'pass') await clock.pass(step.by)
      else lists[way].take(step)
      await check()
    }
    await clock.pass(5000)
    for (const one of Object.values(lists)) one.end()
    await check()
  })
}

/** A faulty twin that passes every answer on. */
const createRacyTwin: Create = ({ ask, wait, onAnswer, onFailure }) => {
  let pending: string | null = null
  let cancel = () => {}
  const run = async (question: string) => {
    await ask(question, new AbortController().signal).then(
      (answer) => onAnswer(question, answer),
      (error) => onFailure(question, error),
    )
    pending = null
  }
  return {
    ask(question, delayMs = 0) {
      cancel()
      pending = question
      if (delayMs > 0) cancel = wait(() => void run(question), delayMs)
      else void run(question)
    },
    stop() {
      cancel()
      pending = null
    },
    pending: () => pending,
  }
}

/** A faulty twin that drops late answers, but not those that arrive after `stop`. */
const createUndeadTwin: Create = ({ onAnswer, onFailure, ...setup }) => {
  const latest = createLatest({ ...setup, onAnswer, onFailure })
  return { ...latest, stop() {} }
}

/** A faulty twin that knows the newest question, but not that it was already answered. */
const createDoublingTwin: Create = ({ ask, wait, onAnswer, onFailure }) => {
  let newest = 0
  let pending: string | null = null
  let cancel = () => {}
  let abort = new AbortController()
  const end = () => {
    newest += 1
    cancel()
    abort.abort()
    abort = new AbortController()
  }
  const run = (question: string, own: number) => {
    const settled = (tell: () => void) => {
      if (own !== newest) return
      pending = null
      tell()
    }
    void ask(question, abort.signal).then(
      (answer) => settled(() => onAnswer(question, answer)),
      (error) => settled(() => onFailure(question, error)),
    )
  }
  return {
    ask(question, delayMs = 0) {
      end()
      const own = newest
      pending = question
      if (delayMs > 0) cancel = wait(() => run(question, own), delayMs)
      else run(question, own)
    },
    stop() {
      end()
      pending = null
    },
    pending: () => pending,
  }
}

describe('REL-04 latest input wins in prices, reverse prices and rent', () => {
  it('REL-04 what is shown is of the newest route, in any order of routes, unmounts and answers', async () => {
    await fc.assert(latestWins(createLatest), { numRuns: schedules })
  }, 300_000)

  it('REL-04 the same property catches a twin that shows whatever answers last', async () => {
    expect(await faultOf(latestWins(createRacyTwin))).toMatch(
      /shown for|calls at once|after the end|told a second time/,
    )
  })

  it('REL-04 the same property catches a twin that tells a doubled answer twice', async () => {
    expect(await faultOf(latestWins(createDoublingTwin))).toMatch(/told a second time/)
  })

  it('REL-04 the same property catches a twin that tells of a call after the end', async () => {
    expect(await faultOf(latestWins(createUndeadTwin))).toMatch(/after the end|asked for null/)
  })
})
