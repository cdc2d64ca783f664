import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClientError } from '../client/clientError.ts'
import type { Miles } from '../domain/miles.ts'
import {
  answerStep,
  createHeldCalls,
  createScheduleClock,
  faultOf,
  letters,
  passStep,
  schedules,
  settle,
} from '../testing/schedules.ts'
import { createMilesAsker, type MilesSetup } from './useMiles.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const endpoint = 'miles'

function createWorld(create: typeof createMilesAsker) {
  const clock = createScheduleClock()
  const calls = createHeldCalls<Miles>()
  const told: Parameters<MilesSetup['tell']>[0][] = []
  const asker = create({
    clock: { now: () => 0, setTimeout: clock.wait },
    miles: ({ bonusNumber }, signal) =>
      calls.hold(bonusNumber, signal).catch((error: Error) => {
        throw new ClientError(error.message === 'abort' ? 'aborted' : 'network', { endpoint })
      }),
    tell: (one) => told.push(one),
  })
  const ask = (number: string) => asker.ask({ key: number, bonusNumber: number, price: eur(100) }, 300)
  return { clock, calls, told, asker, ask }
}

const values = (number: string): [Miles, Miles] => [
  { message: number, value: 1 },
  { message: `${number} again`, value: 2 },
]

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), number: letters(1, 2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
    { weight: 3, arbitrary: passStep },
    { weight: 5, arbitrary: answerStep },
  ),
  { maxLength: 40, size: 'max' },
)

function latestWins(create: typeof createMilesAsker) {
  return fc.asyncProperty(steps, async (script) => {
    const { clock, calls, told, asker, ask } = createWorld(create)
    let newest: string | null = null
    for (const step of script) {
      const before = told.length
      if (step.do === 'pass') await clock.pass(step.by)
      else if (step.do === 'answer') calls.end(step.at, step.end, values)
      else {
        newest = step.do === 'ask' ? step.number : null
        if (newest === null) asker.stop()
        else ask(newest)
      }
      await settle()
      for (const { key, miles } of told.slice(before)) {
        if (key !== newest) throw new Error(`${key} told for ${newest}`)
        if (miles && miles.message !== newest) throw new Error(`the miles of ${miles.message}`)
      }
      if (calls.live() > 1) throw new Error(`${calls.live()} calls at once`)
    }
  })
}

/** A twin that tells every answer for the newest question. */
const createRacyTwin: typeof createMilesAsker = ({ miles, clock, tell }) => {
  let newest: string | null = null
  return {
    ask(question) {
      newest = question.key
      clock.setTimeout(
        () =>
          void miles(question, new AbortController().signal).then(
            (answer) => tell({ key: newest ?? '', miles: answer, refusal: null }),
            () => {},
          ),
        300,
      )
    },
    stop() {
      newest = null
    },
    pending: () => null,
  }
}

describe('the miles to be earned', () => {
  it('REL-04 only the newest number and total are answered, in any order of answers', async () => {
    await fc.assert(latestWins(createMilesAsker), { numRuns: schedules / 10 })
  })

  it('REL-04 the same property catches a twin that tells every answer', async () => {
    expect(await faultOf(latestWins(createRacyTwin))).toMatch(/told for|miles of|calls at once/)
  })

  it('BOOK-36 waits 300 ms, then asks once', async () => {
    const { ask, calls, clock } = createWorld(createMilesAsker)
    ask('1007')
    await clock.pass(299)
    ask('1016')
    await clock.pass(299)
    expect(calls.count()).toBe(0)
    await clock.pass(1)
    expect(calls.count()).toBe(1)
  })

  it.each([
    [400, 'There is no such number.', 'There is no such number.'],
    [401, 'Sign in', null],
    [500, 'Oops', null],
  ])('BOOK-36 a refusal with status %i', async (status, serverMessage, refusal) => {
    const told: unknown[] = []
    const clock = createScheduleClock()
    const asker = createMilesAsker({
      clock: { now: () => 0, setTimeout: clock.wait },
      miles: () => Promise.reject(new ClientError('rejected', { endpoint, status, serverMessage })),
      tell: (one) => told.push(one),
    })
    asker.ask({ key: 'k', bonusNumber: '1007', price: eur(100) })
    await settle()
    expect(told).toEqual([{ key: 'k', miles: null, refusal }])
  })
})
